"use client";

import { useEffect, useRef, useState } from "react";
import { load } from "@/lib/client/load";
import type { PdfPageOptions } from "@/lib/contract/pdf";
import { formatOfName, hasPreview, type TileId } from "@/lib/formats";
import type { Size } from "@/lib/resize/plan";
import { PageSheet } from "../../board/page-sheet";
import { CARD_SIDE, useNear, usePreview } from "../../converter/previews";
import type { ListedFile } from "../../converter/state";
import { FailIcon } from "../../ui/icons";
import { FormatTile } from "../../ui/tiles";
import { useFormat, useWords } from "../../ui/words";
import { pageOf } from "./page-layout";

type PageProps = { entry: ListedFile; options: PdfPageOptions };

type PagePictureProps = PageProps & { from: TileId; failed: boolean };

/**
 * The page that a picture gets, drawn near the viewport; the format's tile where the browser cannot show it, and no page
 * where none could be made of it.
 */
export function PagePicture({ entry, options, from, failed }: PagePictureProps) {
  const { file, turn = 0 } = entry;
  const frame = useRef<HTMLSpanElement>(null);
  const near = useNear(frame);
  const size = usePictureSize(file, near);
  const url = usePreview(file, near, CARD_SIDE);
  const tile = <FormatTile format={formatOfName(file.name) ?? from} className="w-1/2" />;
  if (failed && !url)
    return (
      <span ref={frame} className="grid aspect-square place-items-center">
        {tile}
      </span>
    );
  return (
    <span ref={frame} className="block">
      <PageSheet layout={pageOf(size, turn, options)} turn={turn}>
        {url ? (
          // biome-ignore lint/performance/noImgElement: a data URL, which cannot be optimized.
          <img src={url} alt="" draggable={false} className="absolute inset-0 size-full object-contain" />
        ) : (
          tile
        )}
      </PageSheet>
    </span>
  );
}

type PageAboutProps = PageProps & { failed: boolean; reason: string | undefined };

/** Size of a file, and of its page; or why none could be made of it. It says why a card shows no picture. */
export function PageAbout({ entry: { file, turn = 0 }, options, failed, reason }: PageAboutProps) {
  const frame = useRef<HTMLDivElement>(null);
  const own = usePictureSize(file, useNear(frame));
  const { turned, way } = pageOf(own, turn, options);
  const { fill, size } = useFormat();
  const { pages: texts, noPreview } = useWords("pdfMaking");
  const { states } = useWords("converter").list;
  const { pageSize } = options;
  const page = pageSize === "fit" ? (turned ? fill(texts.fitTo, turned) : texts.fit) : texts[pageSize][way];
  return (
    <div ref={frame} className="text-note text-quiet tabular-nums">
      <p>{size(file.size, "KB")}</p>
      {failed ? (
        <>
          <p className="flex items-center gap-0.5 font-semibold text-fail">
            <FailIcon className="size-2" />
            {states.failed}
          </p>
          {reason && <p className="text-fail">{reason}</p>}
        </>
      ) : (
        <>
          <p>{page}</p>
          {own === null && !hasPreview(formatOfName(file.name) ?? "") && <p>{noPreview}</p>}
        </>
      )}
    </div>
  );
}

/** Sizes of pictures, as long as these live; `null` for what the browser cannot show. */
const sizes = new WeakMap<Blob, Size | null>();
/** A browser takes all that it is given into memory, and finds the size in the first part of nearly every picture. */
const HEAD_BYTES = 512 * 1024;
/** They are read one after the other. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Size of a picture in pixels, once it has been near; `null` for what the browser cannot show. An SVG is drawn on the server,
 * in a size of its own.
 */
function usePictureSize(picture: File, near: boolean): Size | null | undefined {
  const [, setRead] = useState(0);
  const known = sizes.get(picture);
  const wanted = near && known === undefined && picture.type !== "image/svg+xml" ? picture : undefined;
  useEffect(() => {
    if (!wanted) return;
    const left = new AbortController();
    const { signal } = left;
    async function read(of: File) {
      const { pictureSize } = await load(import("@/lib/client/picture-size"));
      const size = async () =>
        (await pictureSize(signal, of.slice(0, HEAD_BYTES, of.type))) ?? (await pictureSize(signal, of));
      if (!sizes.has(of)) sizes.set(of, (await size()) ?? null);
      setRead((times) => times + 1);
    }
    turn = turn.then(() => read(wanted)).catch(() => {});
    return () => left.abort();
  }, [wanted]);
  return known;
}
