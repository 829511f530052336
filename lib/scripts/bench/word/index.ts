import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { table } from "../../../../e2e/running/figures";
import { createEnginePool } from "../../../engine/pool";
import { wordsOfPdf } from "../word-order";
import { passagesOfDocx } from "./docx";
import { compareLooks, type Looks } from "./looks";
import { createOffice, makePdfs, type Office } from "./programs";
import { type Scores, score } from "./score";
import { type Passage, passages } from "./source";
import { sources } from "./sources";
import { passagesOfTagged } from "./tagged";

/**
 * Scores conversions to Word, beside LibreOffice's own import: `npm run bench:word -- [--only paper] [--looks]
 * [--exact] [--documents FOLDER]`. The documents are made by LibreOffice and Chromium from sources whose words and
 * paragraphs are known. Those of a folder are scored by the paragraphs that tagged PDFs name, or else by the order of the words that
 * pdftotext reads.
 */

type Measured = { name: string; pdf: string; expected: readonly Passage[] };
type Result = { scores: Partial<Scores> | undefined; looks?: Looks };

const TIMEOUT_MS = 30_000;
const folder = process.env.BENCH_FOLDER ?? "";
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    looks: { type: "boolean", default: false },
    exact: { type: "boolean", default: false },
    documents: { type: "string" },
  },
});

async function scoreOf(path: string, expected: readonly Passage[]): Promise<Result["scores"]> {
  if (!existsSync(path)) return undefined;
  const { words, ...others } = score(expected, await passagesOfDocx(path));
  return isUntagged(expected) ? { words } : { words, ...others };
}

/** Imports PDFs with LibreOffice, once. @returns the paths of its documents */
function importPdfs(office: Office, documents: readonly Measured[], to: string): string[] {
  const path = ({ name }: Measured) => join(to, `${name}.docx`);
  const missing = documents.filter((one) => !existsSync(path(one)));
  for (const { pdf } of missing)
    try {
      office("docx", to, [pdf], ["--infilter=writer_pdf_import"]);
    } catch {
      // It hangs on some; they count as not converted.
    }
  return documents.map(path);
}

/** Dots in tables of contents. */
const leaders = /(?:\.\s?){4,}/g;
/** Share of the words on the pages that the structure of a PDF has to name; others have it in parts, or for form. */
const MIN_TAGGED = 0.8;

const lengthOf = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + text.replace(/\s/g, "").length, 0);

/** Returns whether nothing is known but the words. */
const isUntagged = (passages: readonly Passage[]) => passages.every(({ parts }) => parts === "unknown");

/** Reads the paragraphs that a PDF names, or its words alone if it names none. */
function passagesOfPdf(path: string): Passage[] {
  try {
    const words = wordsOfPdf(path);
    const tagged = passagesOfTagged(path, words);
    if (lengthOf(tagged.map(({ text }) => text)) > MIN_TAGGED * lengthOf(words)) return tagged;
    return [{ text: words.join(" ").replace(leaders, " "), role: "text", parts: "unknown" }];
  } catch {
    return [];
  }
}

async function documentsOf(path: string): Promise<Measured[]> {
  const names = (await readdir(path)).filter((name) => name.endsWith(".pdf") && name.includes(values.only));
  return names.map((name) => ({
    name: basename(name, ".pdf"),
    pdf: join(path, name),
    expected: passagesOfPdf(join(path, name)),
  }));
}

const figure = (value: number | undefined) => (value === undefined ? "-" : value.toFixed(3));
const pair = (ours: number | undefined, theirs: number | undefined) => `${figure(ours)} / ${figure(theirs)}`;

const row = (name: string, ours: Result, theirs: Result): string[] => [
  name,
  ...(["words", "paragraphs", "roles"] as const).map((key) => pair(ours.scores?.[key], theirs.scores?.[key])),
  ...(ours.looks && theirs.looks
    ? [pair(ours.looks.likeness, theirs.looks.likeness), `${ours.looks.pages} / ${theirs.looks.pages}`]
    : []),
];

const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Returns the mean of a score over the documents that have it; those that were not converted have 0. */
const meanScore = (results: readonly Result[], key: keyof Scores) =>
  meanOf(results.flatMap(({ scores }) => (scores ? (scores[key] ?? []) : 0)));

function mean(results: readonly Result[]): Result {
  const looks = results.flatMap((one) => (one.looks ? [one.looks] : []));
  return {
    scores: {
      words: meanScore(results, "words"),
      paragraphs: meanScore(results, "paragraphs"),
      roles: meanScore(results, "roles"),
    },
    ...(looks.length > 0 && {
      looks: {
        pages: looks.reduce((sum, { pages }) => sum + pages, 0),
        likeness: meanOf(looks.map(({ likeness }) => likeness)),
      },
    }),
  };
}

async function measure(documents: readonly Measured[], office: Office): Promise<string> {
  const theirFolder = join(folder, "imported");
  const ourFolder = join(folder, "converted");
  await Promise.all([mkdir(theirFolder, { recursive: true }), mkdir(ourFolder, { recursive: true })]);
  const theirPaths = importPdfs(office, documents, theirFolder);
  const ourPaths = documents.map(({ name }) => join(ourFolder, `${name}.docx`));
  const pool = createEnginePool({ entry: join(folder, "child.mjs"), processes: 1, memoryMb: 4000 });
  const never = new AbortController().signal;
  try {
    for (const [i, { name, pdf }] of documents.entries()) {
      const output = join(ourFolder, `${name}.out`);
      const layout = values.exact ? "exact" : "flow";
      const job = { kind: "pdf-word", input: pdf, output, maxPages: 500, layout } as const;
      try {
        await pool.run(never, job, { timeoutMs: TIMEOUT_MS });
        await copyFile(output, ourPaths[i] as string);
      } catch (error) {
        console.error(`${name}: ${String(error)}`);
      }
    }
  } finally {
    await pool.close();
  }
  const looksOf = async (paths: readonly string[], to: string) =>
    values.looks
      ? compareLooks(
          join(folder, to),
          office,
          documents.map(({ pdf }, i) => [pdf, paths[i] as string] as const),
        )
      : [];
  const [ourLooks, theirLooks] = [await looksOf(ourPaths, "ours"), await looksOf(theirPaths, "theirs")];
  const results = async (paths: readonly string[], looks: readonly Looks[]): Promise<Result[]> =>
    Promise.all(
      documents.map(async ({ expected }, i) => ({
        scores: await scoreOf(paths[i] as string, expected),
        ...(looks[i] && { looks: looks[i] }),
      })),
    );
  const [ours, theirs] = [await results(ourPaths, ourLooks), await results(theirPaths, theirLooks)];
  const head = ["document", "words in order", "paragraphs F1", "roles F1"];
  const lookHead = values.looks ? ["looks", "pages"] : [];
  return table(
    [...head, ...lookHead],
    [
      ...documents.map(({ name }, i) => row(name, ours[i] as Result, theirs[i] as Result)),
      row("**mean**", mean(ours), mean(theirs)),
    ],
  );
}

const office = createOffice(folder);
const chosen = sources.filter(({ name }) => name.includes(values.only));
const made = values.documents
  ? await documentsOf(values.documents)
  : await makePdfs(join(folder, "pdf"), chosen, office, process.env.CHROMIUM_PATH ?? "chromium").then(
      (paths) =>
        chosen.map((source) => ({
          name: source.name,
          pdf: paths.get(source.name) ?? "",
          expected: passages(source),
        })),
    );
console.log(await measure(made, office));
