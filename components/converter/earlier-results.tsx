"use client";

import { useEffect, useId, useState } from "react";
import { byRun, earlierSessions, forgetSessions } from "@/lib/client/earlier-results";
import { load } from "@/lib/client/load";
import { kept as texts } from "@/lib/client/words";
import { batchZip } from "@/lib/limits";
import { Button, buttonClass } from "../ui/button";
import { DownloadIcon, SpinnerIcon } from "../ui/icons";
import { useFormat, useWords } from "../ui/words";
import { DeleteNow } from "./delete-now";
import { ProblemBanner } from "./problem-banner";
import { useMemory } from "./screen-memory";
import { type Downloads, saveZip, useDownloads } from "./use-downloads";

/** Milliseconds after which the age of results is said anew. */
const AGE_MS = 10_000;

const loadResults = () => load(import("@/lib/client/results"));

type Found = { session: string; at: number; filename: string; url: string };

type Run = readonly [Found, ...Found[]];

type EarlierResultsProps = {
  announce: (words: string) => void;
  /** Whether it is said above already what happens unless they are deleted. */
  brief: boolean;
  /** Takes the panel away, with the focus. */
  onEnd: () => void;
};

/** Results of before a reload that are still on the server. Those that have expired are forgotten. */
export function EarlierResults({ announce, brief, onEnd }: EarlierResultsProps) {
  const downloads = useDownloads();
  const { path, latest } = useMemory();
  const [sessions] = useState(() => {
    const { sessions: shown = [] } = latest() as { sessions?: readonly string[] };
    return earlierSessions(path, shown);
  });
  const [found, setFound] = useState<readonly Found[]>([]);
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), AGE_MS);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    const leaving = new AbortController();
    async function findAll() {
      const { listResults } = await loadResults();
      const all = await Promise.all(
        sessions.map(async ({ session, at }) => {
          const files = await listResults(session, leaving.signal);
          if (files.length === 0) forgetSessions([session]);
          return files.map((file) => ({ session, at, ...file }));
        }),
      );
      if (!leaving.signal.aborted) setFound(all.flat());
    }
    // Without the server there is nothing to offer.
    findAll().catch(() => {});
    return () => leaving.abort();
  }, [sessions]);

  const left = [...new Set(found.map(({ session }) => session))];
  const runs = byRun(found);
  if (runs.length === 0) return null;

  return (
    <section
      aria-label={texts.earlier}
      className="animate-arrive rounded-control border border-rule bg-sheet px-2 py-1"
    >
      <details open>
        <summary className="min-h-4 content-center font-semibold text-small pointer-coarse:min-h-5.5">
          {texts.earlier}
        </summary>
        <ul className="mb-0.5 grid gap-y-1">
          {runs.map((run) => (
            <EarlierRun key={run[0].at} run={run} age={now - run[0].at} downloads={downloads} />
          ))}
        </ul>
        <DeleteNow
          sessions={left}
          announce={announce}
          brief={brief}
          disabled={runs.some(([{ url }]) => downloads.isBusy(url))}
          onGone={(gone, complete) =>
            complete ? onEnd() : setFound(found.filter((one) => !gone.includes(one.session)))
          }
        />
      </details>
    </section>
  );
}

type EarlierRunProps = {
  run: Run;
  /** Milliseconds. */
  age: number;
  downloads: Downloads;
};

/** What a run has made: how much and when, the names, and the download. */
function EarlierRun({ run, age, downloads }: EarlierRunProps) {
  const id = useId();
  const { actions } = useWords("converter");
  const { count, fill, locale } = useFormat();
  const [{ url: key, filename }, ...others] = run;
  const busy = downloads.isBusy(key);
  const names = run.map((one) => one.filename).join(", ");
  const description = fill(texts.from, {
    results: count(texts.resultCount, run.length),
    age: ago(locale, age),
  });

  const fetchAll = async (signal: AbortSignal) => {
    const { fetchResult } = await loadResults();
    return Promise.all(
      run.map(async ({ filename: name, url }) => ({ name, blob: await fetchResult(url, signal) })),
    );
  };

  return (
    <li>
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
        <div className="min-w-3/5 flex-1">
          <p id={id} className="text-small">
            {description}
          </p>
          <p className="truncate text-note text-quiet" title={names}>
            {names}
          </p>
        </div>
        {others.length === 0 ? (
          <a href={key} download={filename} aria-describedby={id} className={buttonClass("secondary")}>
            <DownloadIcon />
            {actions.download}
          </a>
        ) : (
          <Button
            aria-disabled={busy}
            aria-describedby={id}
            onClick={() => busy || saveZip(downloads, fetchAll, batchZip, key)}
          >
            {busy ? <SpinnerIcon className="size-2.5 animate-turn" /> : <DownloadIcon />}
            {actions.zip}
          </Button>
        )}
      </div>
      <ProblemBanner problems={downloads.problemsOf(key)} />
    </li>
  );
}

/** '12 minutes ago', or seconds below a minute, and at least one. @param ms how long ago */
function ago(locale: string, ms: number): string {
  const seconds = Math.max(1, Math.floor(ms / 1000));
  const format = new Intl.RelativeTimeFormat(locale);
  return seconds < 60
    ? format.format(-seconds, "second")
    : format.format(-Math.floor(seconds / 60), "minute");
}
