"use client";

import { clsx } from "clsx";
import { type TileId, tiles } from "@/lib/formats";
import { FormatTile } from "./tiles";

type Props = {
  /** URL of a preview. Without one the format's tile is shown. */
  url: string | undefined;
  format: TileId;
  className?: string;
};

/** Thumbnail of a file. Its alt text is empty, because the name stands beside it. */
export function Thumbnail({ url, format, className }: Props) {
  return (
    <span
      className={clsx(
        "grid aspect-square shrink-0 place-items-center overflow-hidden rounded-control border border-rule",
        "bg-paper",
        className,
      )}
    >
      {url ? (
        // biome-ignore lint/performance/noImgElement: an object URL, which cannot be optimized.
        <img
          src={url}
          alt=""
          width={96}
          height={96}
          className={clsx("h-auto max-h-full w-auto max-w-full", tiles[format].alpha && "checkered")}
        />
      ) : (
        <FormatTile format={format} ghost className="w-3/5" />
      )}
    </span>
  );
}
