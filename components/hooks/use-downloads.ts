"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { isAbort } from "@/lib/client/call-error";
import { type Problem, problems } from "@/lib/client/errors";
import { load } from "@/lib/client/load";
import { type SavedResult, save, saveResult } from "@/lib/client/save";

type Downloadable = { key: string; name: string; downloadUrl: string };
type ZipOptions = { folder: string; name: string };

const ZIP = "zip";

/** Downloads results from the server, one by one or packed into a ZIP. */
export function useDownloads(onProblem: (problem: Problem) => void) {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const leaving = useRef<AbortController>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const during = useCallback(
    async (
      key: string,
      work: (signal?: AbortSignal) => Promise<void>,
      problemOf: (error: unknown) => Problem,
    ) => {
      setBusy((before) => new Set(before).add(key));
      try {
        await work(leaving.current?.signal);
      } catch (error) {
        if (!isAbort(error)) onProblem(problemOf(error));
      } finally {
        setBusy((before) => new Set([...before].filter((other) => other !== key)));
      }
    },
    [onProblem],
  );

  const download = useCallback(
    ({ key, name, downloadUrl }: Downloadable) =>
      during(
        key,
        async (signal) => {
          const { fetchResult } = await load(import("@/lib/client/results"));
          save(await fetchResult(downloadUrl, signal), name);
        },
        (error) => problems.downloadFailed(name, error),
      ),
    [during],
  );

  const downloadAll = useCallback(
    (items: readonly Downloadable[], { folder, name }: ZipOptions) =>
      during(
        ZIP,
        async (signal) => {
          const [{ fetchResult }, { zipFiles }] = await Promise.all([
            load(import("@/lib/client/results")),
            load(import("@/lib/client/zip")),
          ]);
          const entries = items.map(async (item) => ({
            name: item.name,
            blob: await fetchResult(item.downloadUrl, signal),
          }));
          const zip = await zipFiles(await Promise.all(entries), folder);
          if (!signal?.aborted) save(zip, name);
        },
        problems.zipFailed,
      ),
    [during],
  );

  return { download, downloadAll, zipping: busy.has(ZIP), isBusy: (key: string) => busy.has(key) };
}

type Download = { state: "busy" } | { state: "failed"; problem: Problem };

/** Downloads pages and their ZIP, each with its own busy state and problem. Leaving the page aborts them. */
export function usePageDownloads() {
  const [downloads, setDownloads] = useState<ReadonlyMap<string, Download>>(new Map());
  const leaving = useRef<AbortController>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const set = (url: string, download?: Download) =>
    setDownloads((before) => {
      const next = new Map(before);
      if (download) next.set(url, download);
      else next.delete(url);
      return next;
    });

  async function download(result: SavedResult, problemOf: (error: unknown) => Problem) {
    const signal = leaving.current?.signal;
    if (!signal) return;
    set(result.url, { state: "busy" });
    try {
      await saveResult(signal, result);
      set(result.url);
    } catch (error) {
      if (!isAbort(error)) set(result.url, { state: "failed", problem: problemOf(error) });
    }
  }

  return {
    downloadPage: (page: SavedResult) => download(page, problems.pageNotSaved),
    downloadAll: (zip: SavedResult) => download(zip, problems.pagesNotSaved),
    isBusy: ({ url }: SavedResult) => downloads.get(url)?.state === "busy",
    problemOf: ({ url }: SavedResult): Problem[] => {
      const known = downloads.get(url);
      return known?.state === "failed" ? [known.problem] : [];
    },
  };
}

export type PageDownloads = ReturnType<typeof usePageDownloads>;
