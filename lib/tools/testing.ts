import { type Entry, toolsIn } from ".";

const paths: readonly string[] = [
  "/png-to-jpg",
  "/heic-to-jpg",
  "/jpg-to-png",
  "/webp-to-jpg",
  "/webp-to-png",
  "/jpg-to-webp",
  "/avif-to-jpg",
  "/heic-to-png",
  "/avif-to-png",
  "/png-to-webp",
  "/jpg-to-gif",
  "/jpeg-to-jpg",
  "/Jpg-to-jpeg",
  "/image-compressor",
  "/compress-image",
  "/image-to-pdf",
  "/jpg-to-pdf",
  "/pdf-to-jpg",
  "/pdf-to-image",
  "/pdf-to-png",
  "/pdf-to-webp",
  "/compress-pdf",
  "/pdf-to-word",
];

/**
 * The tools of the specification, for tests that expect one tool to be chosen among others: a tool that is
 * added later may rightly be a better choice on the site, and must not break those tests.
 */
export const specifiedTools: readonly Entry[] = toolsIn("en").registry.filter(({ tool }) =>
  paths.includes(tool.path),
);
