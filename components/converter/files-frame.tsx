"use client";

import type { ComponentProps } from "react";
import type { Problem } from "@/lib/client/errors";
import { useWords } from "../ui/words";
import { ConverterFrame } from "./converter-frame";
import { OutcomeBanner } from "./deferred-parts";
import type { FileResult } from "./file-row";
import { FileRows } from "./lazy-file-rows";
import type { ScreenState } from "./use-screen";

type FrameProps = Omit<ComponentProps<typeof ConverterFrame>, "screen" | "outcome" | "list">;

type FilesFrameProps = FrameProps & {
  screen: ScreenState<FileResult>;
  /**
   * What the banner of a finished run says, and offers to retry the files that failed. Where some have, their number is its
   * title, and their rows say why.
   */
  outcome: { title: string; text: string; care?: boolean };
  retries?: boolean;
  /** Whether the banners say it as well, as specified. */
  named?: boolean;
  /** Options of the list; none hides it. */
  rows: Omit<ComponentProps<typeof FileRows>, "screen"> | undefined;
};

/** Layout of a converter whose files become results in one list. */
export function FilesFrame({
  screen,
  outcome,
  retries = true,
  named = false,
  failures = () => [],
  rows,
  ...frame
}: FilesFrameProps) {
  const { files, phase, failed, done, guide } = screen;
  const { announced } = useWords("converter");
  const [reason, ...others] = new Set(failed.map(({ status }) => status.problem.reason));
  /** Whether the rows say why. Where a whole run has failed for one reason, the banner does. */
  const apart = phase.state !== "failed" || others.length > 0;

  function failuresOf(error: unknown): readonly Problem[] {
    const all = failures(error);
    if (named || (!apart && !reason)) return all;
    const common = all.flatMap(({ lines, ...problem }) => (problem.name ? [] : problem));
    const [first = { text: announced.none }, ...rest] = common;
    return [apart || first.text.includes(reason ?? "") ? first : { ...first, detail: reason }, ...rest];
  }

  return (
    <ConverterFrame
      {...frame}
      failures={failuresOf}
      screen={screen}
      outcome={
        <OutcomeBanner
          ref={guide.outcome}
          {...outcome}
          title={failed.length > 0 ? undefined : outcome.title}
          failed={failed.map(({ status }) => status.problem)}
          named={named}
          total={files.length}
          onRetry={retries ? () => guide.retry() : undefined}
        />
      }
      list={
        rows && (
          <FileRows
            screen={screen}
            statuses={apart && "failed"}
            {...(retries && done && { onRetry: (id: string) => guide.retry([id]) })}
            {...rows}
          />
        )
      }
    />
  );
}
