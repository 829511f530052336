import { type TileId, tiles } from "@/lib/formats";

const lineOf = (tile: TileId) => {
  const { hue } = tiles[tile];
  return `light-dark(oklch(0.6 0.15 ${hue}), oklch(0.78 0.13 ${hue}))`;
};

/** A conversion as a colour: from the one's hue to the other's, left to right. A CSS image. */
export const turnGradient = (from: TileId, to: TileId) =>
  `linear-gradient(to right in oklab, ${lineOf(from)}, ${lineOf(to)})`;
