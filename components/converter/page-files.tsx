"use client";

import { useWords } from "../ui/words";
import { useFileIntake } from "./file-intake";
import type { ScreenState } from "./use-screen";

/** Takes files on a view without a drop zone. */
export function PageFiles({ screen: { words, running, guide } }: { screen: ScreenState }) {
  const { busy, clears } = useWords("converter").drop;
  const { dragged } = useFileIntake({ onFiles: guide.choose });
  // Touch screens cannot drop files.
  if (!dragged)
    return running ? null : <p className="pointer-coarse:hidden text-quiet text-small">{clears}</p>;
  return <p className="font-bold text-small">{running ? busy : words.dropZone.dragging}</p>;
}
