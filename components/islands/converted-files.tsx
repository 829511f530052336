"use client";

import { type Ref, useMemo } from "react";
import type { Problem } from "@/lib/client/errors";
import { advancedPng } from "@/lib/limits";
import { Button } from "../converter/button";
import { DownloadIcon, SpinnerIcon } from "../converter/icons";
import { DeleteNow } from "../converter/lazy-delete-now";
import { kilobytes, sizeChange } from "../converter/sizes";
import { Thumbnail } from "../converter/thumbnail";
import { useDownloads } from "../hooks/use-downloads";
import type { ConvertedPng } from "../hooks/use-png-batch";
import { usePreviewUrls } from "../hooks/use-preview-urls";

type Props = {
  items: readonly ConvertedPng[];
  onProblem: (problem: Problem) => void;
  headingRef: Ref<HTMLHeadingElement>;
  announce: (words: string) => void;
  /** Whether more are still to come. */
  running: boolean;
  onGone: (sessions: readonly string[], complete: boolean) => void;
};

/** 'Converted JPG Files (n)': they stay when their sources are removed, thumbnails and all. */
export function ConvertedFiles({ items, onProblem, headingRef, running, announce, onGone }: Props) {
  const originals = useMemo(() => items.map(({ key, original }) => ({ id: key, file: original })), [items]);
  const urls = usePreviewUrls(originals);
  const { download, downloadAll, zipping, isBusy } = useDownloads(onProblem);

  return (
    <section aria-label="Converted JPG files" className="grid animate-arrive gap-1 border-rule border-t pt-2">
      <h2 ref={headingRef} tabIndex={-1} className="scroll-mb-16 font-bold text-lead">
        Converted JPG Files ({items.length})
      </h2>
      <ul>
        {items.map((item) => {
          const change = sizeChange(item.original.size, item.size);
          return (
            <li
              key={item.key}
              className="flex flex-wrap items-center gap-1.5 border-rule py-1 not-first:border-t"
            >
              <Thumbnail url={urls.get(item.key)} format="png" className="w-6" />
              <div className="min-w-14 flex-1">
                <p className="wrap-anywhere font-semibold text-small">
                  <bdi>{item.name}</bdi>
                </p>
                <p className="text-note text-quiet tabular-nums">
                  {kilobytes(item.size)} <span>({item.quality}% quality)</span>
                  {change && <span className="text-ink">, {change}</span>}
                </p>
              </div>
              <Button
                aria-label={`Download ${item.name}`}
                disabled={isBusy(item.key)}
                onClick={() => download(item)}
              >
                <DownloadIcon />
                Download
              </Button>
            </li>
          );
        })}
      </ul>
      <Button
        look="primary"
        className="min-h-6.5 w-full px-3 text-body sm:w-auto sm:justify-self-start"
        disabled={zipping}
        onClick={() => downloadAll(items, { folder: advancedPng.zipFolder, name: advancedPng.zipName })}
      >
        {zipping ? <SpinnerIcon className="size-2.5 animate-turn" /> : <DownloadIcon />}
        Download All as ZIP
      </Button>
      <DeleteNow
        sessions={items.flatMap(({ session }) => session ?? [])}
        announce={announce}
        disabled={zipping || running}
        onGone={onGone}
      />
    </section>
  );
}
