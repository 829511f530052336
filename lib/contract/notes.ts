/** Sentences about a result that is right, and still not all of its original. */
export const notes = {
  firstFrame: (frames: number) => `Only the first of ${frames} frames is in this format.`,
  firstPage: (pages: number) => `Only the first of ${pages} pages is in this format.`,
} as const;
