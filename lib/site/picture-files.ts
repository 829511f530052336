import { readFile } from "node:fs/promises";
import { join } from "node:path";

const typeface = (weight: 500 | 800) =>
  readFile(
    join(
      process.cwd(),
      `node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`,
    ),
  );

/** The site's typeface in the weights that pictures use, in a form that pictures can be drawn with: no WOFF2. */
export const pictureFonts = async () =>
  Promise.all(
    ([500, 800] as const).map(async (weight) => ({
      name: "Bricolage Grotesque",
      data: await typeface(weight),
      weight,
      style: "normal" as const,
    })),
  );

/** The site's mark as an address that holds it. */
export async function markAddress(): Promise<string> {
  const svg = await readFile(join(process.cwd(), "app", "icon.svg"), "base64");
  return `data:image/svg+xml;base64,${svg}`;
}
