"use client";

import type { ComponentProps } from "react";
import { ConverterFrame } from "./converter-frame";
import { OutcomeBanner } from "./deferred-parts";
import type { FileResult } from "./file-row";
import { FileRows } from "./lazy-file-rows";
import type { ScreenState } from "./use-screen";

type FrameProps = Omit<ComponentProps<typeof ConverterFrame>, "screen" | "outcome" | "list">;

type FilesFrameProps = FrameProps & {
  screen: ScreenState<FileResult>;
  /**
   * What the banner of a finished run says; it names the files that failed, and offers to retry them. Where some have, their
   * number is its title.
   */
  outcome: { title: string; text: string; care?: boolean };
  retries?: boolean;
  /** Options of the list; none hides it. */
  rows: Omit<ComponentProps<typeof FileRows>, "screen"> | undefined;
};

/** Layout of a converter whose files become results in one list. */
export function FilesFrame({ screen, outcome, retries = true, rows, ...frame }: FilesFrameProps) {
  const { files, failed, done, guide } = screen;
  return (
    <ConverterFrame
      {...frame}
      screen={screen}
      outcome={
        <OutcomeBanner
          ref={guide.outcome}
          {...outcome}
          title={failed.length > 0 ? undefined : outcome.title}
          failed={failed.map(({ status }) => status.problem)}
          total={files.length}
          onRetry={retries ? () => guide.retry() : undefined}
        />
      }
      list={
        rows && (
          <FileRows
            screen={screen}
            {...(retries && done && { onRetry: (id: string) => guide.retry([id]) })}
            {...rows}
          />
        )
      }
    />
  );
}
