import { mkdir, utimes, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { makePdf, type PageParts, rectangle, text } from "../../engine/fixtures/pdf";
import type { EnginePool, PdfOrganizeJob } from "../../engine/types";
import { pagesOf, run, type Task } from "./jobs";

/** Documents merged and split, beside qpdf with object streams, as ours have, and pdftk, which writes none. */

const DOCUMENTS = 20;
const PAGES = 500;
const [WIDTH, HEIGHT] = [595, 842];
const LINES = 45;
const SYLLABLES = "ra le mo ti su ken dor vis ta ne por gal un ser il fo".split(" ");

/** A page of words that no other page has in this order. */
function pageOfWords(book: number, page: number): PageParts {
  let state = (book * PAGES + page + 1) * 7919;
  const next = (below: number) => {
    state = (state * 48_271) % 0x7fffffff;
    return state % below;
  };
  const word = () => Array.from({ length: 1 + next(3) }, () => SYLLABLES[next(SYLLABLES.length)]).join("");
  const line = (_: unknown, i: number) =>
    text(Array.from({ length: 12 }, word).join(" "), 50, HEIGHT - 60 - i * 16, 10);
  const lines = Array.from({ length: LINES }, line).join("");
  return { box: [WIDTH, HEIGHT], content: rectangle("0.9 0.9 1", 40, HEIGHT - 40, 500, 12) + lines };
}

async function writeBook(path: string, book: number, pages: number): Promise<string> {
  const parts = Array.from({ length: pages }, (_, i) => pageOfWords(book, i));
  await writeFile(path, makePdf(parts));
  return path;
}

/** Makes the engine read a file anew: it keeps the last one for a while. */
const touch = (path: string) => utimes(path, new Date(), new Date());

const jobOf = (
  inputs: readonly string[],
  output: string,
  pages: PdfOrganizeJob["pages"],
): PdfOrganizeJob => ({
  kind: "pdf-organize",
  inputs,
  output,
  pages,
  passwords: inputs.map(() => ""),
  titles: inputs.map((path) => basename(path, ".pdf")),
  isFirst: inputs.map(() => true),
});

async function merge(pool: EnginePool, inputs: readonly string[], output: string): Promise<void> {
  await Promise.all(inputs.map(touch));
  const counts = await Promise.all(inputs.map((input) => pagesOf(pool, input)));
  const pages = counts.flatMap((count, file) =>
    Array.from({ length: count }, (_, i) => ({ file, page: i + 1 })),
  );
  await run(pool, jobOf(inputs, output, pages));
}

async function split(pool: EnginePool, input: string, folder: string): Promise<void> {
  await touch(input);
  const pages = Array.from({ length: await pagesOf(pool, input) }, (_, i) => i + 1);
  await Promise.all(
    pages.map((page) => run(pool, jobOf([input], join(folder, `${page}.pdf`), [{ file: 0, page }]))),
  );
}

/** What merges documents, by each program. */
const mergeTasks = (inputs: readonly string[]): Task[] =>
  [
    ["qpdf", `qpdf --empty --pages ${inputs.join(" ")} -- --object-streams=generate {out}`],
    ["pdftk", `pdftk ${inputs.join(" ")} cat output {out}`],
  ].map(([peer = "", line = ""]) => ({
    name: "merge",
    peer,
    line,
    ending: ".pdf",
    ours: (pool, _, output) => merge(pool, inputs, output),
  }));

const splitTasks: readonly Task[] = [
  ["qpdf", "qpdf --split-pages --object-streams=generate {in} {out}/page.pdf"],
  ["pdftk", "pdftk {in} burst output {out}/page-%d.pdf"],
].map(([peer = "", line = ""]) => ({ name: "split into pages", peer, line, ending: "", ours: split }));

/**
 * Makes documents, and lists what is made of them.
 *
 * @param documents more of them, which are merged, too
 */
export async function pageTasks(
  folder: string,
  documents: readonly string[],
): Promise<{ task: Task; input: string; name: string }[]> {
  await mkdir(folder, { recursive: true });
  const count = PAGES / DOCUMENTS;
  const books = await Promise.all(
    Array.from({ length: DOCUMENTS }, (_, i) => writeBook(join(folder, `${i + 1}.pdf`), i, count)),
  );
  const long = await writeBook(join(folder, "long.pdf"), DOCUMENTS, PAGES);
  const sets = [
    { inputs: books, name: `${DOCUMENTS} documents of ${count} pages` },
    { inputs: documents, name: `these ${documents.length} documents` },
  ].filter(({ inputs }) => inputs.length > 0);
  return [
    ...sets.flatMap(({ inputs, name }) => mergeTasks(inputs).map((task) => ({ task, input: "", name }))),
    ...splitTasks.map((task) => ({ task, input: long, name: `${PAGES} pages` })),
  ];
}
