// npm run icons: draws all committed icons that are not SVG from the mark, `app/icon.svg`.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { drawIcon, icons } from "../../server/pages/icons";
import { siteMark } from "../../site/drawing";

for (const file of Object.keys(icons) as (keyof typeof icons)[]) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await drawIcon(file, await siteMark()));
  console.log(file);
}
