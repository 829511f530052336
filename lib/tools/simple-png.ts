import { simplePng } from "../limits";
import type { BatchScreen } from "./types";
import { dropZoneFor, stepsFor } from "./words";

/** The simple PNG layout: one call with the specified options, its failures in the server's words. */
export const simplePngTo = <const To extends "jpg" | "webp">(to: To) => {
  const label = to.toUpperCase();
  return {
    from: "png",
    to,
    island: "batch",
    call: "imageConvert",
    fields: {
      target_format: to,
      quality: String(simplePng.quality),
      preset: "web",
      auto_optimize: "true",
      preserve_metadata: "false",
    },
    timeoutMs: simplePng.timeoutMs,
    accept: { types: ["image/png"], endings: [], picker: "image/png,.png" },
    messages: {
      drop: "Please drop only png files.",
      select: "Please select only png files.",
      none: "Please select at least one PNG file.",
    },
    dropZone: dropZoneFor("PNG"),
    action: `Convert to ${label}`,
    steps: stepsFor(`Converting PNG to ${label}...`),
    success: `{n} ${label} file(s) converted successfully!`,
    failures: "own words",
  } as const satisfies BatchScreen;
};
