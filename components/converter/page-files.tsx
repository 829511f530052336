"use client";

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { FileSource } from "@/lib/client/intake";

type PageFilesProps = {
  /** Text while files are dragged over the page, and text otherwise. */
  dragging: string;
  otherwise?: string;
  onFiles: (files: File[], source: FileSource) => void;
  disabled?: boolean;
};

/**
 * Takes files that are dropped on a view without a drop zone. Even when disabled it prevents the browser from
 * opening a dropped file.
 */
export function PageFiles({ dragging, otherwise, onFiles, disabled = false }: PageFilesProps) {
  const nowhere = useRef(null);
  const dragged = usePageFiles({ zone: nowhere, onFiles, disabled }) !== undefined && !disabled;
  const words = dragged ? dragging : otherwise;
  // Touch screens cannot drop files.
  const look = dragged ? "font-bold" : "text-quiet pointer-coarse:hidden";
  return words && <p className={`text-small ${look}`}>{words}</p>;
}

type Options = {
  /** Handles its own drops, which are ignored here. */
  zone: RefObject<HTMLElement | null>;
  onFiles: (files: File[], source: FileSource) => void;
  disabled: boolean;
};

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/** Media types of the files that are dragged, as far as the browser tells them. */
const typesIn = ({ dataTransfer }: DragEvent): string[] =>
  [...(dataTransfer?.items ?? [])].flatMap(({ kind, type }) => (kind === "file" ? [type.toLowerCase()] : []));

/**
 * Takes files that are dropped anywhere on the page or pasted into it.
 *
 * @returns the media types of files that are being dragged over the page, undefined when there are none
 */
export function usePageFiles({ zone, onFiles, disabled }: Options): readonly string[] | undefined {
  const [dragging, setDragging] = useState<readonly string[]>();
  const take = useEffectEvent((list: FileList | undefined, source: FileSource) => {
    const files = [...(list ?? [])];
    if (!disabled && files.length > 0) onFiles(files, source);
    return files.length > 0;
  });

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      const types = typesIn(event);
      setDragging((before) => (before?.join() === types.join() ? before : types));
    };
    const onDragLeave = (event: DragEvent) => {
      // The pointer left the window, not just one element for another.
      if (event.relatedTarget === null) setDragging(undefined);
    };
    const onDrop = (event: DragEvent) => {
      setDragging(undefined);
      if (!carriesFiles(event) || zone.current?.contains(event.target as Node)) return;
      event.preventDefault();
      take(event.dataTransfer?.files, "drop");
    };
    const onPaste = (event: ClipboardEvent) => {
      if (take(event.clipboardData?.files, "select")) event.preventDefault();
    };
    document.addEventListener("dragover", onDragOver);
    document.addEventListener("dragleave", onDragLeave);
    document.addEventListener("drop", onDrop);
    document.addEventListener("paste", onPaste);
    return () => {
      document.removeEventListener("dragover", onDragOver);
      document.removeEventListener("dragleave", onDragLeave);
      document.removeEventListener("drop", onDrop);
      document.removeEventListener("paste", onPaste);
    };
  }, [zone]);

  return dragging;
}
