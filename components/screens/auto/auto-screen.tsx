"use client";

import { useEffect, useRef } from "react";
import { jpegProblems } from "@/lib/client/jpeg-problems";
import { load, warm } from "@/lib/client/load";
import { renamed, save } from "@/lib/client/save";
import { batchZip } from "@/lib/limits";
import type { Behavior, ScreenProps, AutoScreen as Tool } from "@/lib/tools/types";
import { ConverterFrame } from "../../converter/converter-frame";
import { OutcomeBanner, RetryButton } from "../../converter/deferred-parts";
import { eachFile } from "../../converter/each-file";
import type { FileResult } from "../../converter/file-row";
import { FileRows } from "../../converter/lazy-file-rows";
import { AsideButton, StartButton } from "../../converter/start-button";
import { mendableIn } from "../../converter/state";
import type { Work } from "../../converter/use-converter";
import { useCountedProgress } from "../../converter/use-counted-progress";
import { useSaying } from "../../converter/use-problems";
import { useScreen } from "../../converter/use-screen";
import { useResultsZip } from "../../converter/zip-button";
import { useFormat, useWords } from "../../ui/words";

const loadJpeg = () => load(import("@/lib/client/convert-file"));
const warmJpeg = () => warm(loadJpeg);

const jpgName = (file: File): string => renamed(file.name, "jpg");

/** JPEG to JPG: selected files are converted and downloaded automatically. More can be added at any time. */
export function AutoScreen(props: ScreenProps<Tool>) {
  const { words } = props;
  const texts = useWords("auto");
  const { announced, outcome, progress: steps } = useWords("converter");
  const { fill, say } = useFormat();
  const { jpegFailed, runFailed } = jpegProblems(useSaying());
  const automatic = useStaggeredDownloads(props.behavior);
  const work: Work<FileResult, { n: number; total: number }> = async (job) => {
    const { signal } = job;
    const { convertJpeg } = await loadJpeg();
    const { made, failed } = await eachFile<FileResult>(job, {
      async convert({ file }, reports) {
        const jpg = await convertJpeg(signal, file, reports);
        signal.throwIfAborted();
        return { ...jpg, name: jpgName(file) };
      },
      problemOf: jpegFailed,
    });
    automatic.schedule(made);
    return { outcome: { n: made.length, total: made.length + failed.length } };
  };
  const screen = useScreen(props, {
    work,
    unfinished: {
      cancelled: () => ({ text: texts.canceled }),
      failed: (file, error) => jpegFailed(file.name, error),
    },
    said: {
      finished: (made) => (made.n > 0 ? say(texts.finished, made) : announced.none),
      failed: announced.none,
      isEmpty: ({ n }) => n === 0,
    },
    warm: warmJpeg,
    isCurrent: (made) => made !== undefined && made.n > 0,
  });
  const { files, run, running, done, converted, failed, left, guide } = screen;
  const mendable = mendableIn(files).length;
  const fresh = converted.filter(({ id }) => run.includes(id)).length;
  const last = fresh > 0 && failed.every(({ id }) => !run.includes(id)) && { last: outcome.complete };
  const progress = useCountedProgress(screen, { step: steps.converting, ...last });
  const taken = (ids: readonly string[]) => ids.forEach(automatic.skip);
  const zip = useResultsZip(screen, batchZip, () => taken(converted.map(({ id }) => id)));

  return (
    <ConverterFrame
      screen={screen}
      progress={progress}
      outcome={
        fresh > 0 && (
          <OutcomeBanner
            ref={guide.outcome}
            title={failed.length > 0 ? undefined : outcome.complete}
            text={fill(words.success, { n: converted.length })}
            failed={failed.map(({ status }) => status.problem)}
            // The rows say why.
            named={false}
            total={files.length}
            onRetry={() => guide.retry()}
          />
        )
      }
      next={zip.button}
      start={
        files.length > 0 && (
          <>
            {left.length > 0 && <StartButton screen={screen} label="" more={texts.rest} />}
            {!running && left.length === 0 && mendable > 0 && !(done && fresh > 0) && (
              <RetryButton count={mendable} next onClick={() => guide.retry()} />
            )}
            <AsideButton disabled={running} onClick={() => guide.clear(announced.ready)}>
              {texts.new}
            </AsideButton>
          </>
        )
      }
      failures={(error) => [runFailed(error)]}
      // The rows say why.
      problems={done && fresh === 0 ? [{ text: announced.none }, ...zip.problems] : zip.problems}
      sessions={converted.length > 0 ? "none" : undefined}
      list={
        <FileRows
          screen={screen}
          done={done}
          pictures="all"
          statuses
          linkOf={(_, file) => ({ fileName: jpgName(file) })}
          onRetry={(id) => guide.retry([id])}
          onDownload={(id) => taken([id])}
        />
      }
    />
  );
}

type Saved = { id: string; name: string; blob: Blob };

/**
 * Downloads files automatically, one after the other, because browsers drop simultaneous downloads. Files that were
 * downloaded by hand are skipped, and leaving the page cancels the rest.
 */
function useStaggeredDownloads({ autoDownload }: Behavior) {
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const skipped = useRef(new Set<string>());
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  return {
    skip: (id: string) => skipped.current.add(id),
    schedule(files: readonly Saved[]) {
      const { afterMs, staggerMs } = autoDownload ?? { afterMs: 0, staggerMs: 0 };
      const left = files.filter(({ id }) => !skipped.current.has(id));
      for (const [index, { id, name, blob }] of left.entries()) {
        const saveIt = () => skipped.current.has(id) || save(blob, name);
        timers.current.push(setTimeout(saveIt, afterMs + index * staggerMs));
      }
    },
  };
}
