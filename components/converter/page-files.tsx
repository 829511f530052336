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
  const dragged = usePageFiles({ zone: nowhere, onFiles, disabled }) && !disabled;
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

/**
 * Takes files that are dropped anywhere on the page or pasted into it.
 *
 * @returns whether files are being dragged over the page
 */
export function usePageFiles({ zone, onFiles, disabled }: Options): boolean {
  const [dragging, setDragging] = useState(false);
  const take = useEffectEvent((list: FileList | undefined, source: FileSource) => {
    const files = [...(list ?? [])];
    if (!disabled && files.length > 0) onFiles(files, source);
    return files.length > 0;
  });

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDragging(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // The pointer left the window, not just one element for another.
      if (event.relatedTarget === null) setDragging(false);
    };
    const onDrop = (event: DragEvent) => {
      setDragging(false);
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
