import type { FormatId } from "../formats";

/** Sentences about a result that is right, and still not all of its original. */
export const notes = {
  firstFrame: (frames: number) => `Only the first of ${frames} frames is in this format.`,
  firstPage: (pages: number) => `Only the first of ${pages} pages is in this format.`,
  keptPdf: "This PDF cannot be made smaller, so it comes back as it was.",
  signedPdf: "This PDF is signed. Any change would break the signature, so it comes back as it was.",
  unprotectedPdf: "The smaller PDF opens without a password.",
} as const;

/** Formats whose several pictures are pages; everywhere else they are frames of an animation. */
const paged: readonly FormatId[] = ["tiff", "heic"];

/** The note to a result that shows the first of several pictures of its source. */
export const firstOf = (from: FormatId, count: number): string =>
  paged.includes(from) ? notes.firstPage(count) : notes.firstFrame(count);
