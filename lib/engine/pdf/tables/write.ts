import JSZip from "jszip";
import type { DocumentTable, PageSize } from "../../../contract/tables";
import { writeCsv } from "../../../tables/csv";
import type { CsvOptions } from "../../../tables/types";
import { writeXlsx } from "../../../tables/xlsx";
import type { PdfTablesJob } from "../../types";

/** The file of some tables, and what it is. */
type TableFile = { to: "xlsx" | "csv" | "zip" | "json"; bytes: Uint8Array };

async function csvFile(tables: readonly DocumentTable[], options: CsvOptions): Promise<TableFile> {
  const files = writeCsv(tables, options);
  const [only] = files;
  if (only && files.length === 1) return { to: "csv", bytes: Buffer.from(only.text) };
  const zip = new JSZip();
  for (const { name, text } of files) zip.file(name, text);
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
