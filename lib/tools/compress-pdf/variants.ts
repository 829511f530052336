import { pdfCompression } from "../shared";
import type { Tool } from "../types";

/** Pages that preset the most bytes of the result. */
const sizes = [
  { path: "/compress-pdf-to-100kb", targetSize: 100_000 },
  { path: "/compress-pdf-to-200kb", targetSize: 200_000 },
  { path: "/compress-pdf-to-500kb", targetSize: 500_000 },
  { path: "/compress-pdf-to-1mb", targetSize: 1_000_000 },
] as const;

const preset = {
  ...pdfCompression,
  variantOf: "/compress-pdf",
  alternative: "/compress-image",
  demand: "medium",
  competition: "medium",
} as const;

export const variants = sizes.map((row) => ({ ...preset, ...row })) satisfies Tool[];
