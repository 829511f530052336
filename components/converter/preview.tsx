"use client";

import { clsx } from "clsx";
import { useRef } from "react";
import { type TileId, tiles } from "@/lib/formats";
import { FormatTile } from "../ui/tiles";
import { useNear, usePreview } from "./previews";

type Props = {
  picture: Blob | undefined;
  /** What the picture was made of, which is shown until it is drawn. */
  before?: Blob | undefined;
  format: TileId;
  /** CSS color behind transparent parts. */
  background?: string | undefined;
  className: string;
};

/**
 * Small picture of a file, drawn near the viewport; until then the outline of the format's tile, and the tile itself where
 * there is none. Its alt text is empty, because the name stands beside it.
 */
export function Preview({ picture, before, format, background, className }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const url = usePreview(picture, useNear(frame), undefined, before);
  const none = !picture || url === "";
  return (
    <span
      ref={frame}
      className={clsx(
        "grid aspect-square shrink-0 grid-rows-[100%] place-items-center",
        !none && "overflow-hidden rounded-control border border-rule bg-paper",
        className,
      )}
    >
      {url ? (
        // biome-ignore lint/performance/noImgElement: a data URL, which cannot be optimized.
        <img
          src={url}
          alt=""
          width={96}
          height={96}
          style={{ background }}
          className={clsx("h-auto max-h-full w-auto max-w-full", tiles[format].alpha && "checkered")}
        />
      ) : (
        <FormatTile format={format} ghost={!none} className={none ? "w-full" : "w-3/5"} />
      )}
    </span>
  );
}
