import "server-only";
import { join } from "node:path";
import type { calls } from "../contract/calls";
import { notes } from "../contract/notes";
import type { FileJob, JobResult } from "../engine/types";
import { downloadUrl } from "./download-url";
import { resultNames } from "./file-name";
import type { Conversion, FieldsOf, Work } from "./handle";
import type { ReceivedFile } from "./upload/form";

type CompressCall = (typeof calls)["compressPdf"];

/** One PDF in fewer bytes, or as it came, which the note says. */
export const compressPdf: Conversion<CompressCall> = async (signal, work, fields) => {
  const [file] = work.files as readonly [ReceivedFile];
  const [name = file.name] = resultNames([file.name], "pdf");
  const { key, result } = await run(signal, work, name, fields);
  work.exchange.bytesOut += result.size;
  const note = noteOn(result);
  return {
    success: true,
    originalName: file.name,
    convertedName: name,
    originalSize: file.size,
    fileSize: result.size,
    downloadUrl: downloadUrl(key),
    ...(note && { note }),
  };
};

function run(
  signal: AbortSignal,
  { files, folder, session, exchange, deadline, services: { env, queue } }: Work,
  name: string,
  { level, password }: FieldsOf<CompressCall>,
) {
  const [file] = files as readonly [ReceivedFile];
  const job: FileJob = {
    kind: "pdf-compress",
    input: file.path,
    output: join(/* turbopackIgnore: true */ folder, "document.result"),
    limits: { megapixels: env.MAX_MEGAPIXELS, frames: 1 },
    level,
    ...(password && { password }),
  };
  return queue.run({ rid: exchange.id, i: 0, job, key: `${session}/${name}`, deadline, priority: 1 }, signal);
}

function noteOn({ kept, remark }: JobResult): string | undefined {
  if (remark === "signed") return notes.signedPdf;
  if (remark === "unprotected") return notes.unprotectedPdf;
  return kept ? notes.keptPdf : undefined;
}
