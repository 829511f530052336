import type { Tool } from "../tools";

/** How often a conversion is looked for in a month, as the page copy says it; copy, not measured. */
export const searches: Readonly<Partial<Record<Tool["path"], string>>> = {
  "/png-to-jpg": "1.2M+",
  "/image-to-pdf": "896K+",
  "/heic-to-jpg": "823K+",
  "/image-compressor": "673K+",
};
