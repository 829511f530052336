import { counted } from "../format";

/** Words of the screen that makes pictures smaller. */
export const compressor = {
  /** A single step, because nothing tells the page how far the server is. */
  steps: ["Finding the smallest size..."],
  working: counted({ one: "Uploaded. Compressing now.", other: "Uploaded. Compressing {n} files." }),
  note: "We try several settings for each picture, so large ones take longer.",
  busy: "Compressing...",
  announced: { started: "Compression started.", canceled: "Compression canceled." },
  finished: counted({ other: "Finished, {n} compressed." }),
  smaller: "From {before} to {after}: {percent}% smaller overall.",
  kept: "Still {size}: no smaller overall.",
  zip: "Download Compressed ZIP",
  jpg: {
    action: "Use JPG instead",
    actionOf: "Use JPG instead of {name}",
    converting: "Converting {name} to JPG.",
    ready: "{name} is ready, {size}.",
    /** What the row of such a JPG says. */
    made: "Now a JPG.",
    madeOf: "Now a JPG of {width} × {height} pixels.",
    failed: "We couldn't make the JPG.",
  },
};
