import type { Step } from "../source";

/**
 * To sRGB from the file's profile, or from libvips' own for CMYK without one. Gray stays one channel, and 16 bits
 * stay where the target can hold them: a second loss is not ours to add.
 */
export const toSrgb: Step = (pixels, { gray, bits, hasProfile }, { to }) => {
  const deep = bits === 16 && (to === "png" || to === "tiff");
  if (gray) return pixels.toColorspace(deep ? "grey16" : "b-w");
  const converted = deep ? pixels.toColorspace("rgb16") : pixels;
  // sharp takes 16-bit pixels to Display P3 and leaves them there, unlabelled, unless an output profile is named.
  return bits === 16 && hasProfile ? converted.withIccProfile("srgb", { attach: false }) : converted;
};
