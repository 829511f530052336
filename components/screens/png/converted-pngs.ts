import type { PhotoDetails } from "@/lib/contract/details";
import type { Values } from "../../converter/undo";
import { type PngOptions, sameOptions } from "./png-options";

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
  /** Whether it was removed, while its file has others or is not listed any more. */
  hidden?: boolean;
};

/** Adds a result, the latest first. It takes the place of an equal one: the same file with the same options. */
export function withResult(before: readonly ConvertedPng[], item: ConvertedPng): readonly ConvertedPng[] {
  const equal = before.find(({ id, options }) => id === item.id && sameOptions(options, item.options));
  const sessions = [...(equal?.sessions ?? []), ...item.sessions];
  return [{ ...item, sessions }, ...before.filter((other) => other !== equal)];
}

/** Returns how a result is hidden, or shown again. */
export const hiding = (key: string, hidden: boolean) => (items: readonly ConvertedPng[]) =>
  items.map((item) => (item.key === key ? { ...item, hidden } : item));

/** Returns how the memory of the screen changes when a result is shown again. */
export const shownAgain = (key: string) => (values: Values) => ({
  ...values,
  [CONVERTED]: hiding(key, false)(values[CONVERTED] as readonly ConvertedPng[]),
});
