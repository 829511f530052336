import type { DocumentTable, Separator } from "../contract/tables";
import { tableFileNames } from "./names";
import type { CsvOptions } from "./types";

const separators: Readonly<Record<Separator, string>> = { comma: ",", semicolon: ";", tab: "\t" };
const BOM = "\ufeff";
const LINE = "\r\n";

/** What a spreadsheet would run as a formula, also behind spaces and quotation marks, and in full-width letters. */
const formula = /^[\s"'\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r]/;
/** Numbers, and a dash that stands for none. */
const harmless = /^\s*(?:[+\-−]?\s?[$€£¥]?\s?[\d.,'’ \u00a0\u202f]*\d[\d.,]*\s?[%$€£¥]?|[-+])\s*$/;

/** Longest text that can be a number. The pattern takes a time that grows with the square of the length. */
const LONGEST_NUMBER = 40;

const isHarmless = (text: string) => text.length <= LONGEST_NUMBER && harmless.test(text);

/**
 * Keeps a spreadsheet from running a text, as OWASP recommends ("CSV Injection").
 *
 * @returns it with an apostrophe before it, if it could be run
 */
const guarded = (text: string) => (formula.test(text) && !isHarmless(text) ? `'${text}` : text);

/** Writes a value as RFC 4180 asks for: in quotation marks if a separator, one of them or a line break is in it. */
const quoted = (text: string, separator: string) =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The texts of a table, row by row, with an empty one in each place that another cell spans. */
function* rowsOf({ rows, columns }: DocumentTable): Generator<string[]> {
  for (const row of rows) {
    const texts = columns.map(() => "");
    for (const { column, text } of row) texts[column] = text;
    yield texts;
  }
}

/**
 * Writes tables as CSV (RFC 4180), with the texts of the document: a CSV file has no types.
 *
 * @returns a file for each table, with its name, or one for all of them, an empty line between two
 */
export function writeCsv(
  tables: readonly DocumentTable[],
  options: CsvOptions,
): { name: string; text: string }[] {
  const separator = separators[options.separator];
  const names = tableFileNames(tables, options.names);
  const textOf = (table: DocumentTable) => {
    const lines: string[] = [];
    for (const row of rowsOf(table))
      lines.push(row.map((text) => quoted(guarded(text), separator)).join(separator) + LINE);
    return lines.join("");
  };
  const texts = tables.map(textOf);
  const files = options.oneSheet ? [texts.join(LINE)] : texts;
  return files.map((text, i) => ({ name: `${names[i]}.csv`, text: options.bom ? BOM + text : text }));
}
