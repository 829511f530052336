import type { FormatId } from "../formats";

/** Resolution from which small print in scans is easy to read. */
const FINE_PRINT_DPI = 100;

/** Sentences about a result that is correct, but differs from what the visitor may expect. */
export const notes = {
  firstFrame: (frames: number) => `This animation has ${frames} frames; you get the first.`,
  firstPicture: (pictures: number) => `This file holds ${pictures} pictures; you get the first.`,
  mainPicture: (pictures: number) => `This file holds ${pictures} pictures; you get the main one.`,
  smallPreview: (width: number, height: number) =>
    `The preview in this RAW file is smaller than the photo: ${width} × ${height} pixels. You get the preview.`,
  fitsAsJpg: "As a JPG it fits at full size.",
  colorsFitAsJpg: "Now in few colors. As a JPG it fits with all of them.",
  notEnlarged: "This picture is smaller than the size you chose, and wasn't enlarged.",
  keptPdf: "This PDF is already as small as this level can make it. You get it back unchanged.",
  fittingPdf: "This PDF is within your limit already. You get it back unchanged.",
  fittedPdf: (dpi: number) =>
    `To fit your limit, pictures were reduced to ${dpi} dpi or less.${dpi <= FINE_PRINT_DPI ? " Check that you can read the small print." : ""}`,
  signedPdf: "This PDF is signed, and any change would break its signature. You get it back unchanged.",
  searchablePdf: "You can search the text of this PDF already. You get it back unchanged.",
  noTextFound: "We found no text on its pages.",
  noTextInPicture: "We found no text in this picture.",
  readScans: (pages: number, left: number) =>
    `${pages === 1 ? "One page is a scan" : `${pages} pages are scans`}, so we read the text from ${pages === 1 ? "its picture" : "their pictures"}. Check it for mistakes.${left > 0 ? ` ${left} more couldn't be read.` : ""}`,
  unreadableText: ([first = 1, ...others]: readonly number[]) =>
    others.length === 0
      ? `Some text on page ${first} couldn't be read, because its font doesn't say which letters it shows.`
      : `Some text on ${others.length + 1} pages, such as page ${first}, couldn't be read, because its font doesn't say which letters it shows.`,
  lostScans: (pages: number) =>
    pages === 1
      ? "One page couldn't be read. It's in the PDF without text."
      : `${pages} pages couldn't be read. They're in the PDF without text.`,
  unprotectedPdf: "The new PDF opens without a password.",
} as const;

/** Returns the note for a result that holds one of several pictures. The main one of a HEIC may not be its first. */
export function oneOfSeveral(from: FormatId, count: number): string {
  if (from === "heic") return notes.mainPicture(count);
  return from === "tiff" ? notes.firstPicture(count) : notes.firstFrame(count);
}
