"use client";

import type { ReactNode } from "react";
import { formatOfName, type TileId, tiles } from "@/lib/formats";
import type { FileResult } from "../../converter/file-row";
import type { Entry } from "../../converter/state";
import { Filled } from "../../ui/filled";
import { useWords } from "../../ui/words";

/** Growth of a result that is worth a word, as a factor. */
const GROWN = 1.01;

type SavedAgainProps = {
  entry: Entry<FileResult>;
  to: TileId;
  /** Link to the tool that makes files smaller. */
  compressor: ReactNode;
};

/** Says why a result is larger although it has the format of its file. */
export function SavedAgain({ entry: { file, status }, to, compressor }: SavedAgainProps) {
  const { savedAgain } = useWords("batch");
  if (status.state !== "converted" || formatOfName(file.name) !== (to === "jpeg" ? "jpg" : to)) return null;
  const { blob, note } = status.result;
  // What was left out is the reason, where something was.
  if (note || blob.size < file.size * GROWN) return null;
  return (
    <p className="text-note">
      <Filled sentence={savedAgain} parts={{ format: tiles[to].label, tool: compressor }} />
    </p>
  );
}
