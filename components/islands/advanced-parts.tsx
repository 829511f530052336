"use client";

import { type CSSProperties, type Ref, useId, useMemo, useRef } from "react";
import type { Problem } from "@/lib/client/errors";
import { advancedPng } from "@/lib/limits";
import { DeleteNow } from "../converter/lazy-delete-now";
import { kilobytes, sizeChange } from "../converter/sizes";
import { useDownloads } from "../hooks/use-downloads";
import type { ListedFile } from "../hooks/use-file-list";
import { useFocusAfter } from "../hooks/use-focus-after";
import { usePreviewUrls } from "../hooks/use-object-urls";
import type { ConvertedPng, PngOptions } from "../hooks/use-png-batch";
import { Button, once } from "../ui/button";
import { DownloadIcon, RemoveIcon, SpinnerIcon } from "../ui/icons";
import { Thumbnail } from "../ui/thumbnail";

const { min, max } = advancedPng.quality;

type AdvancedOptionsProps = {
  options: PngOptions;
  onChange: (options: PngOptions) => void;
  disabled: boolean;
};

/** 'Conversion Options': quality, background color, and whether to fill transparent parts. */
export function AdvancedOptions({ options, onChange, disabled }: AdvancedOptionsProps) {
  const id = useId();
  const { quality, backgroundColor, removeTransparency } = options;
  const filled = `${((quality - min) / (max - min)) * 100}%`;
  return (
    <fieldset
      disabled={disabled}
      className="rounded-sheet border border-rule bg-sheet px-2 pt-1.5 pb-2 sm:px-2.5"
    >
      <legend className="float-left w-full pb-1 font-bold text-lead">Conversion Options</legend>
      <div className="clear-both grid gap-x-4 gap-y-2 sm:grid-cols-2">
        <div>
          <div className="flex justify-between text-small">
            <label htmlFor={`${id}-quality`} className="font-semibold">
              Quality
            </label>
            <span aria-hidden="true" className="font-bold tabular-nums">
              {quality}%
            </span>
          </div>
          <input
            id={`${id}-quality`}
            type="range"
            min={min}
            max={max}
            value={quality}
            aria-valuetext={`${quality}%`}
            onChange={(event) => onChange({ ...options, quality: event.target.valueAsNumber })}
            className="slider my-1"
            style={{ "--filled": filled } as CSSProperties}
          />
          <p className="flex justify-between text-note text-quiet">
            <span>Smaller file</span>
            <span>More detail</span>
          </p>
        </div>
        <div className="grid content-start gap-0.5">
          <label htmlFor={`${id}-background`} className="justify-self-start font-semibold text-small">
            Background color
          </label>
          <div className="flex items-center gap-1.5">
            <input
              id={`${id}-background`}
              type="color"
              value={backgroundColor}
              onChange={(event) => onChange({ ...options, backgroundColor: event.target.value })}
              className="swatch"
            />
            <span className="text-small tabular-nums">{backgroundColor.toUpperCase()}</span>
          </div>
        </div>
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
              Remove transparency (fill with background color)
            </label>
            <p id={`${id}-fill-help`} className="text-note text-quiet">
              JPG cannot be see-through. When this is off, transparency is dropped without blending: clear
              parts show whatever color is stored under them, often black.
            </p>
          </div>
        </div>
      </div>
    </fieldset>
  );
}

type SelectedFilesProps = {
  files: readonly ListedFile[];
  /** Upload percent of the current files. */
  sent: ReadonlyMap<string, number>;
  onRemove: (id: string) => void;
  onClear: () => void;
};

/** An uploaded file is not converted yet. 'Converting...' is already the button's text. */
const progressWords = (percent: number) =>
  percent < 100 ? `Uploading ${Math.floor(percent)}%` : "Uploaded 100%";

/** 'Selected Files (n)': thumbnail, name, size, progress and a remove button for each file. */
export function SelectedFiles({ files, sent, onRemove, onClear }: SelectedFilesProps) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const urls = usePreviewUrls(files);
  const focusAfter = useFocusAfter();

  function remove(index: number, id: string) {
    onRemove(id);
    const next = Math.min(index, files.length - 2);
    if (next >= 0) focusAfter(() => list.current?.children[next]?.querySelector("button"));
  }

  return (
    <section aria-labelledby={headingId}>
      <div className="flex items-center justify-between gap-2">
        <h2 id={headingId} className="font-bold text-lead">
          Selected Files ({files.length})
        </h2>
        <Button look="quiet" className="-mr-2" disabled={files.length === 0} onClick={onClear}>
          Clear All
        </Button>
      </div>
      {files.length === 0 && <p className="py-1 text-quiet text-small">No files selected yet</p>}
      <ul ref={list} aria-labelledby={headingId}>
        {files.map(({ id, file }, index) => {
          const percent = sent.get(id);
          return (
            <li
              key={id}
              className="flex animate-arrive items-center gap-1.5 border-rule py-1 not-first:border-t"
            >
              <Thumbnail url={urls.get(id)} format="png" className="w-6" />
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere font-semibold text-small">
                  <bdi>{file.name}</bdi>
                </p>
                <p className="text-note text-quiet tabular-nums">
                  {kilobytes(file.size)}
                  {percent !== undefined && <span className="text-ink"> · {progressWords(percent)}</span>}
                </p>
              </div>
              <Button look="icon" aria-label={`Remove ${file.name}`} onClick={once(() => remove(index, id))}>
                <RemoveIcon />
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type ConvertedFilesProps = {
  items: readonly ConvertedPng[];
  onProblem: (problem: Problem) => void;
  headingRef: Ref<HTMLHeadingElement>;
  announce: (words: string) => void;
  /** Whether more results will follow. */
  running: boolean;
  onGone: (sessions: readonly string[], complete: boolean) => void;
};

/** 'Converted JPG Files (n)'. Results and thumbnails stay when their sources are removed. */
export function ConvertedFiles({
  items,
  onProblem,
  headingRef,
  running,
  announce,
  onGone,
}: ConvertedFilesProps) {
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
