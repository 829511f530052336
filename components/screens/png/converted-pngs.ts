import type { Fields } from "@/lib/contract/calls";
import type { PhotoDetails } from "@/lib/contract/details";
import type { Entry } from "../../converter/state";
import type { Values } from "../../converter/undo";

export type PngOptions = Fields<"pngToJpg">;

const sameOptions = (one: PngOptions, other: PngOptions): boolean =>
  one.quality === other.quality &&
  one.backgroundColor === other.backgroundColor &&
  one.removeTransparency === other.removeTransparency;

/** Name of the results in the memory of the screen. */
export const CONVERTED = "converted";

export type ConvertedPng = {
  /** Unique, while a file may be converted several times. */
  key: string;
  /** Id of the file. */
  id: string;
  name: string;
  downloadUrl: string;
  /** Server addresses for deleting it, after those of equal results that it has replaced. */
  sessions: readonly string[];
  /** Bytes. */
  size: number;
  options: PngOptions;
  original: File;
  details: PhotoDetails | undefined;
  /** Whether it was removed, and can be brought back. */
  hidden?: boolean;
};

/** Results in the order of the list. Those of the same options stand together. */
export type Results = readonly ConvertedPng[];

/** Returns what orders results when a run begins: those of its options come first. */
export const ledBy = (options: PngOptions) => (items: Results) => {
  const leads = (item: ConvertedPng) => sameOptions(item.options, options);
  return [...items.filter(leads), ...items.filter((item) => !leads(item))];
};

/**
 * Adds a result after those of its options, or else before all. It takes the place of an equal one: the same file with the same
 * options.
 */
export function withResult(before: Results, item: ConvertedPng): Results {
  const isSame = ({ options }: ConvertedPng) => sameOptions(options, item.options);
  const index = before.findIndex((other) => other.id === item.id && isSame(other));
  if (index < 0) return before.toSpliced(before.findLastIndex(isSame) + 1, 0, item);
  return before.with(index, { ...item, sessions: [...(before[index]?.sessions ?? []), ...item.sessions] });
}

/** Returns how a result is hidden, or shown again. */
export const hiding = (key: string, hidden: boolean) => (items: Results) =>
  items.map((item) => (item.key === key ? { ...item, hidden } : item));

/** Returns how the memory of the screen changes when a result is shown again. */
export const shownAgain = (key: string) => (values: Values) => ({
  ...values,
  [CONVERTED]: hiding(key, false)(values[CONVERTED] as Results),
});

/** Returns the results that were not removed. */
export const shownIn = (made: Results) => made.filter(({ hidden }) => !hidden);

/** Returns which files have results of the options, and which wait for a run. */
export function standing<E extends Entry<unknown>>(files: readonly E[], made: Results, options: PngOptions) {
  const converted = shownIn(made);
  /** Those of the options: with the files that failed, they add up to all files. */
  const ready = converted.filter((item) => sameOptions(item.options, options));
  // A removed result counts, too: nothing waits because of it.
  const isCurrent = ({ id }: E) => made.some((item) => item.id === id && sameOptions(item.options, options));
  const isLost = ({ status }: E) => status.state === "failed" && status.problem.permanent;
  /** Files of which another run would bring something new. */
  const fresh = files.filter((file) => !isCurrent(file) && !isLost(file));
  const usable = files.filter((file) => isCurrent(file) || !isLost(file));
  /** Whether a file waits for its first result, or for another. */
  const isLeft = ({ id, status }: Entry<unknown>) =>
    status.state !== "listed" || !converted.some((item) => item.id === id);
  return {
    ready,
    current: fresh.length === 0,
    /** The files of another run: those that bring something new, or else all that can be converted. */
    next: [fresh, usable].find((some) => some.length > 0) ?? files,
    isLeft,
    left: files.filter(isLeft),
    /** Whether every file has its result of the options, or has failed. */
    complete: files.every((file) => isCurrent(file) || file.status.state === "failed"),
  };
}
