import type { DocumentTable } from "../contract/tables";

/** Most UTF-16 units of a sheet's name, as Excel counts them. */
const LONGEST_SHEET = 31;
const LONGEST_FILE = 80;

/** Signs that Excel allows in no name of a sheet, and those that no file system has in one of a file. */
const notInSheets = /[[\]:*?/\\\p{Cc}]/gu;
const notInFiles = /[<>:"/\\|?*\p{Cc}]/gu;

/** Cuts a text without breaking a character in two. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${[...text]
    .reduce((kept, sign) => (kept.length + sign.length <= length - 1 ? kept + sign : kept), "")
    .trimEnd()}…`;
}

/** Makes names different from each other, in any case, by numbers behind them. */
function distinct(names: readonly string[], longest: number): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let n = 2; taken.has(own.toLowerCase()); n++)
      own = `${cut(name, longest - ` (${n})`.length)} (${n})`;
    taken.add(own.toLowerCase());
    return own;
  });
}

const tidy = (text: string, forbidden: RegExp) => text.replace(forbidden, " ").replace(/\s+/g, " ").trim();

type Named = Pick<DocumentTable, "title" | "page">;

/** Names tables by their captions, or by number and page where they have none. */
const namesOf = (tables: readonly Named[], pattern: string) =>
  tables.map(({ title, page }, index) => {
    const numbered = pattern.replace("{n}", String(index + 1)).replace("{page}", String(page));
    return { title: title ?? numbered, numbered };
  });

/**
 * Returns names of sheets that Excel takes.
 *
 * @param pattern of tables without a caption: 'Table {n}, page {page}'
 */
export function sheetNames(tables: readonly Named[], pattern: string): string[] {
  const names = namesOf(tables, pattern).map(({ title, numbered }) => {
    // 'History' is a sheet of Excel's own.
    const own = cut(
      tidy(title, notInSheets)
        .replace(/^'+|'+$/g, "")
        .trim(),
      LONGEST_SHEET,
    );
    return own === "" || own.toLowerCase() === "history" ? numbered : own;
  });
  return distinct(names, LONGEST_SHEET);
}

/** Returns names of files without their extension, which every file system takes. */
export function tableFileNames(tables: readonly Named[], pattern: string): string[] {
  const names = namesOf(tables, pattern).map(({ title, numbered }) => {
    const own = cut(tidy(title, notInFiles).replace(/^[. ]+|[. ]+$/g, ""), LONGEST_FILE);
    return own === "" ? numbered : own;
  });
  return distinct(names, LONGEST_FILE);
}
