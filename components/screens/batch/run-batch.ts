import { type BatchOptions, convertBatch, type Outcome } from "@/lib/client/convert-batch";
import type { Problems } from "@/lib/client/errors";
import { inCall } from "@/lib/client/in-call";
import type { CallId } from "@/lib/contract/calls";
import type { FileResult } from "../../converter/file-row";
import type { FileStatus } from "../../converter/state";
import type { Job } from "../../converter/use-converter";

type Batch<O> = {
  job: Job<FileResult, O>;
  call: CallId;
  problems: Problems;
  options: Pick<BatchOptions, "timeoutMs" | "redraw" | "fields">;
  resultOf: (converted: Extract<Outcome, { blob: Blob }>, file: File) => FileResult;
  /** @param sessions server addresses of the results */
  outcomeOf: (sessions: readonly string[]) => O;
};

/** Converts the files of a run in one call, and gives each its status. */
export async function runBatch<O>({ job, call, options, problems, resultOf, outcomeOf }: Batch<O>) {
  const { signal, files, before, onUpload, onReceived } = job;
  try {
    const images = files.map(({ file }) => file);
    const outcomes = await convertBatch(call, images, signal, { ...options, onUpload, onReceived });
    signal.throwIfAborted();
    const statuses = new Map<string, FileStatus<FileResult>>();
    for (const outcome of outcomes) {
      const entry = files.find(({ id, file }) => file === outcome.original && !statuses.has(id));
      if (!entry) continue;
      statuses.set(
        entry.id,
        "blob" in outcome
          ? { state: "converted", result: resultOf(outcome, entry.file) }
          : { state: "failed", problem: problems.inBatch(entry.file.name, outcome.reason) },
      );
    }
    const sessions = [...new Set(outcomes.flatMap(({ session }) => session ?? []))];
    return { outcome: outcomeOf(sessions), statuses };
  } catch (error) {
    signal.throwIfAborted();
    // Results of before the retry stay, so only its files have failed.
    if (!before) throw error;
    const failed = files.map(({ id, file }) => {
      const problem = inCall(problems, file.name, error);
      return [id, { state: "failed", problem }] as const;
    });
    return { outcome: before, statuses: new Map(failed) };
  }
}
