"use client";

import { useCallback, useEffect, useRef } from "react";
import { save } from "@/lib/client/save";
import { jpegToJpg } from "@/lib/limits";

export type Download = { id: string; name: string; blob: Blob };

/**
 * Saves files by themselves, one after the other: browsers drop downloads that come all at once. One that the
 * visitor has taken already is not saved again, and leaving the page stops those that are still to come.
 */
export function useStaggeredDownloads() {
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
