import { counted } from "../format";

/** Words of the screen that makes a PDF smaller. */
export const pdfCompress = {
  busy: "Compressing...",
  working: counted({ one: "Uploaded. Compressing now.", other: "Uploaded. Compressing {n} files." }),
  levels: "Compression level",
  /** A level, and what it means. */
  level: "{name}: {means}",
  /** In place of the levels. */
  oneLevel: "This PDF has no pictures to shrink. We pack the rest more tightly, without any loss.",
  fewerLevels: "Levels that give the same are left out.",
  finished: "Finished, {percent}% smaller.",
  finishedKept: "Finished, not smaller.",
  done: "Compression complete!",
  smaller: "{percent}% smaller: from {before} to {after}.",
  /** Without a reason, which the note has: the level, or a signature. */
  kept: "This PDF didn't get smaller",
  stillSize: "Its size is still {size}.",
  compare: "Compare pages",
  drawing: "Drawing page {page}...",
};
