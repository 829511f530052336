import { type Problem, problems } from "@/lib/client/errors";
import { renamed } from "@/lib/client/save";
import { AUTO_PROGRESS_SHARE } from "@/lib/limits";
import type { ListedFile } from "./use-file-list";

/** State of one file. */
export type AutoStatus =
  | { state: "waiting" }
  /** `sent` is the upload progress in percent. */
  | { state: "processing"; sent: number }
  | { state: "converted"; blob: Blob; url: string }
  | { state: "failed"; problem: Problem };

export type AutoFile = ListedFile & { status: AutoStatus };
type ConvertedFile = ListedFile & { status: Extract<AutoStatus, { state: "converted" }> };

/** `ended` is the moment between the last response and its announcement. */
type Phase =
  | { state: "idle" | "running" | "ended" | "finished" | "cancelled" }
  | { state: "failed"; problem: Problem };

/** The file list, and the ids of the current run. A run lasts until no file is waiting. */
export type Auto = { files: readonly AutoFile[]; run: readonly string[]; phase: Phase };

export type AutoAction =
  | { type: "add"; files: readonly ListedFile[] }
  | { type: "again"; ids: readonly string[] }
  | { type: "status"; id: string; status: AutoStatus }
  | { type: "end" | "finish" | "cancel" | "reset" }
  | { type: "fail"; error: unknown };

export const noAuto: Auto = { files: [], run: [], phase: { state: "idle" } };

const waiting: AutoStatus = { state: "waiting" };
const isUnderWay = ({ status: { state } }: AutoFile) => state === "waiting" || state === "processing";

/** Adds files to the current run, or starts a new one. */
const withRun = ({ run, phase }: Auto, ids: readonly string[], files: readonly AutoFile[]): Auto => ({
  files,
  run: phase.state === "running" ? [...new Set([...run, ...ids])] : ids,
  phase: { state: "running" },
});

const stopped = (files: readonly AutoFile[], problemOf: (file: AutoFile) => Problem): readonly AutoFile[] =>
  files.map((file) =>
    isUnderWay(file) ? { ...file, status: { state: "failed", problem: problemOf(file) } } : file,
  );

export function nextAuto(auto: Auto, action: AutoAction): Auto {
  switch (action.type) {
    case "add": {
      const ids = action.files.map(({ id }) => id);
      const added = action.files.map((file) => ({ ...file, status: waiting }));
      return withRun(auto, ids, [...auto.files, ...added]);
    }
    case "again":
      return withRun(
        auto,
        action.ids,
        auto.files.map((file) => (action.ids.includes(file.id) ? { ...file, status: waiting } : file)),
      );
    case "status":
      return {
        ...auto,
        files: auto.files.map((file) => (file.id === action.id ? { ...file, status: action.status } : file)),
      };
    case "end":
      return { ...auto, phase: { state: "ended" } };
    case "finish":
      // Another run may have started meanwhile.
      return auto.phase.state === "ended" ? { ...auto, phase: { state: "finished" } } : auto;
    case "cancel":
      if (auto.phase.state !== "running") return auto;
      return {
        ...auto,
        files: stopped(auto.files, () => ({ text: "Cancelled before it was converted" })),
        phase: { state: "cancelled" },
      };
    case "fail":
      return {
        ...auto,
        files: stopped(auto.files, ({ file }) => problems.jpegFailed(file.name, action.error)),
        phase: { state: "failed", problem: problems.runFailed(action.error) },
      };
    case "reset":
      return noAuto;
  }
}

/** Returns the file name of a result. */
export const jpgName = (file: File): string => renamed(file.name, "jpg");

/** Returns the converted files in their order. */
export const convertedIn = (files: readonly AutoFile[]): ConvertedFile[] =>
  files.flatMap(({ status, ...file }) => (status.state === "converted" ? [{ ...file, status }] : []));

export const failedIn = (files: readonly AutoFile[]): AutoFile[] =>
  files.filter(({ status }) => status.state === "failed");

/** Returns the progress of the current run. */
export function progressOf({ files, run, phase }: Auto): { done: number; total: number; percent: number } {
  const total = run.length;
  const done = files.filter((file) => run.includes(file.id) && !isUnderWay(file)).length;
  const working = phase.state === "running" || total === 0;
  return { done, total, percent: working ? (done / Math.max(total, 1)) * AUTO_PROGRESS_SHARE : 100 };
}
