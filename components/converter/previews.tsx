"use client";

import { formats } from "@/lib/formats";
import { PREVIEW_COUNT } from "@/lib/limits";
import type { Tool } from "@/lib/tools";
import type { ListedFile } from "../hooks/use-file-list";
import { usePreviewUrls } from "../hooks/use-preview-urls";
import { Thumbnail } from "./thumbnail";

/** Formats most browsers cannot show; a placeholder stands in for them, as specified. */
const hidden: readonly string[] = [formats.heic.label, formats.avif.label];
const nothing: readonly ListedFile[] = [];

/** The first few pictures of a selection. */
export function Previews({ tool, files }: { tool: Pick<Tool, "from">; files: readonly ListedFile[] }) {
  const first = files.slice(0, PREVIEW_COUNT);
  const shows = !hidden.includes(formats[tool.from].label);
  const urls = usePreviewUrls(shows ? first : nothing);
  return (
    <ul aria-label="Previews" className="grid grid-cols-4 gap-1">
      {first.map(({ id, file }) => (
        <li key={id} title={file.name}>
          <Thumbnail url={urls.get(id)} format={tool.from} className="w-full" />
        </li>
      ))}
    </ul>
  );
}
