/** Points of a line: x, y. */
export type Point = readonly [x: number, y: number];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much y grows for each x, by least squares; 0 for fewer than two points. */
export function slopeOf(points: readonly Point[]): number {
  if (points.length < 2) return 0;
  const middle = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))] as const;
  const across = points.reduce((sum, [x]) => sum + (x - middle[0]) ** 2, 0);
  const both = points.reduce((sum, [x, y]) => sum + (x - middle[0]) * (y - middle[1]), 0);
  return across === 0 ? 0 : both / across;
}

/** The value that so large a share of all are not above; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
