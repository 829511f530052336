import { isAbort } from "@/lib/client/call-error";
import type { Problem } from "@/lib/client/errors";
import type { ListedFile } from "./state";
import type { Job } from "./use-converter";

type Reports = Record<"onUpload" | "onDownload", (percent: number) => void>;

type EachFile<R> = {
  convert: (entry: ListedFile, reports: Reports) => Promise<R>;
  problemOf: (name: string, error: unknown) => Problem;
  /** Files converted at the same time. */
  lanes?: number;
};

/**
 * Converts the files of a run one by one, those included that are added meanwhile, and gives each its status.
 *
 * @returns the results by the ids of their files, and why the others failed
 */
export async function eachFile<R>(
  { signal, take, setStatus }: Job<R, unknown>,
  { convert, problemOf, lanes = 1 }: EachFile<R>,
) {
  const made: (R & { id: string })[] = [];
  const failed: { name: string; reason: unknown }[] = [];
  async function convertNext(): Promise<void> {
    const [next] = take(1);
    if (!next) return;
    const { id, file } = next;
    setStatus(id, { state: "sending", percent: 0 });
    try {
      const result = await convert(next, {
        onUpload: (percent) => setStatus(id, { state: "sending", percent }),
        onDownload: (percent) => setStatus(id, { state: "receiving", percent }),
      });
      setStatus(id, { state: "converted", result });
      made.push({ ...result, id });
    } catch (error) {
      if (signal.aborted || isAbort(error)) throw error;
      failed.push({ name: file.name, reason: error });
      setStatus(id, { state: "failed", problem: problemOf(file.name, error) });
    }
    return convertNext();
  }
  await Promise.all(Array.from({ length: lanes }, convertNext));
  return { made, failed };
}
