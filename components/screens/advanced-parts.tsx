"use client";

import { type Ref, useId } from "react";
import { load } from "@/lib/client/load";
import { saveResult } from "@/lib/client/save";
import type { Fields } from "@/lib/contract/calls";
import { advancedPng } from "@/lib/limits";
import { ProblemBanner } from "../converter/banners";
import { FileName } from "../converter/file-name";
import { actionsClass, rowClass, rowsClass } from "../converter/file-row";
import { DeleteNow } from "../converter/lazy-delete-now";
import { usePreview } from "../converter/previews";
import { growthReason, useSizeWords } from "../converter/sizes";
import { saveZip, useDownloads, ZIP } from "../converter/use-downloads";
import { ZipButton } from "../converter/zip-button";
import { Button } from "../ui/button";
import { ColorField, PercentSlider } from "../ui/fields";
import { DownloadIcon, SpinnerIcon } from "../ui/icons";
import { Thumbnail } from "../ui/thumbnail";
import { useFormat, useWords } from "../ui/words";

export type PngOptions = Fields<"pngToJpg">;

const { min, max } = advancedPng.quality;

type AdvancedOptionsProps = {
  options: PngOptions;
  onChange: (options: PngOptions) => void;
  disabled: boolean;
};

/** 'Conversion Options': quality, background color, and whether to fill transparent parts. */
export function AdvancedOptions({ options, onChange, disabled }: AdvancedOptionsProps) {
  const id = useId();
  const texts = useWords("advanced");
  const { quality, backgroundColor, removeTransparency } = options;
  return (
    <fieldset
      disabled={disabled}
      className="rounded-sheet border border-rule bg-sheet px-2 pt-1.5 pb-2 sm:px-2.5"
    >
      <legend className="float-left w-full pb-1 font-bold text-lead">{texts.options}</legend>
      <div className="clear-both grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <div>
          <PercentSlider
            label={texts.quality}
            min={min}
            max={max}
            value={quality}
            onChange={(chosen) => onChange({ ...options, quality: chosen })}
          />
          <p className="flex justify-between text-note text-quiet">
            <span>{texts.smallerFile}</span>
            <span>{texts.moreDetail}</span>
          </p>
        </div>
        <ColorField
          label={texts.background}
          value={backgroundColor}
          onChange={(color) => onChange({ ...options, backgroundColor: color })}
        />
        <div className="flex items-start gap-1 sm:col-span-2">
          <input
            id={`${id}-fill`}
            type="checkbox"
            checked={removeTransparency}
            aria-describedby={`${id}-fill-help`}
            onChange={(event) => onChange({ ...options, removeTransparency: event.target.checked })}
            className="my-1 size-3 shrink-0"
          />
          <div>
            <label htmlFor={`${id}-fill`} className="block py-1 font-semibold text-small">
              {texts.fill}
            </label>
            <p id={`${id}-fill-help`} className="text-note text-quiet">
              {texts.fillHelp}
            </p>
          </div>
        </div>
      </div>
    </fieldset>
  );
}

/** A converted file. */
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

type ConvertedFilesProps = {
  items: readonly ConvertedPng[];
  headingRef: Ref<HTMLHeadingElement>;
  announce: (words: string) => void;
  /** Whether more results will follow. */
  running: boolean;
  onGone: (sessions: readonly string[], complete: boolean) => void;
};

/** 'Converted JPG Files (n)'. Results and thumbnails stay when their sources are removed. */
export function ConvertedFiles({ items, headingRef, announce, running, onGone }: ConvertedFilesProps) {
  const texts = useWords("advanced");
  const { fill } = useFormat();
  const downloads = useDownloads();
  const zipping = downloads.isBusy(ZIP);
  const failed = [ZIP, ...items.map(({ key }) => key)].flatMap(downloads.problemsOf);
  // Said once: it is the same for all of them.
  const explained = items.find(reasonFor);

  const fetched = async (item: ConvertedPng, signal: AbortSignal) => {
    const { fetchResult } = await load(import("@/lib/client/results"));
    return { name: item.name, blob: await fetchResult(item.downloadUrl, signal) };
  };

  return (
    <section aria-label={texts.results} className="grid animate-arrive gap-1">
      <h2 ref={headingRef} tabIndex={-1} className="font-bold text-lead">
        {fill(texts.converted, { n: items.length })}
      </h2>
      <ul className={rowsClass}>
        {items.map((item) => (
          <ConvertedRow
            key={item.key}
            item={item}
            explained={item === explained}
            busy={downloads.isBusy(item.key)}
            onDownload={() =>
              downloads.download(
                item.key,
                (signal) => saveResult(signal, { url: item.downloadUrl, name: item.name }),
                (error) => downloads.problems.downloadFailed(item.name, error),
              )
            }
          />
        ))}
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
    </section>
  );
}

const reasonFor = ({ original, size }: ConvertedPng) => growthReason("png", "jpg", original.size, size);

type ConvertedRowProps = { item: ConvertedPng; explained: boolean; busy: boolean; onDownload: () => void };

/** One result. As specified, its picture is the original's. */
function ConvertedRow({ item, explained, busy, onDownload }: ConvertedRowProps) {
  const { name, size, quality, original } = item;
  const { ofQuality } = useWords("advanced");
  const { actions } = useWords("converter");
  const { fill, size: written } = useFormat();
  const { changeOf, reasonOf } = useSizeWords();
  const change = changeOf(original.size, size);
  return (
    <li className={rowClass}>
      <Thumbnail url={usePreview(original)} format="png" className="w-6" />
      <div className="col-span-2 min-w-0 @[32rem]:col-span-1">
        <p className="wrap-anywhere font-semibold text-small">
          <FileName name={name} />
        </p>
        <p className="text-note text-quiet tabular-nums">
          {written(size, "KB")} <span>{fill(ofQuality, { percent: quality })}</span>
          {change && <span className="text-ink">, {change}</span>}
        </p>
        {explained && <p className="text-note">{reasonOf("png", "jpg", original.size, size)}</p>}
      </div>
      <div className={actionsClass}>
        <Button aria-label={fill(actions.downloadFile, { name })} aria-disabled={busy} onClick={onDownload}>
          {busy ? <SpinnerIcon className="size-2.5 animate-turn" /> : <DownloadIcon />}
          {actions.download}
        </Button>
      </div>
    </li>
  );
}
