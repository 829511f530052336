import { copyFile, stat, writeFile } from "node:fs/promises";
import { PDFInvalidObject, PDFName, type PDFObject, PDFRef } from "@cantoo/pdf-lib";
import { ConversionError } from "../../../contract/errors";
import type { JobResult, PdfProtectJob, PdfUnlockJob } from "../../types";
import { writeObjects } from "../compress/serialize";
import { createEncryption } from "../structure/encrypt";
import { openSources, type Source } from "./source";

async function open({ input, password }: { input: string; password?: string }): Promise<Source> {
  const [source] = await openSources([{ input, ...(password && { password }) }]);
  if (!source) throw new ConversionError("corrupt");
  return source;
}

/** Writes all that a document has. @returns its size in bytes */
async function write(
  { context }: Source,
  output: string,
  catalog: PDFObject | undefined,
  encryption?: ReturnType<typeof createEncryption>,
): Promise<number> {
  const { Info } = context.trailerInfo;
  if (!(catalog instanceof PDFRef)) throw new ConversionError("corrupt", { cause: "no catalog" });
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFInvalidObject) context.delete(ref);
  const pieces = await writeObjects(context, catalog, {
    ...(Info instanceof PDFRef && { info: Info }),
    ...(encryption && { encryption }),
  });
  const bytes = Buffer.concat(pieces);
  await writeFile(output, bytes);
  return bytes.length;
}

const resultOf = (source: Source, size: number): JobResult => ({
  from: "pdf",
  to: "pdf",
  width: 0,
  height: 0,
  size,
  frames: source.pages.length,
  ...(source.isSigned && { remark: "signed" }),
});

/**
 * Encrypts a PDF with a password: AES-256, revision 6. One that it had before is replaced.
 *
 * @returns `remark: "signed"` if a signature is no longer valid
 * @throws ConversionError as `openSources` does
 */
export async function protectPdf(job: PdfProtectJob): Promise<JobResult> {
  const source = await open(job);
  const encryption = createEncryption(job.newPassword, job.permissions);
  // The handler belongs to PDF 2.0; PDF 1.7 has it by an extension (Adobe Supplement to ISO 32000, level 8).
  const { context } = source;
  // A copy: the source may be read again.
  const catalog = source.catalog.clone();
  const extensions = context.obj({ ADBE: { BaseVersion: PDFName.of("1.7"), ExtensionLevel: 8 } });
  catalog.set(PDFName.of("Extensions"), extensions);
  catalog.set(PDFName.of("Version"), PDFName.of("1.7"));
  return resultOf(source, await write(source, job.output, context.register(catalog), encryption));
}

/**
 * Writes a PDF without its password, and without restrictions of printing, copying and changes.
 *
 * @returns `kept` for a document that has none of them
 * @throws ConversionError as `openSources` does
 */
export async function unlockPdf(job: PdfUnlockJob): Promise<JobResult> {
  const source = await open(job);
  if (source.isEncrypted)
    return resultOf(source, await write(source, job.output, source.context.trailerInfo.Root));
  await copyFile(job.input, job.output);
  const { size } = await stat(job.input);
  return { ...resultOf(source, size), kept: true };
}
