// npm run icons: draws every icon that is not an SVG anew from the mark, `app/icon.svg`. They are committed.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { drawIcon, icons } from "./draw-icon";

for (const file of Object.keys(icons) as (keyof typeof icons)[]) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await drawIcon(file));
  console.log(file);
}
