"use client";

import { useCallback, useEffect, useRef } from "react";
import { codeOf, isAbort } from "@/lib/client/call-error";
import type { Problem } from "@/lib/client/errors";
import { type IntakeRules, sortFiles, withType } from "@/lib/client/intake";
import { untilConnected } from "@/lib/client/online";
import type { QuarterTurn } from "@/lib/contract/fields";
import { SUCCESS_DELAY_MS } from "@/lib/limits";
import type { FileSource } from "@/lib/tools/accept";
import type { AlternativeTools, Behavior, Screen } from "@/lib/tools/types";
import { holdPreviews } from "./previews";
import {
  type ConverterEvent,
  convertedIn,
  type FileStatus,
  isUnfinished,
  type ListedFile,
  mendableIn,
} from "./state";
import type { Values } from "./undo";
import { useConverterState } from "./use-converter-state";
import { useProblems } from "./use-problems";
import { useRefusals } from "./use-refusals";

/** What a conversion is given, and how it reports. */
export type Job<R, O> = {
  signal: AbortSignal;
  files: readonly ListedFile[];
  /** The outcome that this run adds to, when it is a retry. */
  before?: O;
  /** Takes the next files of a run that converts file by file; files that are added meanwhile come last. */
  take: (count: number) => readonly ListedFile[];
  /** Reports the upload of all files, 0 to 100. */
  onUpload: (percent: number) => void;
  /** Reports how many results have been fetched. */
  onReceived: (count: number) => void;
  setStatus: (id: string, status: FileStatus<R>) => void;
};

/** Converts the files of a run. Statuses that are not returned stay as they were reported. */
export type Work<R, O> = (
  job: Job<R, O>,
) => Promise<{ outcome: O; statuses?: ReadonlyMap<string, FileStatus<R>> | undefined }>;

export type ConverterOptions<R, O> = {
  tool: Pick<Screen, "accept" | "screen">;
  words: Pick<IntakeRules, "messages">;
  larger?: Problem["link"] | undefined;
  behavior: Behavior;
  alternatives: AlternativeTools;
  work: Work<R, O>;
  /** Whether the list is shared with the page's other layout. */
  shares?: boolean;
  /** Problems of files that a run leaves unfinished. Without them they are listed as before. */
  unfinished?: { cancelled?: () => Problem; failed: (file: File, error: unknown) => Problem };
};

// Not crypto.randomUUID, which does not exist on pages served over plain HTTP.
let listed = 0;
const stamp = Math.random().toString(36).slice(2, 10);
/** Lists files under ids that are unique on this page. */
export const listFiles = (files: readonly File[]): ListedFile[] =>
  files.map((file) => ({ id: `${stamp}-${++listed}`, file }));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * The state of a screen: its files, the current run and its results. One run at a time; a new one, cancelling and
 * leaving the page abort it.
 */
export function useConverter<R, O>(options: ConverterOptions<R, O>) {
  const { tool, words, larger, behavior, alternatives, shares = false, unfinished } = options;
  const queue = useRef<ListedFile[]>([]);
  const current = useRef<AbortController>(undefined);
  /** The last run, whose results may still be waiting for their download. */
  const last = useRef<AbortController>(undefined);
  const stop = useCallback(() => {
    queue.current = [];
    last.current?.abort();
    current.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);
  const cancelled: ConverterEvent<R, O> = {
    type: "cancelled",
    ...(unfinished?.cancelled && { problemOf: unfinished.cancelled }),
  };
  const { converter, dispatch, after, latest, lose } = useConverterState<R, O>(
    tool.screen,
    shares,
    () => cancelled,
  );
  const problemsOf = useProblems();
  const { show, ...refusals } = useRefusals(alternatives);
  const { files, waiting, phase } = converter;
  const running = phase.state === "running";
  const rules: IntakeRules = {
    accept: tool.accept,
    messages: words.messages,
    behavior,
    larger,
  };

  async function run(controller: AbortController, started: readonly ListedFile[], before?: O) {
    const { signal } = controller;
    const release = behavior.requests === "together" ? holdPreviews() : () => {};
    const report = (event: ConverterEvent<R, O>) => {
      if (!signal.aborted) dispatch(event);
    };
    const connect = async () => {
      report({ type: "progress", connected: navigator.onLine });
      await untilConnected(signal);
      report({ type: "progress", connected: true });
    };
    const reconnect = () => connect().catch(() => {});
    addEventListener("offline", reconnect);
    try {
      await connect();
      const { outcome, statuses = new Map() } = await options.work({
        signal,
        files: started,
        ...(before !== undefined && { before }),
        take: (count) => queue.current.splice(0, count),
        onUpload: (sent) => report({ type: "progress", sent }),
        onReceived: (received) => report({ type: "progress", received }),
        setStatus: (id, status) => report({ type: "status", id, status }),
      });
      signal.throwIfAborted();
      current.current = undefined;
      dispatch({ type: "answered" });
      await pause(SUCCESS_DELAY_MS);
      // Files that were added meanwhile have started another run.
      if (signal.aborted || current.current) return;
      dispatch({ type: "done", outcome, statuses });
      const next = takeWaiting();
      if (next.length > 0) start(next, outcome);
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      queue.current = [];
      current.current = undefined;
      offerEarlier();
      // What is refused of several files together is the fault of none.
      const refused = started.length > 1 && /^too_(large|many_files)$/.test(`${codeOf(error)}`);
      const problemOf = unfinished && !refused && ((file: File) => unfinished.failed(file, error));
      dispatch({ type: "failed", error, ...(problemOf && { problemOf }) });
      takeWaiting();
    } finally {
      removeEventListener("offline", reconnect);
      release();
    }
  }

  function start(started: readonly ListedFile[], before?: O) {
    dispatch({ type: "start", ids: started.map(({ id }) => id) });
    queue.current.push(...started);
    if (current.current) return;
    const controller = new AbortController();
    current.current = controller;
    last.current = controller;
    run(controller, started, before);
  }

  /** Lists the files that wait, where they belong to the list. */
  function takeWaiting(): readonly ListedFile[] {
    const { waiting: next } = latest();
    if (behavior.next !== "convert" || next.length === 0) return [];
    dispatch({ type: "add", files: next, replace: false });
    dispatch({ type: "wait", files: [] });
    return next;
  }

  const results = convertedIn(files).length || (phase.state === "done" ? 1 : 0);
  /** Offers to bring back the list, or the results, that are about to go. */
  function offer(what: "removed" | "replaced" | "results") {
    const count = what === "results" ? results : files.length;
    if (count > 0) lose({ of: "screen", what, count }, stop);
  }

  /** Offers to bring back the earlier results, after a run that was to replace them has failed. */
  function offerEarlier() {
    const state = latest();
    const { before } = state;
    if (before?.phase.state !== "done") return;
    const count = convertedIn(before.files).length || 1;
    lose({ of: "screen", what: "results", count }, stop, { ...state, ...before, before: undefined });
  }

  /** Discards the results and aborts the run, where a change of the list does that. */
  function forget() {
    if (behavior.results === "keep") return;
    stop();
    dispatch({ type: "discard" });
  }

  /** Lists files. During a run they wait, unless they join it. */
  function list(added: readonly ListedFile[], adding: Behavior["adding"]) {
    if (running && !behavior.autoStart)
      return dispatch({ type: "wait", files: behavior.maxFiles === 1 ? added : [...waiting, ...added] });
    const replace = adding === "replace";
    if (replace && files.length > 0) offer("replaced");
    else if (behavior.results === "discard") offer("results");
    forget();
    dispatch({ type: "add", files: added, replace });
    if (behavior.autoStart) start(added);
  }

  /** Adds files, or replaces those in the list by them. Returns how many were taken. */
  function choose(chosen: readonly File[], source: FileSource, adding = behavior.adding): number {
    const { taken, refusals: found } = sortFiles(
      chosen.map(withType),
      source,
      rules,
      files.length + waiting.length,
      problemsOf,
    );
    if (taken.length > 0) list(listFiles(taken), adding);
    show(found, behavior.requests === "together" ? taken : []);
    return taken.length;
  }

  return {
    ...converter,
    behavior,
    ...refusals,
    /** Heading of those problems, where the screen has one. */
    problemsHeading: words.messages.heading,
    running,
    choose,
    /** Chooses the files that wait, where that replaces the results. */
    chooseWaiting() {
      dispatch({ type: "wait", files: [] });
      list(waiting, behavior.adding);
    },
    /** Lists files without checking them, for those that the page made itself. */
    append(made: readonly File[]) {
      offer("results");
      forget();
      dispatch({ type: "add", files: listFiles(made), replace: false });
    },
    /** Converts all files. Returns false when there are none, and says so. */
    convert(): boolean {
      stop();
      const { none = "" } = words.messages;
      show(files.length > 0 ? [] : [{ problem: { text: none }, inspect: [] }]);
      if (files.length > 0) start(files);
      return files.length > 0;
    },
    /** Converts some files again, by default those that failed for a reason that may pass. */
    retry(ids: readonly string[] = mendableIn(files).map(({ id }) => id)) {
      show([]);
      const before = phase.state === "done" ? phase.outcome : undefined;
      start(
        files.filter(({ id }) => ids.includes(id)),
        before,
      );
    },
    cancel() {
      stop();
      dispatch(cancelled);
      takeWaiting();
    },
    /**
     * Removes a file with its own result. A result of all files is discarded.
     *
     * @param restore what else comes back with it
     */
    remove(id: string, restore = (values: Values) => values) {
      const index = files.findIndex((entry) => entry.id === id);
      const entry = files[index];
      if (!entry) return;
      const discards = behavior.results === "discard" && entry.status.state === "listed" && results > 0;
      const isLast = files.length === 1 && !running;
      const loss = { what: "removed", count: 1 } as const;
      if (discards || isLast) lose({ of: "screen", ...loss }, stop);
      else {
        const relisted = after({ type: "relist", entry, index, ended: running && !isUnfinished(entry) });
        lose({ of: "items", ...loss, restore: (values) => restore(relisted(values)) }, stop);
      }
      if (discards) forget();
      show([]);
      dispatch({ type: "remove", id });
    },
    /** Offers to bring back a result that is removed without its file. */
    offerResult(restore: (values: Values) => Values) {
      lose({ of: "items", what: "results", count: 1, restore }, stop);
    },
    /** Replaces the result, or the failure, of one file after a run. */
    amend(id: string, result: R, outcome: O) {
      dispatch({ type: "amended", id, result, outcome });
    },
    move(id: string, to: number) {
      if (behavior.results === "discard") offer("results");
      forget();
      dispatch({ type: "move", id, to });
    },
    turn(id: string, turn: QuarterTurn) {
      if (behavior.results === "discard") offer("results");
      forget();
      dispatch({ type: "turn", id, turn });
    },
    /** Empties the list, and with "clear" discards the results, too. */
    clear(type: "clear" | "empty" = "clear") {
      offer(files.length > 0 ? "removed" : "results");
      stop();
      show([]);
      dispatch({ type });
    },
  };
}
