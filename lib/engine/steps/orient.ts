import { type Step, showsMotion } from "../source";

/**
 * Turns the pixels as the EXIF orientation says. libheif has done so already for HEIC and AVIF, and drops the tag. An
 * animation is not turned: no program does.
 */
export const orient: Step = (pixels, source, { to }) =>
  showsMotion(source, to) ? pixels : pixels.autoOrient();
