"use client";

import { clsx } from "clsx";
import {
  type ChangeEvent,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { takeHandedOver } from "@/lib/client/handover";
import type { FileSource } from "@/lib/tools/accept";

/** Returns the folders of a drop. They have to be asked for before the event ends. */
const foldersIn = ({ items }: DataTransfer): FileSystemEntry[] | undefined => {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  return entries.some(({ isDirectory }) => isDirectory) ? entries : undefined;
};

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") ?? false;

/** Media types of the files that are dragged, as far as the browser tells them. */
const typesIn = ({ dataTransfer }: DragEvent): string[] =>
  [...(dataTransfer?.items ?? [])].flatMap(({ kind, type }) => (kind === "file" ? [type.toLowerCase()] : []));

/** Returns the media types of files that are being dragged over the page. */
export function useDraggedFiles(): readonly string[] | undefined {
  const [dragged, setDragged] = useState<readonly string[]>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      const types = typesIn(event);
      setDragged((before) => (before?.join() === types.join() ? before : types));
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      // The pointer left the window, not just one element for another.
      if (relatedTarget === null) setDragged(undefined);
    };
    document.addEventListener("dragover", over, { signal });
    document.addEventListener("dragleave", leave, { signal });
    document.addEventListener("drop", () => setDragged(undefined), { signal });
    return () => leaving.abort();
  }, []);
  return dragged;
}

type Options = {
  onFiles: (files: File[], source: FileSource) => void;
  /** Called when the picker is closed without a choice. */
  onNothing?: (() => void) | undefined;
};

/**
 * Takes files from everywhere: the picker, drops anywhere on the page (folders included), the clipboard, and the page that
 * the visitor comes from.
 *
 * @param input the file input of the page, if there is one
 * @returns `dragged` has the media types of files that are being dragged over the page; `ready` is set once the script
 * has taken over from the bare input
 */
export function useFileIntake({ onFiles, onNothing }: Options, input?: RefObject<HTMLInputElement | null>) {
  const dragged = useDraggedFiles();
  const [ready, setReady] = useState(false);
  // Around hydration, the event of a choice may come before the effect, or be replayed after it.
  const taken = useRef(new WeakSet<File>());

  const take = useEffectEvent((files: readonly File[], source: FileSource) => {
    if (files.length > 0) onFiles([...files], source);
  });
  const takeNothing = useEffectEvent(() => onNothing?.());

  useEffect(() => {
    const element = input?.current;
    // Files chosen before hydration (or kept by a reload) have fired their event already.
    const chosen = [...(element?.files ?? [])].filter((file) => !taken.current.has(file));
    if (element) element.value = "";
    for (const file of chosen) taken.current.add(file);
    take([...takeHandedOver(), ...chosen], "select");
    setReady(true);
    if (location.search.includes("kept="))
      void import("@/lib/client/launches")
        .then(({ takeKept }) => takeKept())
        .then((kept) => take(kept, "select"));
    const leaving = new AbortController();
    const { signal } = leaving;
    element?.addEventListener("cancel", () => takeNothing(), { signal });
    const listen = <Name extends "dragover" | "drop" | "paste">(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, listener, { signal });
    listen("dragover", (event) => {
      if (carriesFiles(event)) event.preventDefault();
    });
    listen("drop", async (event) => {
      const { dataTransfer } = event;
      if (!dataTransfer || !carriesFiles(event)) return;
      event.preventDefault();
      const folders = foldersIn(dataTransfer);
      if (!folders) return take([...dataTransfer.files], "drop");
      const { filesIn } = await import("@/lib/client/folders");
      const files = await filesIn(folders);
      if (!signal.aborted) take(files, "drop");
    });
    listen("paste", (event) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) event.preventDefault();
      take(files, "select");
    });
    return () => leaving.abort();
  }, [input]);

  return {
    dragged,
    ready,
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      const files = [...(currentTarget.files ?? [])];
      if (files.some((file) => taken.current.has(file))) return;
      for (const file of files) taken.current.add(file);
      if (files.length > 0) onFiles(files, "select");
      else onNothing?.();
    },
  };
}

type FileInputProps = {
  ref: Ref<HTMLInputElement>;
  intake: Pick<ReturnType<typeof useFileIntake>, "ready" | "onChange">;
  /** The `accept` attribute: a convenience of the picker, nothing else. */
  accept: string;
  multiple?: boolean;
  label: string;
  disabled?: boolean;
  className?: string;
};

/**
 * The file input of a zone. Until the script has loaded it covers the zone, so that it works from first paint; from then
 * on the zone opens it, and keyboards and screen readers use the zone's button.
 */
export function FileInput({ ref, intake: { ready, onChange }, label, className, ...rest }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple
      {...rest}
      aria-label={label}
      aria-hidden="true"
      tabIndex={-1}
      onClick={(event) => {
        // The zone would open the picker again. Without a value the same file can be chosen twice.
        event.stopPropagation();
        event.currentTarget.value = "";
      }}
      onChange={onChange}
      className={
        ready ? "sr-only" : clsx("absolute inset-0 z-1 size-full cursor-pointer opacity-0", className)
      }
    />
  );
}
