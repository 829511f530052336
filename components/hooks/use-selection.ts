"use client";

import { accepts, type FileSource } from "@/lib/client/accepts";
import { problems } from "@/lib/client/errors";
import { MIB } from "@/lib/limits";
import type { Accept, AlternativeTools } from "@/lib/tools/types";
import { type Direction, type Kept, type ListedFile, useFileList } from "./use-file-list";
import { useRefusal } from "./use-refusal";

type Rules = {
  accept: Accept;
  /** Maximum bytes of one file. Larger files are refused like those of a wrong format. */
  maxBytes?: number;
  alternatives: AlternativeTools;
  /** Sentence for refused files, by their source and how many other files were accepted. */
  refused: (source: FileSource, kept: number) => string;
  /** Sentence for starting without files. */
  none?: string;
};

type Work = {
  start: (files: readonly ListedFile[]) => void;
  /** Discards the results and aborts the current work. */
  forget: () => void;
};

/** Selection of a screen where new files replace the earlier ones, and any change discards the results. */
export function useSelection(
  rules: Rules,
  { start, forget: forgetResults }: Work,
  kept?: Kept<readonly ListedFile[]>,
) {
  const { accept, maxBytes = Number.POSITIVE_INFINITY, alternatives, refused, none } = rules;
  const list = useFileList(kept);
  const refusal = useRefusal(alternatives);

  function forget() {
    forgetResults();
    refusal.clear();
  }

  function refuse(wrong: readonly File[], source: FileSource, taken: number) {
    const said = problems.notTaken(refused(source, taken), wrong, taken);
    const otherKinds = wrong.filter((file) => !accepts(accept, file, source));
    // Files that are only too large have the right format, so there is nothing to inspect.
    if (otherKinds.length === 0) refusal.say({ ...said, detail: `Larger than ${maxBytes / MIB} MB.` });
    else refusal.refuse(said, otherKinds);
  }

  /** Replaces the selection with the valid files. Returns how many there were. */
  function choose(files: readonly File[], source: FileSource): number {
    const right = files.filter((file) => accepts(accept, file, source) && file.size <= maxBytes);
    const wrong = files.filter((file) => !right.includes(file));
    if (right.length > 0) {
      forget();
      list.replace(right);
    }
    if (wrong.length > 0) refuse(wrong, source, right.length);
    else refusal.clear();
    return right.length;
  }

  /** Starts the conversion, or reports that there are no files. Returns whether it started. */
  function convert(): boolean {
    forget();
    if (list.files.length > 0) start(list.files);
    else if (none) refusal.say({ text: none });
    return list.files.length > 0;
  }

  return {
    files: list.files,
    /** Problem with the selection. */
    problem: refusal.problem,
    forget,
    choose,
    convert,
    append: (files: readonly File[]) => {
      forget();
      list.append(files);
    },
    remove: (id: string) => {
      forget();
      list.remove(id);
    },
    move: (id: string, direction: Direction) => {
      forget();
      list.move(id, direction);
    },
    clear: () => {
      forget();
      list.clear();
    },
    /** Empties the list but keeps the results. */
    empty: () => {
      refusal.clear();
      list.clear();
    },
  };
}
