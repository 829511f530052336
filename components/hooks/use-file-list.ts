"use client";

import { type Dispatch, type RefObject, type SetStateAction, useCallback, useEffect, useState } from "react";

/** A selected file with an id, because the same file may be selected twice. */
export type ListedFile = { id: string; file: File };

/** 'up' is towards the front. */
export type Direction = "up" | "down";

// Not crypto.randomUUID, which does not exist on pages served over plain HTTP.
let listed = 0;
const stamp = Math.random().toString(36).slice(2, 10);
/** Returns an id that is unique on this page. */
export const newId = () => `${stamp}-${++listed}`;

function moved(files: readonly ListedFile[], id: string, direction: Direction): readonly ListedFile[] {
  const from = files.findIndex((entry) => entry.id === id);
  const to = from + (direction === "up" ? -1 : 1);
  const [entry, other] = [files[from], files[to]];
  if (!entry || !other) return files;
  return files.with(from, other).with(to, entry);
}

const none: readonly ListedFile[] = [];

/** List of files in upload order. The caller decides which files belong in it. */
export function useFileList(kept?: Kept<readonly ListedFile[]>) {
  const [files, setFiles] = useKeptState(kept, none);

  return {
    files,
    replace: useCallback(
      (chosen: readonly File[]) => {
        setFiles(chosen.map((file) => ({ id: newId(), file })));
      },
      [setFiles],
    ),
    append: useCallback(
      (chosen: readonly File[]) => {
        setFiles((before) => [...before, ...chosen.map((file) => ({ id: newId(), file }))]);
      },
      [setFiles],
    ),
    remove: useCallback(
      (id: string) => setFiles((before) => before.filter((entry) => entry.id !== id)),
      [setFiles],
    ),
    move: useCallback(
      (id: string, direction: Direction) => setFiles((before) => moved(before, id, direction)),
      [setFiles],
    ),
    clear: useCallback(() => setFiles([]), [setFiles]),
  };
}

/** Holds a state while its screen is replaced by another. */
export type Kept<T> = RefObject<T | undefined>;

/** State that outlives its component: it starts with the value of `kept` and stores every change there. */
export function useKeptState<T>(kept: Kept<T> | undefined, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => kept?.current ?? initial);
  useEffect(() => {
    if (kept) kept.current = value;
  }, [kept, value]);
  return [value, setValue];
}
