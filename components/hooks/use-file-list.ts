"use client";

import { type Dispatch, type RefObject, type SetStateAction, useCallback, useEffect, useState } from "react";

/** A chosen file with an id of its own: the same file may be chosen twice. */
export type ListedFile = { id: string; file: File };

/** 'up' is towards the front, which is sent first. */
export type Direction = "up" | "down";

// Not crypto.randomUUID: it is missing on pages served over plain HTTP.
let listed = 0;
const stamp = Math.random().toString(36).slice(2, 10);
/** An id that no other listed file of this page has. */
export const newId = () => `${stamp}-${++listed}`;

function moved(files: readonly ListedFile[], id: string, direction: Direction): readonly ListedFile[] {
  const from = files.findIndex((entry) => entry.id === id);
  const to = from + (direction === "up" ? -1 : 1);
  const [entry, other] = [files[from], files[to]];
  if (!entry || !other) return files;
  return files.with(from, other).with(to, entry);
}

const none: readonly ListedFile[] = [];

/** Files in the order they will be sent. Which of them belong here is the caller's decision. */
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

/** Where a state lies while the screen that shows it is exchanged for another. */
export type Kept<T> = RefObject<T | undefined>;

/** State that outlives its component: it begins with what `kept` holds, and leaves there what it becomes. */
export function useKeptState<T>(kept: Kept<T> | undefined, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => kept?.current ?? initial);
  useEffect(() => {
    if (kept) kept.current = value;
  }, [kept, value]);
  return [value, setValue];
}
