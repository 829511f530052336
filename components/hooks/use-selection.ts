"use client";

import { accepts, type FileSource } from "@/lib/client/accepts";
import { problems } from "@/lib/client/errors";
import { MIB } from "@/lib/limits";
import type { Accept, Elsewhere } from "@/lib/tools/types";
import { type Direction, type Kept, type ListedFile, useFileList } from "./use-file-list";
import { useRefusal } from "./use-refusal";

type Rules = {
  accept: Accept;
  /** Bytes of one file; larger ones are refused like those of another kind. */
  maxBytes?: number;
  elsewhere: Elsewhere;
  /** What is said to refused files, by the way they came and how many were taken beside them. */
  refused: (arrival: FileSource, kept: number) => string;
  /** What is said to a start without files. */
  none?: string;
};

type Work = {
  start: (files: readonly ListedFile[]) => void;
  /** Lets go of what came of the list, and of work under way. */
  forget: () => void;
};

/**
 * The files of a screen on which a new choice takes the place of the earlier one, and any change of the list
 * forgets what came of it.
 */
export function useSelection(
  rules: Rules,
  { start, forget: forgetResults }: Work,
  kept?: Kept<readonly ListedFile[]>,
) {
  const { accept, maxBytes = Number.POSITIVE_INFINITY, elsewhere, refused, none } = rules;
  const list = useFileList(kept);
  const refusal = useRefusal(elsewhere);

  function forget() {
    forgetResults();
    refusal.clear();
  }

  function refuse(wrong: readonly File[], arrival: FileSource, taken: number) {
    const said = problems.notTaken(refused(arrival, taken), wrong, taken);
    const otherKinds = wrong.filter((file) => !accepts(accept, file, arrival));
    // What is only too large is of the right kind: there is nothing to look into.
    if (otherKinds.length === 0) refusal.say({ ...said, detail: `Larger than ${maxBytes / MIB} MB.` });
    else refusal.refuse(said, otherKinds);
  }

  /** Takes the right files in place of the earlier ones; answers how many there were. */
  function choose(files: readonly File[], arrival: FileSource): number {
    const right = files.filter((file) => accepts(accept, file, arrival) && file.size <= maxBytes);
    const wrong = files.filter((file) => !right.includes(file));
    if (right.length > 0) {
      forget();
      list.replace(right);
    }
    if (wrong.length > 0) refuse(wrong, arrival, right.length);
    else refusal.clear();
    return right.length;
  }

  /** Starts, or says that there is nothing to start with; answers which. */
  function convert(): boolean {
    forget();
    if (list.files.length > 0) start(list.files);
    else if (none) refusal.say({ text: none });
    return list.files.length > 0;
  }

  return {
    files: list.files,
    /** About the choice of files. */
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
    /** Empties the list; what came of it stays. */
    empty: () => {
      refusal.clear();
      list.clear();
    },
  };
}
