"use client";

import { useLayoutEffect, useRef, useState } from "react";
import { basePath } from "@/lib/base-path";
import { sessionUrl } from "@/lib/client/addresses";
import { isAbort } from "@/lib/client/call-error";
import { load, warm } from "@/lib/client/load";
import { advancedPng, fileLimits } from "@/lib/limits";
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
import { type ListedFile, meanProgress, mendableIn } from "../../converter/state";
import type { Values } from "../../converter/undo";
import type { Work } from "../../converter/use-converter";
import { useCountedProgress } from "../../converter/use-counted-progress";
import { useProblems } from "../../converter/use-problems";
import { useScreen } from "../../converter/use-screen";
import { useSessions } from "../../converter/use-sessions";
import { useFormat, useWords } from "../../ui/words";
import {
  CONVERTED,
  type ConvertedPng,
  hiding,
  ledBy,
  orderedBy,
  shownAgain,
  shownIn,
  standing,
  withResult,
} from "./converted-pngs";
import { AdvancedOptions, initialOptions, useOptionWords } from "./png-options";

const loadApi = () => load(import("@/lib/client/api"));
/** Loaded with the first file, so that results are shown as soon as they come. */
const ConvertedList = retryable(() => import("./converted-list").then((module) => module.ConvertedList));

function warmParts() {
  warm(loadApi);
  warm(ConvertedList.load);
}

const nothing: readonly ConvertedPng[] = [];
const noFiles: readonly File[] = [];
const noIds: readonly string[] = [];

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
  /** Ids of the files that are listed now. */
  const listed = useRef(noIds);
  /** Aborts the request of a single file. */
  const requests = useRef(new Map<string, AbortController>());
  const remember = useSessions();
  const [deleted, setDeleted] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  const otherList = useRef<HTMLHeadingElement>(null);

  const work: Work<never, number> = async ({ signal, files: started, setStatus }) => {
    let made = 0;
    const run = Date.now();
    const waiting = new Set(started);
    const convertOne = async (entry: ListedFile) => {
      const { id, file } = entry;
      waiting.delete(entry);
      const request = new AbortController();
      requests.current.set(id, request);
      signal.addEventListener("abort", () => request.abort());
      setStatus(id, { state: "sending", percent: 0 });
      try {
        const { call } = await loadApi();
        const reply = await call("pngToJpg", {
          files: [file],
          fields: options,
          requestId: id,
          signal: request.signal,
          onUpload: (percent) => setStatus(id, { state: "sending", percent }),
        });
        made += 1;
        const session = sessionUrl(reply.downloadUrl);
        if (session) remember([session]);
        const item: ConvertedPng = {
          key: `${id}:${run}`,
          id,
          // The name of a PNG may lack the extension.
          name: file.name.replace(/(\.png)?$/i, ".jpg"),
          downloadUrl: reply.downloadUrl,
          sessions: session ? [session] : [],
          size: reply.fileSize,
          options,
          original: file,
          details: reply.details,
        };
        setConverted((before) => withResult(before, item));
        setStatus(id, { state: "listed" });
      } catch (error) {
        // It was removed, and may come back.
        if (isAbort(error)) return waiting.add(entry);
        const problem = { ...problems.fileFailed(file.name, error), reason: problems.message(error) };
        setStatus(id, { state: "failed", problem });
      }
    };
    setConverted(ledBy(options));
    const nextBatch = () =>
      [...waiting].filter(({ id }) => listed.current.includes(id)).slice(0, advancedPng.batchSize);
    for (let batch = nextBatch(); batch.length > 0 && !signal.aborted; batch = nextBatch())
      await Promise.all(batch.map(convertOne));
    return { outcome: made };
  };

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
  }, [files]);
  useLayoutEffect(() => {
    // In a run they stand in the order in which they come, so that none moves another.
    if (!running) setConverted(orderedBy(listed.current));
  }, [running, setConverted]);
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
  const countedLeft =
    running || anyWait
      ? fill(steps.counted, { done: total - left.length, total })
      : count(outcome.failed, failed.length, { total });

  function removeFile(id: string, restore?: (values: Values) => Values) {
    guide.remove(id, restore);
    // Afterwards, so that the run doesn't take it up again.
    requests.current.get(id)?.abort();
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
      empty={files.length > 0 ? texts.allConverted : texts.empty}
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
      // One list: a row moves up when its file is done. What waits for the next run stands first.
      list={
        <div className="grid gap-2">
          {waitsFirst ? [problemsOfFiles, selected, results] : [results, problemsOfFiles, selected]}
        </div>
      }
    >
      {converted.length === 0 && deleted && <DeletedNote ref={note} />}
    </ConverterFrame>
  );
}
