"use client";

import { clsx } from "clsx";
import { useState } from "react";
import { type TileId, tiles } from "@/lib/formats";
import { FormatTile } from "./tiles";

type Props = {
  /** Without one, or when the browser cannot show it, the format's tile stands in. */
  url: string | undefined;
  format: TileId;
  className?: string;
};

/** A small picture of a file; what it shows is said by the name beside it. */
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
        // biome-ignore lint/performance/noImgElement: an object URL of the visitor's own; nothing to optimise.
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
