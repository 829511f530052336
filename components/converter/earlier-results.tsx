"use client";

import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { earlierSessions, forgetSessions } from "@/lib/client/earlier-results";
import { load } from "@/lib/client/load";
import { kept as texts } from "@/lib/client/words";
import { batchZip } from "@/lib/limits";
import { Button, buttonClass } from "../ui/button";
import { DownloadIcon, RemoveIcon, SpinnerIcon } from "../ui/icons";
import { useFormat, useWords } from "../ui/words";
import { DeleteNow } from "./delete-now";
import { ProblemBanner } from "./problem-banner";
import { useMemory } from "./screen-memory";
import { saveZip, useDownloads, ZIP } from "./use-downloads";

const downloadClass = "max-sm:order-1";

const loadResults = () => load(import("@/lib/client/results"));

type Found = { session: string; filename: string; url: string };

type EarlierResultsProps = {
  announce: (words: string) => void;
  /** Takes the panel away, with the focus. */
  onEnd: () => void;
};

/** Results of before a reload that are still on the server. Those that have expired are forgotten. */
export function EarlierResults({ announce, onEnd }: EarlierResultsProps) {
  const { actions } = useWords("converter");
  const { count, fill, locale } = useFormat();
  const downloads = useDownloads();
  const { path, latest } = useMemory();
  const [sessions] = useState(() => {
    const { sessions: shown = [] } = latest() as { sessions?: readonly string[] };
    return earlierSessions(path, shown);
  });
  const [found, setFound] = useState<readonly Found[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    async function findAll() {
      const { listResults } = await loadResults();
      const all = await Promise.all(
        sessions.map(async ({ session }) => {
          const files = await listResults(session, leaving.signal);
          if (files.length === 0) forgetSessions([session]);
          return files.map((file) => ({ session, ...file }));
        }),
      );
      if (!leaving.signal.aborted) setFound(all.flat());
    }
    // Without the server there is nothing to offer.
    findAll().catch(() => {});
    return () => leaving.abort();
  }, [sessions]);

  const left = [...new Set(found.map(({ session }) => session))];
  const newest = Math.max(...sessions.flatMap(({ session, at }) => (left.includes(session) ? at : [])));
  const [first, ...others] = found;
  if (!first) return null;
  const busy = downloads.isBusy(ZIP);

  const fetchAll = async (signal: AbortSignal) => {
    const { fetchResult } = await loadResults();
    return Promise.all(
      found.map(async ({ filename: name, url }) => ({ name, blob: await fetchResult(url, signal) })),
    );
  };

  function dismiss() {
    forgetSessions(left);
    onEnd();
  }

  return (
    <section
      aria-label={texts.earlier}
      className="animate-arrive rounded-control border border-rule bg-sheet py-1 pe-0.5 ps-2"
    >
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
        <p className="min-w-3/5 flex-1 font-semibold text-small sm:min-w-0">
          {fill(texts.from, {
            results: count(texts.resultCount, found.length),
            age: ago(locale, Date.now() - newest),
          })}
        </p>
        {others.length === 0 ? (
          <a
            href={first.url}
            download={first.filename}
            className={clsx(buttonClass("secondary"), downloadClass)}
          >
            <DownloadIcon />
            {actions.download}
          </a>
        ) : (
          <Button
            className={downloadClass}
            aria-disabled={busy}
            onClick={() => busy || saveZip(downloads, fetchAll, batchZip)}
          >
            {busy ? <SpinnerIcon className="size-2.5 animate-turn" /> : <DownloadIcon />}
            {actions.zip}
          </Button>
        )}
        <Button look="icon" aria-label={texts.dismiss} onClick={dismiss}>
          <RemoveIcon />
        </Button>
      </div>
      <ProblemBanner problems={downloads.problemsOf(ZIP)} />
      <DeleteNow
        sessions={left}
        announce={announce}
        disabled={busy}
        onGone={(gone, complete) =>
          complete ? onEnd() : setFound(found.filter((one) => !gone.includes(one.session)))
        }
      />
    </section>
  );
}

/** '12 minutes ago', and at least one. @param ms how long ago */
const ago = (locale: string, ms: number): string =>
  new Intl.RelativeTimeFormat(locale).format(-Math.max(1, Math.floor(ms / 60_000)), "minute");
