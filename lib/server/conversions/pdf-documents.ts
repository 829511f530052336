import { notes } from "../../contract/notes";
import type { FileJob, JobResult } from "../../engine/types";
import { downloadUrl } from "../api/downloads";
import { resultNames } from "../file-name";
import type { Conversion, ConversionRequest } from "../http/handle";
import { onlyFile, outputPath, runJob } from "./jobs";

/** Compresses one PDF; where nothing is gained it comes back as it was, and a note says so. */
export const compressPdf: Conversion<"compressPdf"> = async (signal, request, { level, password }) => {
  const { MAX_MEGAPIXELS: megapixels } = request.services.env;
  const { reply, result } = await convertDocument(signal, request, "pdf", (paths) => ({
    kind: "pdf-compress",
    ...paths,
    limits: { megapixels, frames: 1 },
    level,
    ...(password && { password }),
  }));
  const note = noteOn(result);
  return { ...reply, ...(note && { note }) };
};

/** Makes one document of a PDF and stores it. @param jobOf the job with these paths */
export async function convertDocument(
  signal: AbortSignal,
  request: ConversionRequest,
  extension: string,
  jobOf: (paths: { input: string; output: string }) => FileJob,
) {
  const file = onlyFile(request);
  const [name = file.name] = resultNames([file.name], extension);
  const job = jobOf({ input: file.path, output: outputPath(request, "document") });
  const { key, result } = await runJob(signal, request, job, { i: 0, priority: 1, name });
  const reply = {
    success: true as const,
    originalName: file.name,
    convertedName: name,
    originalSize: file.size,
    fileSize: result.size,
    downloadUrl: downloadUrl(key),
  };
  return { reply, result };
}

function noteOn({ kept, remark }: JobResult): string | undefined {
  if (remark === "signed") return notes.signedPdf;
  if (remark === "unprotected") return notes.unprotectedPdf;
  return kept ? notes.keptPdf : undefined;
}
