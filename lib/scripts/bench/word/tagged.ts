import { execFileSync } from "node:child_process";
import type { Passage, Role } from "./source";

/** Element types whose text is one paragraph (ISO 32000-1, 14.8.4). */
const paragraphTypes = /^(P|H\d?|LBody|TD|TH|Caption|Note|TOCI|Title|FENote|BibEntry)$/;
/** Element types that hold paragraphs. */
const groupTypes = /^(Document|Part|Art|Sect|Div|BlockQuote|TOC|Index|L|Table|THead|TBody|TFoot|TR)$/;
/** What isn't text of the document: markers, which Word counts or draws, and what is drawn in pictures and fields. */
const skippedTypes = /^(Lbl|Figure|Form|Formula|Artifact)$/;

/** An element, `(block)` or `(inline)` if its type is standard; its title and ID in quotes and brackets follow the type. */
const element = /^( *)([A-Za-z]\w*)(?: "[^"]*")?(?: <[^>]*>)?(?: \((?:block|inline|unknown)\))?:?$/;
const content = /^( *)"(.*)"$/;

type Element = { indent: number; type: string };

function roleOf(path: readonly Element[]): Role {
  const has = (pattern: RegExp) => path.some(({ type }) => pattern.test(type));
  if (has(/^(Note|FENote)$/)) return "note";
  if (has(/^(TD|TH)$/)) return "cell";
  if (has(/^LI$/)) return "item";
  return has(/^(H\d?|Title)$/) ? "heading" : "text";
}

/** Returns the innermost element whose text is one paragraph. */
const paragraphOf = (path: readonly Element[]): Element | undefined =>
  path.findLast(({ type }) => paragraphTypes.test(type));

/** Returns the outermost element below the groups. */
const unitOf = (path: readonly Element[]): Element | undefined =>
  path[path.findLastIndex(({ type }) => groupTypes.test(type)) + 1] ?? path.at(-1);

/**
 * Reads the paragraphs that a structure tree names, footnotes at the end.
 *
 * @param tree as `pdfinfo -struct-text` prints it: one element or text a line, indented by its depth
 */
export function passagesOfTree(tree: string): Passage[] {
  const passages: Passage[] = [];
  let path: Element[] = [];
  let last: Element | undefined;
  for (const line of tree.split("\n")) {
    const [, margin = "", type] = element.exec(line) ?? [];
    if (type) {
      path = [...path.filter(({ indent }) => indent < margin.length), { indent: margin.length, type }];
      continue;
    }
    const [, inset = "", text] = content.exec(line) ?? [];
    if (text === undefined) continue;
    const around = path.filter(({ indent }) => indent < inset.length);
    if (around.some((one) => skippedTypes.test(one.type))) continue;
    const paragraph = paragraphOf(around);
    const owner = paragraph ?? unitOf(around);
    const open = passages.at(-1);
    if (open && owner === last) open.text += text;
    else passages.push({ text, role: roleOf(around), ...(!paragraph && { parts: "unknown" }) });
    last = owner;
  }
  const all = passages.filter(({ text }) => text.trim() !== "");
  return [...all.filter(({ role }) => role !== "note"), ...all.filter(({ role }) => role === "note")];
}

/**
 * Splits what two lines of a paragraph have made one word, and joins what a line's end has split: marked text has no
 * spaces at the ends of lines.
 *
 * @param known the words that stand on the pages
 */
function repaired(word: string, known: ReadonlySet<string>): string {
  if (known.has(word)) return word;
  const joined = word.replace(/(?<=\p{L})[-\u2010\u00ad](?=\p{Ll})/gu, "");
  if (known.has(joined)) return joined;
  for (let at = 1; at < word.length; at++)
    if (known.has(word.slice(0, at)) && known.has(word.slice(at)))
      return `${word.slice(0, at)} ${word.slice(at)}`;
  return word;
}

/** Removes what makes a list's item in text without a label of its own. */
const marker = /^\s*(?:[\u2022\u25e6\u25aa\u25cf\u25cb\u2013\uf0b7-]|\(?(?:\d{1,3}|[a-z])[.)])\s+/u;

/**
 * Reads the paragraphs of a tagged PDF.
 *
 * @param words those on its pages, as pdftotext reads them
 * @returns none if it isn't tagged
 */
export function passagesOfTagged(pdf: string, words: readonly string[]): Passage[] {
  const tree = execFileSync("pdfinfo", ["-struct-text", pdf], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 2 ** 28,
  });
  const known = new Set(words);
  return passagesOfTree(tree).map(({ text, ...rest }) => ({
    ...rest,
    text: (rest.role === "item" ? text.replace(marker, "") : text)
      .normalize("NFKC")
      .split(/\s+/)
      .map((word) => repaired(word, known))
      .join(" "),
  }));
}
