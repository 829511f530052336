"use client";

import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from "react";
import { isAbort } from "@/lib/client/call-error";
import { answerOf, type Problem } from "@/lib/client/errors";
import { type IntakeRules, type Refusal, sortFiles, withType } from "@/lib/client/intake";
import { load } from "@/lib/client/load";
import { untilConnected } from "@/lib/client/online";
import type { QuarterTurn } from "@/lib/contract/fields";
import { SUCCESS_DELAY_MS } from "@/lib/limits";
import type { FileSource } from "@/lib/tools/accept";
import type { Behavior } from "@/lib/tools/behavior";
import type { AlternativeTools, Screen } from "@/lib/tools/types";
import { useFormat, useWords } from "../ui/words";
import { holdPreviews } from "./previews";
import {
  type Converter,
  type ConverterEvent,
  emptyConverter,
  type FileStatus,
  failedIn,
  type ListedFile,
  nextConverter,
} from "./state";
import { useProblems } from "./use-problems";

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
) => Promise<{ outcome: O; statuses?: ReadonlyMap<string, FileStatus<R>> }>;

export type ConverterOptions<R, O> = {
  tool: Pick<Screen, "accept">;
  words: Pick<IntakeRules, "messages">;
  larger?: Problem["link"];
  behavior: Behavior;
  alternatives: AlternativeTools;
  work: Work<R, O>;
  /** Holds the files while the screen is replaced by another. */
  kept?: RefObject<readonly ListedFile[]>;
  /** Problems of files that a run leaves unfinished. Without them they are listed as before. */
  unfinished?: { cancelled: () => Problem; failed: (file: File, error: unknown) => Problem };
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
  const { tool, words, larger, behavior, alternatives, kept, unfinished } = options;
  const [converter, dispatch] = useReducer(
    nextConverter as (before: Converter<R, O>, event: ConverterEvent<R, O>) => Converter<R, O>,
    kept?.current,
    (files = []): Converter<R, O> =>
      nextConverter<R, O>(emptyConverter, { type: "add", files, replace: true }),
  );
  const problemsOf = useProblems();
  const refusals = useRefusals(alternatives);
  const queue = useRef<ListedFile[]>([]);
  const current = useRef<AbortController>(undefined);
  /** The last run, whose results may still be waiting for their download. */
  const last = useRef<AbortController>(undefined);
  const { files, phase } = converter;
  const rules: IntakeRules = {
    accept: tool.accept,
    messages: words.messages,
    behavior,
    ...(larger && { larger }),
  };

  useEffect(() => {
    if (kept) kept.current = files.map(({ id, file }) => ({ id, file }));
  }, [kept, files]);

  const stop = useCallback(() => {
    queue.current = [];
    last.current?.abort();
    current.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

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
      if (!signal.aborted && !current.current) dispatch({ type: "done", outcome, statuses });
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      queue.current = [];
      current.current = undefined;
      const problemOf = unfinished && ((file: File) => unfinished.failed(file, error));
      dispatch({ type: "failed", error, ...(problemOf && { problemOf }) });
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

  /** Aborts the run and discards the results. */
  function discard() {
    stop();
    dispatch({ type: "discard" });
  }
  /** Discards the results, where a change of the list does that. */
  const forget = () => behavior.results === "discard" && discard();

  /** Adds files, or replaces those in the list by them. Returns how many were taken. */
  function choose(chosen: readonly File[], source: FileSource, adding = behavior.adding): number {
    const { taken, refusals: found } = sortFiles(
      chosen.map(withType),
      source,
      rules,
      files.length,
      problemsOf,
    );
    if (taken.length > 0) {
      forget();
      const added = listFiles(taken);
      dispatch({ type: "add", files: added, replace: adding === "replace" });
      if (behavior.autoStart) start(added);
    }
    refusals.show(found, behavior.requests === "together" ? taken : []);
    return taken.length;
  }

  return {
    ...converter,
    behavior,
    /** Problems with the selection. */
    problems: refusals.problems,
    /** Heading of those problems, where the screen has one. */
    problemsHeading: words.messages.heading,
    running: phase.state === "running",
    choose,
    /** Lists files without checking them, for those that the page made itself. */
    append(made: readonly File[]) {
      forget();
      dispatch({ type: "add", files: listFiles(made), replace: false });
    },
    /** Converts all files. Returns false when there are none, and says so. */
    convert(): boolean {
      forget();
      const { none = "" } = words.messages;
      refusals.show(files.length > 0 ? [] : [{ problem: { text: none }, inspect: [] }]);
      if (files.length > 0) start(files);
      return files.length > 0;
    },
    /** Converts some files again, by default those that failed. */
    retry(ids: readonly string[] = failedIn(files).map(({ id }) => id)) {
      refusals.show([]);
      const before = phase.state === "done" ? phase.outcome : undefined;
      start(
        files.filter(({ id }) => ids.includes(id)),
        before,
      );
    },
    cancel() {
      stop();
      dispatch({ type: "cancelled", ...(unfinished && { problemOf: unfinished.cancelled }) });
    },
    /** Removes a file with its own result. A result of all files is discarded. */
    remove(id: string) {
      if (files.find((entry) => entry.id === id)?.status.state === "listed") forget();
      refusals.show([]);
      dispatch({ type: "remove", id });
    },
    /** Replaces the result, or the failure, of one file after a run. */
    amend(id: string, result: R, outcome: O) {
      dispatch({ type: "amended", id, result, outcome });
    },
    move(id: string, to: number) {
      forget();
      dispatch({ type: "move", id, to });
    },
    turn(id: string, turn: QuarterTurn) {
      forget();
      dispatch({ type: "turn", id, turn });
    },
    /** Empties the list and discards the results. */
    clear() {
      stop();
      refusals.show([]);
      dispatch({ type: "clear" });
    },
    /** Empties the list, and keeps the results. */
    empty() {
      refusals.show([]);
      dispatch({ type: "empty" });
    },
  };
}

/** Collects the server addresses of all results of a screen, those of earlier runs included. */
export function useSessions(): (fresh: readonly string[]) => readonly string[] {
  const all = useRef<readonly string[]>([]);
  return useCallback((fresh) => {
    all.current = [...all.current, ...fresh];
    return all.current;
  }, []);
}

const nothing: readonly Problem[] = [];
const loadExplain = () => load(import("@/lib/client/explain"));
const loadApi = () => load(import("@/lib/client/api"));

/**
 * Problems with a selection. Once the refused files have been inspected, their real formats and the tools for them
 * are added, and what the server would refuse of the others.
 */
function useRefusals(alternatives: AlternativeTools) {
  const [said, setSaid] = useState(nothing);
  const failures = useWords("failures");
  const format = useFormat();
  const problemsOf = useProblems();
  /** The selection that the problems are about. */
  const shown = useRef<readonly Refusal[]>([]);

  const explained = (refusals: readonly Refusal[]): Promise<Problem>[] =>
    refusals.map(async ({ problem, inspect }) => {
      if (inspect.length === 0) return problem;
      const { explain } = await loadExplain();
      return { ...problem, ...(await explain(inspect, alternatives, { failures, format })) };
    });

  /** What the server would refuse of files that are sent together. */
  async function unsendable(together: readonly File[]): Promise<readonly Problem[]> {
    if (together.length === 0) return nothing;
    return loadApi()
      .then(({ requireAllowed }) => requireAllowed(together))
      .then(
        () => nothing,
        (error) => (answerOf(error) ? [{ text: problemsOf.message(error) }] : nothing),
      );
  }

  async function show(refusals: readonly Refusal[], together: readonly File[] = []) {
    const first = refusals.length === 0 ? nothing : refusals.map(({ problem }) => problem);
    setSaid(first);
    shown.current = refusals;
    // Without more to say the sentences stay as they are.
    const said = await Promise.all([unsendable(together), ...explained(refusals)]).catch(() => undefined);
    if (!said || shown.current !== refusals) return;
    const [more, ...problems] = said;
    if (more.length > 0 || problems.length > 0) setSaid([...problems, ...more]);
  }

  return { problems: said, show };
}
