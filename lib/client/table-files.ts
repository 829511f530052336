import { writeCsv } from "../tables/csv";
import { tableFileNames } from "../tables/names";
import type { DocumentTable, TableChoices } from "../tables/types";
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
  const blobs = writeCsv(tables, options).map((text) => new Blob([text], { type: CSV }));
  const [only] = blobs;
  if (only && blobs.length === 1) return { blob: only, name: renamed(original, "csv") };
  const names = tableFileNames(tables, options.names);
  const zip = await zipFiles(blobs.map((blob, index) => ({ name: `${names[index]}.csv`, blob })));
  return { blob: zip, name: renamed(original, "zip") };
}
