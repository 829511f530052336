"use client";

import { useRef } from "react";
import type { Arrival } from "@/lib/client/accepts";
import { usePageFiles } from "../hooks/use-page-files";

type Props = {
  /** What is said while files are dragged over the page, and otherwise. */
  dragging: string;
  otherwise?: string;
  onFiles: (files: File[], arrival: Arrival) => void;
  disabled?: boolean;
};

/**
 * Takes files dropped on a view that has no drop zone. Disabled, it still keeps a browser from leaving the
 * page for a file that missed.
 */
export function PageFiles({ dragging, otherwise, onFiles, disabled = false }: Props) {
  const nowhere = useRef(null);
  const dragged = usePageFiles({ zone: nowhere, onFiles, disabled }) && !disabled;
  const words = dragged ? dragging : otherwise;
  // Nobody drops files with a finger.
  const look = dragged ? "font-bold" : "text-quiet pointer-coarse:hidden";
  return words && <p className={`text-small ${look}`}>{words}</p>;
}
