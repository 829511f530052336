import { type FormatId, formats } from "../../formats";
import type { Tool } from "../types";

/** Formats whose details can be taken out without touching the picture. */
const taken = ["jpg", "png", "webp", "heic", "avif"] as const satisfies FormatId[];
const types = taken.flatMap((id) => [...formats[id].mimes]);
const endings = taken.flatMap((id) => formats[id].extensions.map((extension) => `.${extension}`));

export const tool = {
  path: "/remove-exif",
  from: "image",
  to: "image",
  screen: "batch",
  call: "removeExif",
  accept: { types, endings, picker: [...types, ...endings].join(",") },
  failures: "generic",
  alternative: "none",
  demand: "high",
  competition: "medium",
} as const satisfies Tool;
