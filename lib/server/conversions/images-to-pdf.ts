import { ConversionError } from "../../contract/errors";
import type { FileJob } from "../../engine/types";
import { PDF_NAME } from "../../limits";
import { resultNames } from "../file-name";
import type { Conversion } from "../http/handle";
import { outputPath, runJob, storedReply, withNames } from "./jobs";

/** Chooses the name of a document made of files with these names. */
type Naming = (originals: readonly string[]) => string;

export const fixedName: Naming = () => PDF_NAME;

/** Named like its only picture; of several, no name would be right. */
export const nameOfOnlyFile: Naming = (originals) =>
  (originals.length === 1 && resultNames(originals, "pdf")[0]) || PDF_NAME;

/** Puts all files into one document, which is the answer: a page each, all pages of a TIFF. One that fails fails all. */
export function imagesToPdf(nameOf: Naming): Conversion<"imageToPdf" | "jpgToPdf"> {
  return async (signal, request, { turns, ...options }) => {
    const { files, services } = request;
    if (turns && turns.length !== files.length) throw new ConversionError("bad_option", { limit: "turns" });
    const name = nameOf(files.map((file) => file.name));
    const job: FileJob = {
      kind: "pdf-write",
      inputs: files.map(({ path }) => path),
      output: outputPath(request, "document"),
      limits: { megapixels: services.env.MAX_MEGAPIXELS, frames: services.env.MAX_FRAMES },
      maxPages: services.env.MAX_PDF_PAGES,
      options,
      ...(turns && { turns }),
    };
    try {
      // It waits as long as the last of so many files would.
      const { key } = await runJob(signal, request, job, { priority: files.length, name });
      return await storedReply(request, key, name);
    } catch (thrown) {
      throw withNames(request, files, thrown);
    }
  };
}
