"use client";

import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Problem } from "@/lib/client/errors";
import type { TileId } from "@/lib/formats";
import type { Screen } from "@/lib/tools/types";
import { useEarlyPress } from "../ui/early-press";
import { LiveRegion } from "../ui/live-region";
import { useWords } from "../ui/words";
import { ActionBar } from "./action-bar";
import {
  CancelledNote,
  FilesSummary,
  LanguageSwitch,
  loadParts,
  PageFiles,
  ProgressBar,
  WaitingNote,
} from "./deferred-parts";
import type { Sessions } from "./delete-now";
import { DropZone } from "./drop-zone";
import { Earlier } from "./earlier";
import { DeleteNow } from "./lazy-delete-now";
import { ProblemBanner } from "./problem-banner";
import { Settings } from "./settings";
import type { ListedFile } from "./state";
import type { Progress } from "./use-counted-progress";
import { usePageMark } from "./use-page-mark";
import type { ScreenState } from "./use-screen";

type ConverterFrameProps = {
  screen: ScreenState<{ blob: Blob }>;
  /** The chosen target, where it is not the tool's. */
  to?: TileId;
  progress: Progress | undefined;
  /** Options of the conversion, disabled while it runs, and what is chosen of them in a line. */
  options?: ReactNode;
  summary?: ReactNode;
  /** The button that starts, or starts over. It stands last where it would bring nothing new. */
  start?: ReactNode;
  /** The files that it converts, where they are not all. */
  nextFiles?: readonly ListedFile[];
  outcome?: ReactNode;
  /** The next step once there are results: their ZIP. Of a single one, that is its own download. */
  next?: ReactNode;
  /** Problems of a run that failed as a whole, and others. */
  failures?: (error: unknown) => readonly Problem[];
  problems?: readonly Problem[] | false | undefined;
  list?: ReactNode;
  /** Whether it has results of files that are not listed any more. */
  remains?: boolean;
  /** Whether the list is long however few files there are. */
  isLong?: boolean;
  /** What is made of the files, beside their rows. */
  children?: ReactNode;
  /** What the server keeps of the results. */
  sessions?: Sessions | undefined;
};

/**
 * The one layout of all converters: drop zone, options, outcome, the next action, files, and what becomes of the results on
 * the server. The action stands above several files, so that it stays where it was when twenty are chosen, and below a
 * single one.
 */
export function ConverterFrame({ screen, to = screen.tool.to, progress, ...parts }: ConverterFrameProps) {
  const { words, guide, files, phase, running, done, behavior, converted, failed, problemsHeading } = screen;
  const area = useRef<HTMLDivElement>(null);
  useEarlyPress(area);
  const any = files.length > 0 || parts.remains === true;
  const tool = { ...screen.tool, to };
  useEffect(() => {
    if (any) void loadParts();
  }, [any]);
  usePageMark("files", any);
  const busy = running && !behavior.autoStart;
  const hidden = behavior.views && (running || done);
  const isSingle = converted.length === 1;
  const holdsOne = behavior.maxFiles === 1;
  /** Whether a run has ended with results. */
  const fruitful = done && (!any || failed.length < files.length);
  const settled = any && !running && (screen.unusable || (screen.isCurrent() && screen.left.length === 0));
  const next = !running && !isSingle && parts.next;
  const isActive = any && (Boolean(next) || !settled);
  const settings = parts.options && (
    <Settings
      summary={parts.summary}
      folded={running || fruitful || screen.left.length > 0 || (any && screen.unusable)}
      disabled={running}
    >
      {parts.options}
    </Settings>
  );
  return (
    <div
      ref={area}
      // The bar at the lower edge covers what is left empty.
      className={clsx("grid gap-2", isActive && (files.length > 2 || parts.isLong) && "pb-9")}
    >
      {any && <LanguageSwitch files={files.map(({ file }) => file)} />}
      <div>
        {!hidden && (
          <DropZone
            tool={tool}
            words={words.dropZone}
            further={behavior.adding === "append" ? "more" : holdsOne ? "another" : "other"}
            onFiles={guide.choose}
            onApproach={guide.warm}
            disabled={busy}
            compact={any}
            next={!running && files.length > 0 && screen.unusable}
            buttonRef={guide.chooser}
          />
        )}
        <LiveRegion words={guide.words} />
        <ProblemBanner heading={problemsHeading} problems={screen.problems} />
        <OfflineNote waiting={running} />
        {screen.waiting.length > 0 && <WaitingNote screen={screen} />}
      </div>
      {holdsOne && done && parts.outcome}
      {holdsOne && parts.list}
      {settings}
      {!holdsOne && done && parts.outcome}
      <div className={clsx(settled && !next && "-mt-2")}>
        <ActionBar
          area={area}
          active={isActive}
          summary={!running && <FilesSummary screen={screen} next={parts.nextFiles} />}
        >
          {screen.cancelled && <CancelledNote {...screen.cancelled} />}
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {!settled && parts.start}
            {next}
          </div>
          {/* Below the button, which stays where it was pressed: a second press must not cancel. */}
          <ConversionProgress tool={tool} progress={progress} guide={guide} />
        </ActionBar>
        <ProblemBanner
          problems={(phase.state === "failed" && parts.failures?.(phase.error)) || parts.problems || []}
          still={running}
        />
      </div>
      {!holdsOne && parts.list}
      {isSingle && !running && parts.next && <div>{parts.next}</div>}
      {parts.children}
      <div className="flex flex-wrap items-center gap-x-2 empty:hidden">
        {settled && parts.start}
        {fruitful && parts.sessions && <DeleteNow sessions={parts.sessions} announce={guide.announce} />}
      </div>
      <Earlier guide={guide} brief={fruitful && parts.sessions !== undefined} />
      {hidden && <PageFiles screen={screen} />}
    </div>
  );
}

/** Says that the connection is gone as soon as the browser notices. */
export function OfflineNote({ waiting }: { waiting: boolean }) {
  const texts = useWords("converter").outcome;
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const update = () => setOffline(!navigator.onLine);
    update();
    addEventListener("online", update);
    addEventListener("offline", update);
    return () => {
      removeEventListener("online", update);
      removeEventListener("offline", update);
    };
  }, []);
  return (
    <div aria-live="polite" className="not-empty:mt-2">
      {offline && (
        <p className="rounded-control border border-care bg-care-wash px-2 py-1 font-semibold text-small">
          {waiting ? texts.offlineRunning : texts.offline}
        </p>
      )}
    </div>
  );
}

type ConversionProgressProps = {
  tool: Pick<Screen, "from" | "to">;
  progress: Progress | undefined;
  guide: ScreenState["guide"];
};

/** Progress of a conversion, which takes the focus. Its code is loaded with the first files. */
export function ConversionProgress({ tool, progress, guide }: ConversionProgressProps) {
  if (!progress) return null;
  return (
    <div ref={guide.progressArea} tabIndex={-1}>
      <ProgressBar tool={tool} progress={progress} onCancel={guide.cancel} />
    </div>
  );
}
