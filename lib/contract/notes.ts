import type { FormatId } from "../formats";

/** Sentences about a result that is correct, but differs from what the visitor may expect. */
export const notes = {
  firstFrame: (frames: number) => `Only the first of ${frames} frames is in this format.`,
  firstPage: (pages: number) => `Only the first of ${pages} pages is in this format.`,
  keptPdf: "This PDF cannot be made smaller, so it comes back as it was.",
  signedPdf: "This PDF is signed. Any change would break the signature, so it comes back as it was.",
  unprotectedPdf: "The smaller PDF opens without a password.",
} as const;

/** Formats whose pictures are pages; those of other formats are frames of an animation. */
const paged: readonly FormatId[] = ["tiff", "heic"];

/** Returns the note for a result that holds only the first of several pictures. */
export const firstOf = (from: FormatId, count: number): string =>
  paged.includes(from) ? notes.firstPage(count) : notes.firstFrame(count);
