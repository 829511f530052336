// npm run translations: names the words whose English has changed since they were translated, and fails if there are any;
// with languages (`-- de fr`), takes all of theirs as translated from today's English.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { languages } from "../../words/languages";
import { hashOf, type MadeFrom, marked, staleOf } from "./made-from";

const file = "lib/scripts/translations/made-from.json";
/** Others only name these. */
const isWords = (path: string) =>
  /^lib\/words\/en\/(?!index|on-demand|replies)/.test(path) || /^lib\/tools\/.*\.en\.ts$/.test(path);

const english = Object.fromEntries(
  ["lib/words", "lib/tools"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
    )
    .map((path) => path.replaceAll("\\", "/"))
    .filter(isWords)
    .sort()
    .map((path) => [path, hashOf(readFileSync(path, "utf8"))]),
);
const madeFrom: MadeFrom = JSON.parse(readFileSync(file, "utf8"));
const names = process.argv.slice(2);
const unknown = names.find((name) => !(name in languages) || name === "en");
if (unknown) throw new Error(`'${unknown}' is no language that words are translated to.`);
const next = names.length > 0 ? marked(madeFrom, english, names) : madeFrom;
if (next !== madeFrom) writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
const stale = staleOf(next, english);
for (const [path, missing] of stale)
  console.log(`${path} has changed, not its words in ${missing.join(", ")}`);
if (stale.length > 0 && names.length === 0) {
  console.error("Translate the changes, then run npm run translations -- with the languages.");
  process.exitCode = 1;
}
