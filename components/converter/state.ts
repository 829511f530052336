import type { Problem } from "@/lib/client/errors";
import type { QuarterTurn } from "@/lib/contract/fields";
import { AUTO_PROGRESS_SHARE } from "@/lib/limits";

/** A file with an id, because the same file may be listed twice, and how its page is turned, if it gets one. */
export type ListedFile = { id: string; file: File; turn?: QuarterTurn };

/** Status of one file. `percent` is that of its own upload or download. */
export type FileStatus<R> =
  | { state: "listed" | "waiting" }
  | { state: "sending" | "receiving"; percent: number }
  | { state: "converted"; result: R }
  | { state: "failed"; problem: Problem };

export type Entry<R> = ListedFile & { status: FileStatus<R> };

/** What is known about a run: the upload in percent, the results fetched so far, and whether the work is done. */
type Running = {
  state: "running";
  /** Whether there is a connection. Without one the run waits, before it begins or in the middle. */
  connected: boolean;
  sent: number;
  received: number;
  /** Set between the answer and 'Conversion complete!'. */
  answered: boolean;
  cancelled?: undefined;
};

/** Ids of the files that a cancelled run had finished with, converted or failed. */
type Cancelled = readonly string[];

/** Where a screen stands: before, in, or after a run. */
export type Phase<O> =
  | { state: "idle"; cancelled?: Cancelled }
  | Running
  /** `again` is set when earlier results are shown again after a cancelled run, `amended` when one of them is new. */
  | { state: "done"; outcome: O; again?: boolean; amended?: boolean; cancelled?: Cancelled }
  | { state: "failed"; error: unknown; cancelled?: undefined };

/**
 * A converter: files in, a run, files out.
 *
 * @typeParam R result of one file
 * @typeParam O result of a run
 */
export type Converter<R, O> = {
  files: readonly Entry<R>[];
  /** Files that were dropped or pasted during a run, and come next. */
  waiting: readonly ListedFile[];
  /** Ids of the files of the last run, in order. */
  run: readonly string[];
  phase: Phase<O>;
  /** Files and phase to return to when the run is cancelled. */
  before: Pick<Converter<R, O>, "files" | "phase"> | undefined;
};

export type Direction = "up" | "down";

export type ConverterEvent<R, O> =
  | { type: "add"; files: readonly ListedFile[]; replace: boolean }
  /** Shows the files of another layout, those that are known with their results. */
  | { type: "carry"; files: readonly ListedFile[] }
  /** Replaces the files that wait. */
  | { type: "wait"; files: readonly ListedFile[] }
  | { type: "remove"; id: string }
  /** Lists a removed file in its former place, and in its run. `ended` says that the run had finished with it. */
  | { type: "relist"; entry: Entry<R>; index: number; ended: boolean }
  | { type: "move"; id: string; to: number }
  | { type: "turn"; id: string; turn: QuarterTurn }
  /** Discards the results, and keeps the files. */
  | { type: "discard" }
  /** Empties the list, and keeps the results. */
  | { type: "empty" }
  | { type: "clear" }
  | { type: "start"; ids: readonly string[] }
  | { type: "progress"; sent?: number; received?: number; connected?: boolean }
  | { type: "status"; id: string; status: FileStatus<R> }
  | { type: "answered" }
  | { type: "done"; outcome: O; statuses: ReadonlyMap<string, FileStatus<R>> }
  /** Replaces the result, or the failure, of one file after a run. */
  | { type: "amended"; id: string; result: R; outcome: O }
  /** `problemOf` gives unfinished files a problem of their own. */
  | { type: "failed"; error: unknown; problemOf?: (file: File) => Problem }
  | { type: "cancelled"; problemOf?: (file: File) => Problem };

const listed = { state: "listed" } as const;
const waiting = { state: "waiting" } as const;
const idle = { state: "idle" } as const;
const started = { state: "running", connected: true, sent: 0, received: 0, answered: false } as const;

export const emptyConverter = { files: [], waiting: [], run: [], phase: idle, before: undefined } as const;

export const isUnfinished = ({ status: { state } }: Entry<unknown>): boolean =>
  state === "waiting" || state === "sending" || state === "receiving";

function moved<R>(files: readonly Entry<R>[], id: string, to: number): readonly Entry<R>[] {
  const from = files.findIndex((entry) => entry.id === id);
  const entry = files[from];
  return entry && to in files ? files.toSpliced(from, 1).toSpliced(to, 0, entry) : files;
}

/** Ends a run early: unfinished files fail with a problem, or are listed as before. */
const stopped = <R>(files: readonly Entry<R>[], problemOf?: (file: File) => Problem): readonly Entry<R>[] =>
  files.map((entry) => {
    if (!isUnfinished(entry)) return entry;
    const status = problemOf ? ({ state: "failed", problem: problemOf(entry.file) } as const) : listed;
    return { ...entry, status };
  });

export function nextConverter<R, O>(
  converter: Converter<R, O>,
  event: ConverterEvent<R, O>,
): Converter<R, O> {
  const { files, run, phase } = converter;
  switch (event.type) {
    case "add": {
      const added = event.files.map((file) => ({ ...file, status: listed }));
      return {
        ...converter,
        files: event.replace ? added : [...files, ...added],
        phase: phase.state === "idle" ? idle : phase,
      };
    }
    case "carry": {
      const known = new Map(files.map((entry) => [entry.id, entry]));
      const carried = event.files.map((file) => known.get(file.id) ?? { ...file, status: listed });
      const isSame = carried.length === files.length && carried.every(({ id }, at) => files[at]?.id === id);
      return isSame ? converter : { ...emptyConverter, files: carried };
    }
    case "wait":
      return { ...converter, waiting: event.files };
    case "remove": {
      const left = files.filter(({ id }) => id !== event.id);
      return left.length === 0 && phase.state !== "running" ? emptyConverter : { ...converter, files: left };
    }
    case "relist": {
      const { entry, index, ended } = event;
      const status = phase.state === "running" ? waiting : listed;
      const back = isUnfinished(entry) ? { ...entry, status } : entry;
      const { cancelled } = phase;
      return {
        ...converter,
        files: files.toSpliced(index, 0, back),
        phase: cancelled && ended ? { ...phase, cancelled: [...cancelled, entry.id] } : phase,
      };
    }
    case "move":
      return { ...converter, files: moved(files, event.id, event.to) };
    case "turn":
      return {
        ...converter,
        files: files.map((entry) => (entry.id === event.id ? { ...entry, turn: event.turn } : entry)),
      };
    case "discard":
      return { ...emptyConverter, files: files.map((entry) => ({ ...entry, status: listed })) };
    case "empty":
      return { ...converter, files: [] };
    case "clear":
      return emptyConverter;
    case "start": {
      // Files that are added during a run join it.
      const joins = phase.state === "running" && !phase.answered;
      return {
        ...converter,
        files: files.map((entry) => (event.ids.includes(entry.id) ? { ...entry, status: waiting } : entry)),
        run: joins ? [...new Set([...run, ...event.ids])] : event.ids,
        phase: joins ? phase : started,
        before: joins ? converter.before : { files, phase },
      };
    }
    case "progress": {
      if (phase.state !== "running") return converter;
      const { sent = phase.sent, received = phase.received, connected = phase.connected } = event;
      return { ...converter, phase: { ...phase, sent, received, connected } };
    }
    case "status":
      return {
        ...converter,
        files: files.map((entry) => (entry.id === event.id ? { ...entry, status: event.status } : entry)),
      };
    case "answered":
      return phase.state === "running" ? { ...converter, phase: { ...phase, answered: true } } : converter;
    case "done":
      return {
        ...converter,
        // Files without a result of their own, of which one document was made, are listed as before.
        files: stopped(
          files.map((entry) => ({ ...entry, status: event.statuses.get(entry.id) ?? entry.status })),
        ),
        phase: { state: "done", outcome: event.outcome },
        before: undefined,
      };
    case "amended": {
      const status = { state: "converted", result: event.result } as const;
      return {
        ...converter,
        files: files.map((entry) => (entry.id === event.id ? { ...entry, status } : entry)),
        phase: { state: "done", outcome: event.outcome, amended: true },
      };
    }
    case "failed":
      return {
        ...converter,
        files: stopped(files, event.problemOf),
        phase: { state: "failed", error: event.error },
        before: undefined,
      };
    case "cancelled": {
      if (phase.state !== "running") return converter;
      const cancelled = files
        .filter((entry) => run.includes(entry.id) && !isUnfinished(entry))
        .map(({ id }) => id);
      if (event.problemOf)
        return {
          ...converter,
          files: stopped(files, event.problemOf),
          phase: { state: "idle", cancelled },
          before: undefined,
        };
      const { before } = converter;
      const earlier =
        before?.phase.state === "done"
          ? ({ ...before.phase, again: true, cancelled } as const)
          : ({ state: "idle", cancelled } as const);
      const statusOf = new Map(before?.files.map(({ id, status }) => [id, status]));
      return {
        ...converter,
        files: files.map((entry) =>
          isUnfinished(entry) ? { ...entry, status: statusOf.get(entry.id) ?? listed } : entry,
        ),
        phase: earlier,
        before: undefined,
      };
    }
  }
}

type Converted<R> = ListedFile & { status: Extract<FileStatus<R>, { state: "converted" }> };
type Failed<R> = ListedFile & { status: Extract<FileStatus<R>, { state: "failed" }> };

export const convertedIn = <R>(files: readonly Entry<R>[]): Converted<R>[] =>
  files.flatMap(({ status, ...file }) => (status.state === "converted" ? [{ ...file, status }] : []));

export const failedIn = <R>(files: readonly Entry<R>[]): Failed<R>[] =>
  files.flatMap(({ status, ...file }) => (status.state === "failed" ? [{ ...file, status }] : []));

/** Files that failed for a reason that may pass, so that another try can help. */
export const mendableIn = <R>(files: readonly Entry<R>[]): Failed<R>[] =>
  failedIn(files).filter(({ status }) => !status.problem.permanent);

/**
 * Progress of a run that converts file by file.
 *
 * @returns `percent` counts finished files, and leaves the rest of the bar for the end
 */
export function runProgress({ files, run, phase }: Converter<unknown, unknown>): {
  done: number;
  total: number;
  percent: number;
} {
  const ran = files.filter(({ id }) => run.includes(id));
  const total = ran.length;
  const done = total - ran.filter(isUnfinished).length;
  const working = phase.state === "running" && !phase.answered;
  return { done, total, percent: working ? (done / Math.max(total, 1)) * AUTO_PROGRESS_SHARE : 100 };
}

/** Mean progress of the uploads of a run's files. Finished files count as 100 percent. */
export function meanProgress({ files, run }: Converter<unknown, unknown>): number {
  const ran = files.filter(({ id }) => run.includes(id));
  const percentOf = ({ status }: Entry<unknown>) => {
    if (status.state === "sending") return status.percent;
    return status.state === "waiting" ? 0 : 100;
  };
  return ran.reduce((sum, entry) => sum + percentOf(entry), 0) / Math.max(ran.length, 1);
}
