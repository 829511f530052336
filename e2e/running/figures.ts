type Point = readonly [x: number, y: number];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the slope of the least-squares line; 0 for fewer than two points. */
export function slopeOf(points: readonly Point[]): number {
  if (points.length < 2) return 0;
  const middle = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))] as const;
  const across = points.reduce((sum, [x]) => sum + (x - middle[0]) ** 2, 0);
  const both = points.reduce((sum, [x, y]) => sum + (x - middle[0]) * (y - middle[1]), 0);
  return across === 0 ? 0 : both / across;
}

/** Returns the value that `share` (0 to 1) of all values do not exceed; NaN for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export { median } from "../../lib/engine/pdf/word/statistics";

/** Formats a table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
