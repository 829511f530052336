"use client";

import { useCallback, useEffect, useRef } from "react";
import { isAbort } from "@/lib/client/call-error";
import { jpegProblems } from "@/lib/client/jpeg-problems";
import { load, warm } from "@/lib/client/load";
import { renamed, save } from "@/lib/client/save";
import { batchZip } from "@/lib/limits";
import { behaviors } from "@/lib/tools/behavior";
import type { ScreenProps, AutoScreen as Tool } from "@/lib/tools/types";
import { OutcomeBanner, RetryButton } from "../converter/banners";
import { AsideButton, ConverterFrame } from "../converter/converter-frame";
import type { FileResult } from "../converter/file-row";
import { FileRows } from "../converter/file-rows";
import { convertedIn, failedIn } from "../converter/state";
import { useConverter, type Work } from "../converter/use-converter";
import { useCountedProgress } from "../converter/use-counted-progress";
import { useDownloads, ZIP } from "../converter/use-downloads";
import { useGuide } from "../converter/use-guide";
import { useSaying } from "../converter/use-problems";
import { ResultsZip } from "../converter/zip-button";
import { useFormat, useWords } from "../ui/words";

const loadJpeg = () => load(import("@/lib/client/convert-file"));
const warmJpeg = () => warm(loadJpeg);

const behavior = behaviors.auto;

const jpgName = (file: File): string => renamed(file.name, "jpg");

/** JPEG to JPG: selected files are converted and downloaded automatically. More can be added at any time. */
export function AutoScreen({ tool, words, alternatives }: ScreenProps<Tool>) {
  const texts = useWords("auto");
  const { announced, outcome, progress: steps } = useWords("converter");
  const { fill } = useFormat();
  const { jpegFailed, runFailed } = jpegProblems(useSaying());
  const automatic = useStaggeredDownloads();
  const work: Work<FileResult, null> = async ({ signal, take, setStatus, linkTo }) => {
    const { convertJpeg } = await loadJpeg();
    const made: Saved[] = [];
    for (let [next] = take(1); next; [next] = take(1)) {
      const { id, file } = next;
      setStatus(id, { state: "sending", percent: 0 });
      try {
        const blob = await convertJpeg(signal, file, {
          onUpload: (percent) => setStatus(id, { state: "sending", percent }),
          onDownload: (percent) => setStatus(id, { state: "receiving", percent }),
        });
        signal.throwIfAborted();
        const result = { blob, url: linkTo(blob), name: jpgName(file) };
        setStatus(id, { state: "converted", result });
        made.push({ id, ...result });
      } catch (error) {
        if (signal.aborted || isAbort(error)) throw error;
        setStatus(id, { state: "failed", problem: jpegFailed(file.name, error) });
      }
    }
    automatic.schedule(made);
    return { outcome: null };
  };
  const unfinished = {
    cancelled: () => ({ text: texts.canceled }),
    failed: (file: File, error: unknown) => jpegFailed(file.name, error),
  };
  const converter = useConverter({ tool, words, behavior, alternatives, work, unfinished });
  const { files, run, phase, running } = converter;
  const converted = convertedIn(files);
  const failed = failedIn(files);
  const fresh = converted.filter(({ id }) => run.includes(id)).length;
  const ofRun = failed.filter(({ id }) => run.includes(id));
  const guide = useGuide(
    converter,
    {
      finished: () => (fresh > 0 ? fill(texts.finished, { n: fresh, total: run.length }) : announced.none),
      failed: announced.none,
      isEmpty: () => fresh === 0,
    },
    warmJpeg,
  );
  const last = fresh > 0 ? outcome.complete : steps.converting;
  const progress = useCountedProgress(converter, { step: steps.converting, last }, guide.announce);
  const downloads = useDownloads();
  const taken = (ids: readonly string[]) => ids.forEach(automatic.skip);

  return (
    <ConverterFrame
      tool={tool}
      words={words}
      converter={converter}
      guide={guide}
      progress={progress}
      outcome={
        fresh > 0 && (
          <OutcomeBanner
            ref={guide.outcome}
            title={outcome.complete}
            text={fill(words.success, { n: fresh })}
            failed={ofRun.map(({ file: { name } }) => ({ text: name, name }))}
            total={run.length}
            onRetry={() => guide.retry()}
          />
        )
      }
      next={
        converted.length > 1 && (
          <ResultsZip
            results={converted}
            downloads={downloads}
            zip={batchZip}
            onStart={() => taken(converted.map(({ id }) => id))}
          />
        )
      }
      start={
        files.length > 0 && (
          <>
            <AsideButton
              className="max-sm:flex-1"
              disabled={running}
              onClick={() => guide.clear(announced.ready)}
            >
              {texts.new}
            </AsideButton>
            {!running && failed.length > 1 && !(phase.state === "done" && fresh > 0) && (
              <RetryButton count={failed.length} onClick={() => guide.retry()} />
            )}
          </>
        )
      }
      failures={phase.state === "failed" ? [runFailed(phase.error)] : downloads.problemsOf(ZIP)}
      list={
        files.length > 0 && (
          <FileRows
            tool={tool}
            converter={converter}
            guide={guide}
            done={phase.state === "done"}
            pictures="all"
            statuses
            removable={!running}
            linkOf={(_, file) => ({ fileName: jpgName(file) })}
            onRetry={(id) => guide.retry([id])}
            onDownload={(id) => taken([id])}
          />
        )
      }
    />
  );
}

type Saved = { id: string; name: string; blob: Blob };

/**
 * Downloads files automatically, one after the other, because browsers drop simultaneous downloads. Files that were
 * downloaded by hand are skipped, and leaving the page cancels the rest.
 */
function useStaggeredDownloads() {
  const pending = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const skipped = useRef(new Set<string>());

  const skip = useCallback((id: string) => {
    skipped.current.add(id);
    clearTimeout(pending.current.get(id));
    pending.current.delete(id);
  }, []);

  const schedule = useCallback((files: readonly Saved[]) => {
    const { afterMs, staggerMs } = behavior.autoDownload ?? { afterMs: 0, staggerMs: 0 };
    const left = files.filter(({ id }) => !skipped.current.has(id));
    for (const [index, { id, name, blob }] of left.entries()) {
      const saveIt = () => {
        pending.current.delete(id);
        save(blob, name);
      };
      pending.current.set(id, setTimeout(saveIt, afterMs + index * staggerMs));
    }
  }, []);

  useEffect(() => {
    const timers = pending.current;
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    };
  }, []);

  return { schedule, skip };
}
