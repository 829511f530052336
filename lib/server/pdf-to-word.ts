import "server-only";
import { join } from "node:path";
import type { calls } from "../contract/calls";
import type { FileJob } from "../engine/types";
import { downloadUrl } from "./download-url";
import { resultNames } from "./file-name";
import type { Conversion } from "./handle";
import type { ReceivedFile } from "./upload/form";

/** The text of one PDF as a document of Word. */
export const pdfToWord: Conversion<(typeof calls)["pdfToWord"]> = async (signal, work, { password }) => {
  const { exchange, session, deadline, folder, services } = work;
  const [file] = work.files as readonly [ReceivedFile];
  const [name = file.name] = resultNames([file.name], "docx");
  const job: FileJob = {
    kind: "pdf-word",
    input: file.path,
    output: join(/* turbopackIgnore: true */ folder, "document.result"),
    maxPages: services.env.MAX_PDF_PAGES,
    ...(password && { password }),
  };
  const place = { rid: exchange.id, i: 0, key: `${session}/${name}`, deadline, priority: 1 };
  const { key, result } = await services.queue.run({ ...place, job }, signal);
  exchange.bytesOut += result.size;
  return {
    success: true,
    originalName: file.name,
    convertedName: name,
    originalSize: file.size,
    fileSize: result.size,
    downloadUrl: downloadUrl(key),
  };
};
