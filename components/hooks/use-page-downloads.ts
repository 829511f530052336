"use client";

import { useEffect, useRef, useState } from "react";
import { isAbort } from "@/lib/client/call-error";
import { type Problem, problems } from "@/lib/client/errors";
import { type SavedResult, saveResult } from "@/lib/client/save-result";

type Download = { state: "busy" } | { state: "failed"; problem: Problem };

/** Downloads of pages and of their ZIP, each with what went wrong in its own place. Leaving the page stops them. */
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
