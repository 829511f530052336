"use client";

import { useCallback, useEffect, useReducer, useRef } from "react";
import { isAbort } from "@/lib/client/call-error";
import { problems } from "@/lib/client/errors";
import { load, warm } from "@/lib/client/load";
import { save } from "@/lib/client/save";
import { jpegToJpg, SUCCESS_DELAY_MS } from "@/lib/limits";
import { type AutoStatus, failedIn, jpgName, nextAuto, noAuto } from "./auto-state";
import { type ListedFile, newId } from "./use-file-list";
import { useObjectUrls } from "./use-object-urls";

const loadJpeg = () => load(import("@/lib/client/convert-file"));
export const warmJpeg = () => warm(loadJpeg);

/**
 * Converts files as soon as they are added, one request at a time, and downloads the results at the end of a
 * run. Files added meanwhile wait. Cancelling or leaving the page aborts the current request.
 */
export function useAutoConversion() {
  const [auto, dispatch] = useReducer(nextAuto, noAuto);
  const urls = useObjectUrls();
  const downloads = useStaggeredDownloads();
  const queue = useRef<ListedFile[]>([]);
  const active = useRef<AbortController>(undefined);

  /** Converts one file. Returns undefined when it failed. */
  async function convertOne(signal: AbortSignal, { id, file }: ListedFile): Promise<Download | undefined> {
    const set = (status: AutoStatus) => dispatch({ type: "status", id, status });
    set({ state: "processing", sent: 0 });
    const { convertJpeg } = await loadJpeg();
    try {
      const onUpload = (sent: number) => {
        if (!signal.aborted) set({ state: "processing", sent });
      };
      const blob = await convertJpeg(signal, file, { onUpload });
      signal.throwIfAborted();
      set({ state: "converted", blob, url: urls.make(blob) });
      return { id, blob, name: jpgName(file) };
    } catch (error) {
      if (signal.aborted || isAbort(error)) throw error;
      set({ state: "failed", problem: problems.jpegFailed(file.name, error) });
    }
  }

  async function work() {
    const controller = new AbortController();
    const { signal } = controller;
    active.current = controller;
    const made: Download[] = [];
    try {
      for (let next = queue.current.shift(); next; next = queue.current.shift()) {
        const one = await convertOne(signal, next);
        if (one) made.push(one);
      }
      dispatch({ type: "end" });
      downloads.schedule(made);
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      queue.current = [];
      dispatch({ type: "fail", error });
    } finally {
      if (active.current === controller) active.current = undefined;
    }
  }

  function enqueue(files: readonly ListedFile[]) {
    queue.current.push(...files);
    if (!active.current) work();
  }

  function stop() {
    queue.current = [];
    active.current?.abort();
    active.current = undefined;
  }

  const { state } = auto.phase;
  useEffect(() => {
    if (state !== "ended") return;
    const timer = setTimeout(() => dispatch({ type: "finish" }), SUCCESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(
    () => () => {
      queue.current = [];
      active.current?.abort();
    },
    [],
  );

  return {
    auto,
    add: (chosen: readonly File[]) => {
      const files = chosen.map((file) => ({ id: newId(), file }));
      dispatch({ type: "add", files });
      enqueue(files);
    },
    /** Retries the given failed files, by default all. */
    retry: (ids: readonly string[] = failedIn(auto.files).map(({ id }) => id)) => {
      dispatch({ type: "again", ids });
      enqueue(auto.files.filter(({ id }) => ids.includes(id)));
    },
    cancel: () => {
      stop();
      dispatch({ type: "cancel" });
    },
    /** Empties the list. Scheduled downloads still happen. */
    reset: () => {
      stop();
      urls.releaseAll();
      dispatch({ type: "reset" });
    },
    /** Cancels the automatic download of files that the visitor has downloaded. */
    taken: (ids: readonly string[]) => ids.forEach(downloads.take),
  };
}

type Download = { id: string; name: string; blob: Blob };

/**
 * Downloads files automatically, one after the other, because browsers drop simultaneous downloads. Files
 * that were downloaded by hand are skipped, and leaving the page cancels the rest.
 */
function useStaggeredDownloads() {
  const pending = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  const take = useCallback((id: string) => {
    clearTimeout(pending.current.get(id));
    pending.current.delete(id);
  }, []);

  const schedule = useCallback((downloads: readonly Download[]) => {
    for (const [index, { id, name, blob }] of downloads.entries()) {
      const saveIt = () => {
        pending.current.delete(id);
        save(blob, name);
      };
      const delay = jpegToJpg.autoDownloadMs + index * jpegToJpg.staggerMs;
      pending.current.set(id, setTimeout(saveIt, delay));
    }
  }, []);

  useEffect(() => {
    const timers = pending.current;
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    };
  }, []);

  return { schedule, take };
}
