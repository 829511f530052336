"use client";

import { behaviors } from "@/lib/tools/behavior";
import type { Screen } from "@/lib/tools/types";
import type { DropZoneWords } from "@/lib/tools/words";
import { convertedIn, failedIn } from "./state";
import { type ConverterOptions, useConverter } from "./use-converter";
import { type GuideWords, useGuide } from "./use-guide";

type ScreenOptions<R, O> = Omit<ConverterOptions<R, O>, "behavior"> & {
  tool: Screen;
  words: { dropZone: DropZoneWords };
  /** What is announced, and code that is fetched before it is needed; see {@link useGuide}. */
  said: GuideWords<R, O>;
  warm: () => void;
};

/** What the frame of a screen, its list and its buttons share. */
export function useScreen<R, O>({ said, warm, ...options }: ScreenOptions<R, O>) {
  const { tool, words } = options;
  const converter = useConverter<R, O>({ ...options, behavior: behaviors[tool.screen] });
  const { files, phase } = converter;
  return {
    ...converter,
    tool,
    words,
    converted: convertedIn(files),
    failed: failedIn(files),
    done: phase.state === "done",
    guide: useGuide<R, O>(converter, said, warm),
  };
}

export type ScreenState<R = unknown> = ReturnType<typeof useScreen<R, unknown>>;
