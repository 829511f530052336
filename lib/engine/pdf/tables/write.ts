import JSZip from "jszip";
import { writeCsv } from "../../../tables/csv";
import { tableFileNames } from "../../../tables/names";
import type { CsvOptions, DocumentTable, PageSize } from "../../../tables/types";
import { writeXlsx } from "../../../tables/xlsx";
import type { PdfTablesJob } from "../../types";

/** The file of some tables, and what it is. */
export type TableFile = { to: "xlsx" | "csv" | "zip" | "json"; bytes: Uint8Array };

async function csvFile(tables: readonly DocumentTable[], options: CsvOptions): Promise<TableFile> {
  const texts = writeCsv(tables, options);
  const [only = ""] = texts;
  if (texts.length === 1) return { to: "csv", bytes: Buffer.from(only) };
  const names = tableFileNames(tables, options.names);
  const zip = new JSZip();
  for (const [index, text] of texts.entries()) zip.file(`${names[index]}.csv`, text);
  return { to: "zip", bytes: await zip.generateAsync({ type: "uint8array", compression: "DEFLATE" }) };
}

/** Writes tables as a job asks for them. */
export async function writeTables(
  { to, options }: Pick<PdfTablesJob, "to" | "options">,
  tables: readonly DocumentTable[],
  pages: readonly PageSize[],
): Promise<TableFile> {
  if (to === "json") return { to, bytes: Buffer.from(JSON.stringify({ pages, tables })) };
  if (to === "csv") return csvFile(tables, options);
  const blob = await writeXlsx(tables, options);
  return { to, bytes: new Uint8Array(await blob.arrayBuffer()) };
}
