"use client";

import { useEffect, useRef, useState } from "react";
import { isAbort } from "@/lib/client/call-error";
import type { Problem } from "@/lib/client/errors";
import { load } from "@/lib/client/load";
import { save } from "@/lib/client/save";
import { markTaken } from "@/lib/client/taken";
import { useProblems } from "./use-problems";

type Download = { state: "busy" } | { state: "failed"; problem: Problem };

/** Downloads by key, each with its own busy state and problem. Leaving the page aborts them. */
export function useDownloads() {
  const [downloads, setDownloads] = useState<ReadonlyMap<string, Download>>(new Map());
  // Made by the first download: a click can come between the results' appearance and their effects.
  const leaving = useRef<AbortController>(undefined);
  const problems = useProblems();

  useEffect(() => () => leaving.current?.abort(), []);

  const set = (key: string, download?: Download) =>
    setDownloads((before) => {
      const next = new Map(before);
      if (download) next.set(key, download);
      else next.delete(key);
      return next;
    });

  return {
    problems,
    /** Runs a download unless it is running already. */
    async download(
      key: string,
      work: (signal: AbortSignal) => Promise<void>,
      problemOf: (error: unknown) => Problem,
    ) {
      if (downloads.get(key)?.state === "busy") return;
      leaving.current ??= new AbortController();
      const { signal } = leaving.current;
      set(key, { state: "busy" });
      try {
        await work(signal);
        set(key);
      } catch (error) {
        if (!isAbort(error)) set(key, { state: "failed", problem: problemOf(error) });
      }
    },
    isBusy: (key: string) => downloads.get(key)?.state === "busy",
    problemsOf: (key: string): Problem[] => {
      const known = downloads.get(key);
      return known?.state === "failed" ? [known.problem] : [];
    },
  };
}

export type Downloads = ReturnType<typeof useDownloads>;

type Entry = { name: string; blob: Blob };

/** Key of the ZIP of all results of a screen. */
export const ZIP = "zip";

/** Packs results into a ZIP and saves it. */
export const saveZip = (
  { download, problems }: Pick<Downloads, "download" | "problems">,
  entries: (signal: AbortSignal) => Promise<readonly Entry[]> | readonly Entry[],
  { name, folder = "" }: { name: string; folder?: string },
  key = ZIP,
) =>
  download(
    key,
    async (signal) => {
      const [{ zipFiles }, all] = await Promise.all([load(import("@/lib/client/zip")), entries(signal)]);
      const zip = await zipFiles(all, folder);
      signal.throwIfAborted();
      save(zip, name);
      markTaken(...all.map(({ blob }) => blob));
    },
    problems.zipFailed,
  );
