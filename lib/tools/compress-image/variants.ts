import { acceptType, imageCompression } from "../shared";
import type { Tool } from "../types";

const preset = { ...imageCompression, variantOf: "/compress-image", competition: "high" } as const;

/** Pages that preset one format. */
const formats = [
  { path: "/compress-jpeg", from: "jpg", accept: acceptType("image/jpeg") },
  { path: "/compress-png", from: "png", accept: acceptType("image/png") },
] as const;

/** Pages that preset the most bytes of each result. */
const sizes = [
  { path: "/compress-image-to-20kb", targetSize: 20_000, demand: "high" },
  { path: "/compress-image-to-50kb", targetSize: 50_000, demand: "high" },
  { path: "/compress-image-to-100kb", targetSize: 100_000, demand: "very-high" },
  { path: "/compress-image-to-200kb", targetSize: 200_000, demand: "high" },
  { path: "/compress-image-to-500kb", targetSize: 500_000, demand: "high" },
  { path: "/compress-image-to-1mb", targetSize: 1_000_000, demand: "high" },
] as const;

export const variants = [
  ...formats.map((row) => ({ ...preset, demand: "high" as const, ...row })),
  ...sizes.map((row) => ({ ...preset, ...row })),
] satisfies Tool[];
