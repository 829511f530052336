import type { Raster } from "./raster";

/** Sampled rows, evenly spread: 2 ms for a megapixel, 5 for twelve. */
const ROWS = 128;
/** Number of colors that count as the paper and ink of a drawing. */
const COLORS = 8;
/**
 * Least share of positions that those colors fill. In 12 screenshots and drawings, also as JPEG of quality 70, it was at
 * least .56; in 30 photos at most .13, and in a smooth gradient .29.
 */
const FILLED = 0.4;
/** Difference in levels between neighbors at an edge of text or of a line. */
const EDGE = 60;
/**
 * Least share of edges in what is not flat: .08 to .4 in drawings, .02 in most photos. It tells a product photo on white
 * from a page of text.
 */
const EDGES = 0.05;

/** Whether a picture is a graphic (flat colors and sharp edges, like a screenshot or a drawing) and not a photo. */
export function isGraphic({ data, width, height, channels }: Raster): boolean {
  const colors = new Map<number, number>();
  let places = 0;
  let flat = 0;
  let edges = 0;
  const rows = Math.min(height - 1, ROWS);
  const below = width * channels;
  for (let row = 0; row < rows; row += 1) {
    const start = Math.floor((row * (height - 1)) / rows) * width * channels;
    for (let x = 0; x + 1 < width; x += 2) {
      const at = start + x * channels;
      let color = 0;
      let step = 0;
      let same = true;
      for (let channel = at; channel < at + channels; channel += 1) {
        const value = data[channel] as number;
        const right = data[channel + channels] as number;
        if (value !== right || value !== data[channel + below] || value !== data[channel + below + channels])
          same = false;
        step = Math.max(step, Math.abs(value - right));
        color = (color << 8) | value;
      }
      places += 1;
      if (step > EDGE) edges += 1;
      if (!same) continue;
      flat += 1;
      colors.set(color, (colors.get(color) ?? 0) + 1);
    }
  }
  const most = [...colors.values()].sort((a, b) => b - a).slice(0, COLORS);
  const filled = most.reduce((sum, count) => sum + count, 0);
  return places > 0 && filled >= FILLED * places && edges >= EDGES * (places - flat);
}
