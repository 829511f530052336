import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { htmlOf } from "./html";
import { odtOf } from "./odt";
import type { Source } from "./source";

/** Time for a program to start, and for each of its documents, in milliseconds. */
const START_MS = 15_000;
const TIMEOUT_MS = 5000;

function runProgram(command: string, args: readonly string[], documents = 1): void {
  execFileSync(command, args, {
    stdio: "ignore",
    timeout: START_MS + TIMEOUT_MS * documents,
    killSignal: "SIGKILL",
  });
}

/** Creates a caller of LibreOffice with a profile of its own, so that it runs beside another one. */
export function createOffice(folder: string) {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile"))}`;
  return (
    filter: string,
    outdir: string,
    inputs: readonly string[],
    options: readonly string[] = [],
  ): void => {
    if (inputs.length === 0) return;
    const flags = [profile, "--headless", ...options, "--convert-to", filter, "--outdir", outdir];
    runProgram("soffice", [...flags, ...inputs], inputs.length);
  };
}

export type Office = ReturnType<typeof createOffice>;

const TAGGED = 'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}';

/** Makes the PDFs of all sources that have none yet. @returns their paths by name */
export async function makePdfs(
  folder: string,
  sources: readonly Source[],
  office: Office,
  chromium: string,
): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true });
  const path = ({ name }: Source, ending: string) => join(folder, `${name}.${ending}`);
  const missing = sources.filter((source) => !existsSync(path(source, "pdf")));
  const ofOffice = missing.filter(({ by }) => by === "libreoffice");
  for (const source of ofOffice) await writeFile(path(source, "odt"), await odtOf(source));
  const odts = ofOffice.map((source) => path(source, "odt"));
  office(TAGGED, folder, odts);
  const flags = ["--no-sandbox", "--headless", "--disable-gpu", "--allow-file-access-from-files"];
  for (const source of missing.filter(({ by }) => by === "chromium")) {
    await writeFile(path(source, "html"), htmlOf(source));
    const output = ["--no-pdf-header-footer", `--print-to-pdf=${path(source, "pdf")}`];
    runProgram(chromium, [...flags, ...output, String(pathToFileURL(path(source, "html")))]);
  }
  return new Map(sources.map((source) => [source.name, path(source, "pdf")]));
}

/** Draws the pages of a PDF in gray, and returns how many there are. */
export function drawPages(pdf: string, prefix: string, dpi: number): void {
  runProgram("pdftoppm", ["-gray", "-png", "-r", String(dpi), pdf, prefix]);
}

/** Reads the words of a PDF. */
export const wordsOfPdf = (path: string): string =>
  execFileSync("pdftotext", [path, "-"], { encoding: "utf8", maxBuffer: 2 ** 28 });
