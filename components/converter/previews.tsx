"use client";

import type { TileId } from "@/lib/formats";
import { PREVIEW_COUNT } from "@/lib/limits";
import type { ListedFile } from "../hooks/use-file-list";
import { usePreviewUrls } from "../hooks/use-preview-urls";
import { Thumbnail } from "./thumbnail";

/** Formats most browsers cannot show; a placeholder stands in for them, as specified. */
const hidden: readonly TileId[] = ["heic", "avif"];
const nothing: readonly ListedFile[] = [];

/** The first few pictures of a selection. */
export function Previews({ from, files }: { from: TileId; files: readonly ListedFile[] }) {
  const first = files.slice(0, PREVIEW_COUNT);
  const urls = usePreviewUrls(hidden.includes(from) ? nothing : first);
  return (
    <ul aria-label="Previews" className="grid grid-cols-4 gap-1">
      {first.map(({ id, file }) => (
        <li key={id} title={file.name}>
          <Thumbnail url={urls.get(id)} format={from} className="w-full" />
        </li>
      ))}
    </ul>
  );
}
