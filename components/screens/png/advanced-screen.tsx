"use client";

import { clsx } from "clsx";
import { useLayoutEffect, useRef, useState } from "react";
import { basePath } from "@/lib/base-path";
import { warm } from "@/lib/client/load";
import { fileLimits } from "@/lib/limits";
import { accepts } from "@/lib/tools/accept";
import type { ScreenProps, AdvancedScreen as Tool } from "@/lib/tools/types";
import { ConverterFrame } from "../../converter/converter-frame";
import { OutcomeBanner, RetryButton } from "../../converter/deferred-parts";
import { DeletedNote } from "../../converter/deleted-note";
import { FileRows } from "../../converter/file-rows";
import { retryable } from "../../converter/loadable";
import { ProblemBanner } from "../../converter/problem-banner";
import { useKept } from "../../converter/screen-memory";
import { StartButton } from "../../converter/start-button";
import { meanProgress, mendableIn } from "../../converter/state";
import type { Values } from "../../converter/undo";
import { useCountedProgress } from "../../converter/use-counted-progress";
import { useProblems } from "../../converter/use-problems";
import { useScreen } from "../../converter/use-screen";
import { useFormat, useWords } from "../../ui/words";
import { CONVERTED, type ConvertedPng, hiding, shownAgain, shownIn, standing } from "./converted-pngs";
import { AdvancedOptions, initialOptions, useOptionWords } from "./png-options";
import { loadRun, usePngWork } from "./use-png-work";

/** Loaded with the first file, so that results are shown as soon as they come. */
const ConvertedList = retryable(() => import("./converted-list").then((module) => module.ConvertedList));

function warmParts() {
  warm(loadRun);
  warm(ConvertedList.load);
}

const nothing: readonly ConvertedPng[] = [];
const noFiles: readonly File[] = [];

/** PNG to JPG with options: one request per file, results one by one in a list of their own. */
export function AdvancedScreen(props: ScreenProps<Tool>) {
  const { words } = props;
  const problems = useProblems();
  const [options, setOptions] = useKept("options", initialOptions);
  const [made, setConverted] = useKept(CONVERTED, nothing);
  /** PNGs over the limit of this layout, from the last selection. */
  const [large, setLarge] = useState(noFiles);
  const texts = useWords("advanced");
  const { ready: readyText } = useWords("batch");
  const { announced, outcome, progress: steps } = useWords("converter");
  const { count, fill } = useFormat();
  const summaryOf = useOptionWords();
  const [deleted, setDeleted] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const otherList = useRef<HTMLHeadingElement>(null);

  const { work, listed, abort } = usePngWork(options, setConverted);
  const converted = shownIn(made);
  const screen = useScreen<never, number>(props, {
    work,
    shares: true,
    said: {
      finished: (made) => (made > 0 ? count(announced.finished, made) : announced.none),
      isEmpty: (made) => made === 0,
    },
    warm: warmParts,
    isCurrent: (): boolean => current,
    lostWith: () => converted,
  });
  const { files, phase, running, failed, guide } = screen;
  useLayoutEffect(() => {
    listed.current = files.map(({ id }) => id);
  }, [files, listed]);
  const isOffline = phase.state === "running" && !phase.connected;
  const choose: typeof guide.choose = (chosen, source, adding) => {
    const isLarge = (file: File) =>
      file.size > fileLimits.advancedPng && accepts(props.tool.accept, file, source);
    setLarge(chosen.filter(isLarge));
    return guide.choose(chosen, source, adding);
  };
  /** The last line about a file that is too large leads to the simple layout, which takes the list along. */
  const withSimple = () => {
    const lines = large.map(({ name }) => problems.refused(words.messages.tooLarge, name).text);
    const last = screen.problems.findLast(({ text }) => lines.includes(text));
    if (!last) return screen.problems;
    const link = {
      path: `${location.pathname.slice(basePath().length)}#simple`,
      name: texts.layouts.simple,
      files: [...files.map(({ file }) => file), ...large],
    };
    return screen.problems.map((problem) =>
      problem === last ? { ...problem, detail: texts.larger, link } : problem,
    );
  };
  const progress = useCountedProgress(screen, {
    label: texts.progress,
    step: texts.progress,
    ...(failed.length === 0 && { last: outcome.complete }),
    percent: meanProgress(screen),
  });

  const { ready, current, next, isLeft, left, complete } = standing(files, made, options);
  const mendable = mendableIn(files).length;
  const isDone = !running && converted.length > 0 && complete;
  const total = files.length;
  /** Whether files wait for a run, and whether that is another one than the last. */
  const anyWait = left.length > failed.length;
  const waitsFirst = anyWait && !running && screen.left.length === 0;
  const done = total - left.length + (running ? failed.length : 0);
  const countedLeft =
    running || anyWait
      ? fill(steps.counted, { done, total })
      : count(outcome.failed, failed.length, { total });

  function removeFile(id: string, restore?: (values: Values) => Values) {
    guide.remove(id, restore);
    // Afterwards, so that the run doesn't take it up again.
    abort(id);
  }

  /** Removes a result. The last one of a file goes, and comes back, with the file, unless that waits for another. */
  function remove({ key, id }: ConvertedPng) {
    const hasOthers = converted.some((item) => item.id === id && item.key !== key);
    const goes = files.some((file) => file.id === id && file.status.state === "listed") && !hasOthers;
    if (goes) removeFile(id, shownAgain(key));
    else {
      screen.offerResult(shownAgain(key));
      guide.tell(announced.removed, { n: converted.length - 1 });
    }
    setConverted(hiding(key, true));
    if (converted.length === 1)
      guide.focusAfter(() => (files.length > 1 ? guide.list : guide.chooser).current);
  }

  function follow(start: () => void) {
    setDeleted(false);
    start();
  }

  const start = (
    <StartButton
      screen={screen}
      label={fill(texts.start, { action: words.action, n: next.length })}
      counts
      more={texts.rest}
      onStart={() =>
        follow(() => (next.length === files.length ? guide.convert() : guide.retry(next.map(({ id }) => id))))
      }
    />
  );
  const results = converted.length > 0 && (
    <ConvertedList
      key="results"
      heading={isDone ? guide.list : guide.outcome}
      items={converted}
      isOld={isDone && ready.length === 0}
      sessions={made.flatMap(({ sessions }) => sessions)}
      running={running}
      next={isDone && current && screen.left.length === 0}
      announce={guide.announce}
      onRemove={remove}
      onGone={(sessions, complete) => {
        setConverted((before) => before.filter((item) => !sessions.includes(item.sessions.at(-1) ?? "")));
        setDeleted(complete);
        if (complete) guide.focusAfter(() => note.current);
      }}
    />
  );
  // Beside their rows, so that results stay where they are.
  const problemsOfFiles = (
    <div key="problems" className="-mt-2">
      <ProblemBanner
        // While others are converted, and where nothing was.
        problems={
          running || (converted.length === 0 && !anyWait) ? failed.map(({ status }) => status.problem) : []
        }
        still={running}
      />
    </div>
  );
  const selected = (
    <FileRows
      key="selected"
      screen={{
        ...screen,
        guide: {
          ...guide,
          // The first of the two lists has the focus.
          list: converted.length > 0 ? otherList : guide.list,
          remove: removeFile,
        },
      }}
      // As specified, files can be removed while others are converted.
      disabled={false}
      heading={fill(texts.selected, { n: files.length })}
      statuses="failed"
      pictures="all"
      removeAll={texts.clear}
      lists={isLeft}
      counted={left.length < files.length ? countedLeft : undefined}
      empty={files.length > 0 ? texts.noneLeft : texts.empty}
    />
  );

  return (
    <ConverterFrame
      screen={{ ...screen, problems: withSimple(), guide: { ...guide, choose } }}
      progress={progress && { ...progress, action: start, ...(isOffline && { truth: progress.step }) }}
      options={<AdvancedOptions options={options} onChange={setOptions} framed={files.length > 0} />}
      summary={summaryOf(options)}
      outcome={
        isDone && (
          // As high as the progress, so that the results below stay where they are.
          <div className="min-h-10.75 *:scroll-mb-[min(14.5rem,45svh)]">
            <OutcomeBanner
              ref={guide.outcome}
              title={failed.length > 0 ? undefined : outcome.complete}
              text={count(readyText, (failed.length > 0 && ready.length > 0 ? ready : converted).length, {
                format: "JPG",
              })}
              failed={failed.map(({ status }) => status.problem)}
              total={files.length}
              onRetry={() => follow(() => guide.retry())}
            />
          </div>
        )
      }
      start={
        !running && (
          <>
            {isDone && current && failed.length > 0 && (
              <p className="w-full pb-1 text-quiet text-small">{texts.noneLeft}</p>
            )}
            {start}
            {!isDone && mendable > 0 && (
              <div className="max-sm:w-full">
                <RetryButton count={mendable} onClick={() => follow(() => guide.retry())} />
              </div>
            )}
          </>
        )
      }
      failures={(error) => [problems.batchFailed(error)]}
      nextFiles={next}
      remains={converted.length > 0}
      // One list: a row moves up when its file is done. What waits for the next run stands first.
      list={
        <div className={clsx("grid", waitsFirst ? "gap-4" : "gap-2")}>
          {waitsFirst ? [problemsOfFiles, selected, results] : [results, problemsOfFiles, selected]}
        </div>
      }
    >
      {converted.length === 0 && deleted && <DeletedNote ref={note} />}
    </ConverterFrame>
  );
}
