"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { isAbort } from "@/lib/client/call-error";
import { type Problem, problems } from "@/lib/client/errors";
import { loadResults } from "@/lib/client/load/results";
import { loadZip } from "@/lib/client/load/zip";
import { save } from "@/lib/client/save";

type Downloadable = { key: string; name: string; downloadUrl: string };
type ZipOptions = { folder: string; name: string };

const ZIP = "zip";

/** Fetches results from the server and saves them, one by one or as a ZIP made here. */
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
          const { fetchResult } = await loadResults();
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
          const [{ fetchResult }, { zipFiles }] = await Promise.all([loadResults(), loadZip()]);
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
