"use client";

import { behaviors } from "@/lib/tools/behavior";
import type { Screen } from "@/lib/tools/types";
import type { DropZoneWords } from "@/lib/tools/words";
import { convertedIn, failedIn } from "./state";
import { type ConverterOptions, useConverter } from "./use-converter";
import { type GuideWords, useGuide } from "./use-guide";

type Props<R, O> = Pick<ConverterOptions<R, O>, "words" | "alternatives"> & {
  tool: Screen;
  words: { dropZone: DropZoneWords };
};

type ScreenOptions<R, O> = Omit<ConverterOptions<R, O>, "tool" | "words" | "alternatives" | "behavior"> & {
  /** What is announced, and code that is fetched before it is needed; see {@link useGuide}. */
  said: GuideWords<R, O>;
  warm: () => void;
};

/** What the frame of a screen, its list and its buttons share. */
export function useScreen<R, O>(
  { tool, words, alternatives }: Props<R, O>,
  { said, warm, ...options }: ScreenOptions<R, O>,
) {
  const behavior = behaviors[tool.screen];
  const converter = useConverter<R, O>({ ...options, tool, words, alternatives, behavior });
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
