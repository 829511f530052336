import { diffuse } from "./diffuse";
import { LEAVE } from "./exact";
import { countColors, type Histogram } from "./histogram";
import { InverseMap } from "./inverse-map";
import { findPalette, type Palette } from "./palette";
import { type Area, type Indexed, MOST_COLORS } from "./types";

/** A palette serves the next frame too while its error grows by no more than this: colors then do not flicker. */
const SAME_SCENE = 1.15;
/** A mean squared difference that nobody sees; a table of its own costs a frame 768 bytes. */
const UNSEEN = 4;

type Found = { palette: Palette; map: InverseMap; error: number };

/** Whether all of an area is drawn. */
function isWhole({ drawn, rect, stride }: Area): boolean {
  if (!drawn) return true;
  for (let y = rect.top; y < rect.top + rect.height; y += 1) {
    const start = y * stride + rect.left;
    if (drawn.subarray(start, start + rect.width).includes(0)) return false;
  }
  return true;
}

/** Mean squared difference between colors and those of a palette that they map to. */
function errorOf({ colors, counts, total }: Histogram, map: InverseMap): number {
  let sum = 0;
  colors.forEach((color, at) => {
    sum += map.errorOf(color) * (counts[at] as number);
  });
  return sum / total;
}

/** Gives frames of many colors a palette, dithered. */
export class Quantizer {
  #found: Found | undefined;

  #find(histogram: Histogram, count: number): Found {
    const last = this.#found;
    if (last && errorOf(histogram, last.map) <= Math.max(last.error * SAME_SCENE, UNSEEN)) return last;
    const palette = findPalette(histogram, count);
    const map = new InverseMap(palette);
    return { palette, map, error: errorOf(histogram, map) };
  }

  /** @param alone no other frame follows, which would leave pixels as they are */
  quantize(area: Area, alone: boolean): Indexed {
    const whole = !area.clears && isWhole(area);
    this.#found = this.#find(countColors(area), whole && alone ? MOST_COLORS : MOST_COLORS - 1);
    const { palette, map } = this.#found;
    const { colors } = palette;
    const leave = colors.length;
    const indices = diffuse(area, palette, map, leave);
    return whole
      ? { indices, palette: colors }
      : { indices, palette: Uint32Array.of(...colors, LEAVE), leave };
  }
}
