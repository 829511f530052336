import type { pdfLevels } from "../contract/pdf";
import { MIB, MIN_FONT_BYTES, MIN_PICTURE_BYTES } from "../limits";

type PdfLevel = (typeof pdfLevels)[number];

/** Bytes of a PDF that is looked through. Larger ones are full of pictures, and would fill a phone's memory. */
const MOST_BYTES = 16 * MIB;

/**
 * Returns the levels that give different files. All of them treat pictures differently; the strongest alone also removes
 * hinting from fonts. Both are streams, whose dictionaries stand in a file in plain text: only other objects are packed
 * together (ISO 32000-1, 7.5.7).
 *
 * @param levels from the gentlest to the strongest
 */
export async function distinctLevels(file: Blob, levels: readonly PdfLevel[]): Promise<readonly PdfLevel[]> {
  if (file.size > MOST_BYTES) return levels;
  const pdf = new TextDecoder("latin1").decode(await file.arrayBuffer());
  // Of one that is cut off, encrypted or no PDF at all, too little is known (ISO 32000-1, 7.5.5).
  if (!pdf.includes("startxref") || /\/Encrypt\b/.test(pdf)) return levels;
  const pictures = [...streamsWith(pdf, /\/Subtype\s*\/Image\b/g, MIN_PICTURE_BYTES)].filter(
    (dictionary) => !/\/JBIG2Decode\b/.test(dictionary),
  );
  if (pictures.some((dictionary) => !isScan(dictionary))) return levels;
  const [font] = streamsWith(pdf, /\/Length1\b|\/(Type1C|CIDFontType0C|OpenType)\b/g, MIN_FONT_BYTES);
  const hasMore = pictures.length > 0 || font !== undefined;
  return levels.filter((level, index) => index === 0 || (hasMore && level === "strong"));
}

/** Returns whether a picture has one bit for each pixel and, on a full page, pixels that the strongest level alone reduces. */
const isScan = (dictionary: string) =>
  /\/BitsPerComponent\s+1\b|\/ImageMask\s+true\b/.test(dictionary) &&
  !/\/(Width|Height)\s+(\d{5,}|[4-9]\d{3})\b/.test(dictionary);

/** Lists the dictionaries of streams of so many bytes with a mark in them. */
function* streamsWith(pdf: string, mark: RegExp, least: number) {
  for (const { index } of pdf.matchAll(mark)) {
    const start = pdf.indexOf("stream", index);
    if (start < 0) return;
    if (pdf.indexOf("endstream", start) - start >= least)
      yield pdf.slice(pdf.lastIndexOf("obj", index), start);
  }
}
