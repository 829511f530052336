"use client";

import type { FileSource } from "@/lib/tools/accept";
import { useFileIntake } from "./use-file-intake";

type PageFilesProps = {
  /** Text while files are dragged over the page, and text otherwise. */
  dragging: string;
  otherwise?: string;
  onFiles: (files: File[], source: FileSource) => void;
  disabled?: boolean;
};

/**
 * Takes files on a view without a drop zone. Even when disabled it prevents the browser from opening a dropped file.
 */
export function PageFiles({ dragging, otherwise, onFiles, disabled = false }: PageFilesProps) {
  const { dragged } = useFileIntake({ onFiles, disabled });
  const over = dragged !== undefined && !disabled;
  const words = over ? dragging : otherwise;
  // Touch screens cannot drop files.
  const look = over ? "font-bold" : "text-quiet pointer-coarse:hidden";
  return words && <p className={`text-small ${look}`}>{words}</p>;
}
