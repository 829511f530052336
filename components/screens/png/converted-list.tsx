"use client";

import { load } from "@/lib/client/load";
import { saveResult } from "@/lib/client/save";
import { markTaken } from "@/lib/client/taken";
import { advancedPng } from "@/lib/limits";
import { ProblemBanner } from "../../converter/banners";
import { FileName } from "../../converter/file-name";
import { DeleteNow } from "../../converter/lazy-delete-now";
import { Preview } from "../../converter/preview";
import { actionsClass, rowClass, rowsClass } from "../../converter/row-layout";
import { growthReason, useSizeWords } from "../../converter/sizes";
import { saveZip, useDownloads, ZIP } from "../../converter/use-downloads";
import { ZipButton } from "../../converter/zip-button";
import { Button } from "../../ui/button";
import { DownloadIcon, SpinnerIcon } from "../../ui/icons";
import { useFormat, useWords } from "../../ui/words";

export type ConvertedPng = {
  /** Unique, while a file may be converted several times. */
  key: string;
  name: string;
  downloadUrl: string;
  /** Server address for deleting it. */
  session: string | undefined;
  /** Bytes. */
  size: number;
  quality: number;
  original: File;
  /** Number of the run, and the file's place in it. */
  order: readonly [run: number, place: number];
};

type ConvertedListProps = {
  items: readonly ConvertedPng[];
  announce: (words: string) => void;
  /** Whether more results will follow. */
  running: boolean;
  onGone: (sessions: readonly string[], complete: boolean) => void;
};

/** The results, which can be saved one by one or as a ZIP, and deleted. */
export function ConvertedList({ items, announce, running, onGone }: ConvertedListProps) {
  const texts = useWords("advanced");
  const { actions } = useWords("converter");
  const { fill, size: written } = useFormat();
  const { changeOf, reasonOf } = useSizeWords();
  const downloads = useDownloads();
  const zipping = downloads.isBusy(ZIP);
  const failed = [ZIP, ...items.map(({ key }) => key)].flatMap(downloads.problemsOf);
  // Said once: it is the same for all of them.
  const explained = items.find(reasonFor);

  const fetched = async (item: ConvertedPng, signal: AbortSignal) => {
    const { fetchResult } = await load(import("@/lib/client/results"));
    const blob = await fetchResult(item.downloadUrl, signal);
    markTaken(item);
    return { name: item.name, blob };
  };

  return (
    <>
      <ul className={rowsClass}>
        {items.map((item) => {
          const { key, name, downloadUrl, size, quality, original } = item;
          const change = changeOf(original.size, size);
          const busy = downloads.isBusy(key);
          return (
            <li key={key} className={rowClass}>
              {/* As specified, the picture is the original's. */}
              <Preview picture={original} format="png" className="w-6" />
              <div className="col-span-2 min-w-0 @[32rem]:col-span-1">
                <p className="wrap-anywhere font-semibold text-small">
                  <FileName name={name} />
                </p>
                <p className="text-note text-quiet tabular-nums">
                  {written(size, "KB")} <span>{fill(texts.ofQuality, { percent: quality })}</span>
                  {change && <span className="text-ink">, {change}</span>}
                </p>
                {item === explained && (
                  <p className="text-note">{reasonOf("png", "jpg", original.size, size)}</p>
                )}
              </div>
              <div className={actionsClass}>
                <Button
                  aria-label={fill(actions.downloadFile, { name })}
                  aria-disabled={busy}
                  onClick={() =>
                    downloads.download(
                      key,
                      (signal) => saveResult(signal, { url: downloadUrl, name }).then(() => markTaken(item)),
                      (error) => downloads.problems.downloadFailed(name, error),
                    )
                  }
                >
                  {busy ? <SpinnerIcon className="size-2.5 animate-turn" /> : <DownloadIcon />}
                  {actions.download}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {/* As specified below the files; it stays in view while the list is longer than the window. */}
      <div className="sticky bottom-0 flex bg-paper py-1 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <ZipButton
          label={texts.zip}
          busy={zipping}
          onClick={() =>
            saveZip(downloads, (signal) => Promise.all(items.map((item) => fetched(item, signal))), {
              name: advancedPng.zipName,
              folder: advancedPng.zipFolder,
            })
          }
        />
      </div>
      <ProblemBanner problems={failed} />
      <DeleteNow
        sessions={items.flatMap(({ session }) => session ?? [])}
        announce={announce}
        disabled={zipping || running}
        onGone={onGone}
      />
    </>
  );
}

const reasonFor = ({ original, size }: ConvertedPng) => growthReason("png", "jpg", original.size, size);
