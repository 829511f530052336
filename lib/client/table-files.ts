import type { DocumentTable } from "../contract/tables";
import { writeCsv } from "../tables/csv";
import type { TableChoices } from "../tables/types";
import { writeXlsx } from "../tables/xlsx";
import { renamed } from "./save";
import { zipFiles } from "./zip";

const CSV = "text/csv;charset=utf-8";

/**
 * Makes the file of some tables in the browser.
 *
 * @param original name of the document
 * @returns it with its name: a workbook, a CSV file, or a ZIP of several
 */
export async function makeTableFile(
  tables: readonly DocumentTable[],
  original: string,
  { format, ...options }: TableChoices & { names: string },
): Promise<{ blob: Blob; name: string }> {
  if (format === "xlsx") return { blob: await writeXlsx(tables, options), name: renamed(original, "xlsx") };
  const files = writeCsv(tables, options).map(({ name, text }) => ({
    name,
    blob: new Blob([text], { type: CSV }),
  }));
  const [only] = files;
  if (only && files.length === 1) return { blob: only.blob, name: renamed(original, "csv") };
  return { blob: await zipFiles(files), name: renamed(original, "zip") };
}
