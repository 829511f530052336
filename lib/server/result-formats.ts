import { type Format, formats } from "../formats";

/** What the engine writes: formats, and JSON from which one of its jobs makes a document. */
export const resultFormats = {
  ...formats,
  zip: { mime: "application/zip", extensions: ["zip"] },
  json: { mime: "application/json", extensions: ["json"] },
} as const satisfies Record<string, Pick<Format, "mime" | "extensions">>;
