"use client";

import { clsx } from "clsx";
import type { Thumbnails } from "@/lib/client/pdf-drawing/thumbnails";
import { useThumbnail } from "./use-page-thumbnails";

type PageThumbnailProps<Key> = { thumbnails: Thumbnails<Key>; page: Key; className?: string };

/** A page as large as its container allows; an empty sheet until it is drawn. Its number stands beside it. */
export function PageThumbnail<Key>({ thumbnails, page, className }: PageThumbnailProps<Key>) {
  const url = useThumbnail(thumbnails, page);
  return (
    <span className={clsx("absolute inset-0 flex items-center justify-center", className)}>
      {url ? (
        // biome-ignore lint/performance/noImgElement: a drawing of ours, which cannot be optimized.
        <img
          src={url}
          alt=""
          draggable={false}
          className="max-h-full max-w-full rounded-[0.125rem] border border-edge"
        />
      ) : (
        <span className="aspect-[1/1.414] h-full rounded-[0.125rem] border border-rule bg-sheet" />
      )}
    </span>
  );
}
