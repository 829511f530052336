import "server-only";
import { join } from "node:path";
import type { calls } from "../contract/calls";
import { ConversionError } from "../contract/errors";
import type { FileJob } from "../engine/types";
import { PDF_NAME } from "../limits";
import { asConversionError, BatchFailed } from "./failure";
import { resultNames } from "./file-name";
import type { Conversion, FieldsOf, Work } from "./handle";
import { storedReply } from "./stored-reply";

type PdfCall = (typeof calls)["imageToPdf" | "jpgToPdf"];

/** What a document is called that is made of files of these names. */
type Naming = (originals: readonly string[]) => string;

export const alwaysTheSame: Naming = () => PDF_NAME;

/** Like its only picture; of several none's name would be right. */
export const likeItsOnlyFile: Naming = (originals) =>
  (originals.length === 1 && resultNames(originals, "pdf")[0]) || PDF_NAME;

/** All files in one document, which is the answer: a page each, in their order. One that fails fails all. */
export function imagesToPdf(nameOf: Naming): Conversion<PdfCall> {
  return async (signal, work, options) => {
    const name = nameOf(work.files.map((file) => file.name));
    try {
      const { key, result } = await run(signal, work, name, options);
      work.exchange.bytesOut += result.size;
      return await storedReply(work, key, name);
    } catch (thrown) {
      throw withNames(work, asConversionError(thrown));
    }
  };
}

function run(
  signal: AbortSignal,
  { files, folder, session, exchange, deadline, services: { env, queue } }: Work,
  name: string,
  options: FieldsOf<PdfCall>,
) {
  const job: FileJob = {
    kind: "pdf-write",
    inputs: files.map(({ path }) => path),
    output: join(/* turbopackIgnore: true */ folder, "document.result"),
    limits: { megapixels: env.MAX_MEGAPIXELS, frames: env.MAX_FRAMES },
    options,
  };
  // It waits as long as the last of so many files would.
  const place = { rid: exchange.id, i: 0, priority: files.length, deadline, key: `${session}/${name}` };
  return queue.run({ ...place, job }, signal);
}

/** The engine knows files by their place; the visitor is told their names. */
function withNames({ files, exchange }: Work, error: ConversionError): ConversionError {
  if (error.files.length === 0) return error;
  exchange.failed += error.files.length;
  return new BatchFailed(
    error.files.map(({ index, code, limit }) => ({
      originalName: files[index]?.name ?? "",
      error: new ConversionError(code, { ...(limit !== undefined && { limit }), cause: error.cause }),
    })),
  );
}
