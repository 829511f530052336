import { THREE_VIEW_MAX_FILES } from "../limits";
import type { ThreeViewScreen } from "./types";
import { stepsFor } from "./words";

/** JPG to WEBP and JPG to GIF: one screen, two targets. */
export const threeViewTo = <const To extends "webp" | "gif">(to: To) => {
  const label = to.toUpperCase();
  return {
    from: "jpg",
    to,
    island: "three-view",
    call: "imageConvert",
    fields: { format: to },
    accept: { types: [], endings: [".jpg", ".jpeg"], picker: ".jpg,.jpeg,image/jpeg" },
    messages: {
      none: "Please select at least one JPG file.",
      some: "Only JPG files were added.",
      tooMany: `Only the first ${THREE_VIEW_MAX_FILES} files are kept.`,
    },
    dropZone: {
      prompt: "Drag & drop or click to upload",
      dragging: "Drop JPG files here",
      or: "or",
      button: "Select JPG Files",
      hint: `Maximum ${THREE_VIEW_MAX_FILES} files`,
    },
    action: `Convert to ${label}`,
    steps: stepsFor(`Converting JPG to ${label}...`),
  } as const satisfies ThreeViewScreen;
};
