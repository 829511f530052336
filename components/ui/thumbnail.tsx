"use client";

import { clsx } from "clsx";
import { useState } from "react";
import { type TileId, tiles } from "@/lib/formats";
import { FormatTile } from "./tiles";

type Props = {
  /** When absent or not displayable, the format's tile is shown. */
  url: string | undefined;
  format: TileId;
  className?: string;
};

/** Thumbnail of a file. Its alt text is empty, because the name stands beside it. */
export function Thumbnail({ url, format, className }: Props) {
  const [broken, setBroken] = useState<string>();
  const shown = url && url !== broken;
  return (
    <span
      className={clsx(
        "grid aspect-square shrink-0 place-items-center overflow-hidden rounded-control border border-rule",
        "bg-paper",
        className,
      )}
    >
      {shown ? (
        // biome-ignore lint/performance/noImgElement: an object URL, which cannot be optimized.
        <img
          src={url}
          alt=""
          width={96}
          height={96}
          decoding="async"
          className={clsx("h-auto max-h-full w-auto max-w-full", tiles[format].alpha && "checkered")}
          onError={() => setBroken(url)}
        />
      ) : (
        <FormatTile format={format} ghost className="w-3/5" />
      )}
    </span>
  );
}
