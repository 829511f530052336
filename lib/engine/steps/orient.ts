import type { Step } from "../source";

/** Turns the pixels as the EXIF orientation says. libheif has done so already for HEIC and AVIF, and drops the tag. */
export const orient: Step = (pixels) => pixels.autoOrient();
