"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import { save } from "@/lib/client/save";
import { markTaken } from "@/lib/client/taken";
import type { PhotoDetails as Details } from "@/lib/contract/details";
import { formatOfName, type TileId } from "@/lib/formats";
import { Button, buttonClass } from "../ui/button";
import { arrowAlong } from "../ui/direction";
import { Filled } from "../ui/filled";
import { DownloadIcon } from "../ui/icons";
import { useFormat, useWords } from "../ui/words";
import { BlobLink } from "./blob-link";
import { FileName, shortened } from "./file-name";
import { PhotoDetails } from "./photo-details";
import { Preview } from "./preview";
import { Sentence } from "./problem-list";
import { Row, RowBar, RowStatus, RowTools } from "./row";
import { useSizeWords } from "./sizes";
import type { Direction, Entry } from "./state";

/** What one file became. */
export type FileResult = {
  blob: Blob;
  /** Its own name, also in the ZIP of all results. */
  name: string;
  /** What was left out of the original: frames, pages. */
  note?: string | undefined;
  /** Set where it has nothing of what was wanted, although nothing failed. */
  care?: boolean;
  /** What else is known of it, beside its bytes: its pixels. */
  facts?: string;
  /** What its original told, and what of that it still has. */
  details?: Details | undefined;
};

/**
 * Link of a result. Without a text of its own it says 'Download', and to screen readers the file's name, or `named` in its
 * place. Where `fileName` is not the result's own name, that is offered beside it.
 */
export type ResultLink = { fileName: string; text?: string; named?: string; look?: "secondary" };

/** What a screen decides about its rows. */
export type RowOptions = {
  movable?: boolean;
  /** Names the state of each file as specified, and says why it failed; or only that. Elsewhere the outcome says it. */
  statuses?: boolean | "failed";
  removable?: boolean;
  /** The link of the `n`th result, from 1. */
  linkOf?: (n: number, file: File, result: FileResult) => ResultLink;
  /** Describes how a result's size changed, in place of the usual words. */
  gainOf?: (before: number, after: number) => ReactNode;
  /** What becomes of a file, below its size. */
  aboutOf?: (entry: Entry<FileResult>) => ReactNode;
  /** What else there is to say of a file, or to make of it, below the rest. */
  offerOf?: (entry: Entry<FileResult>) => ReactNode;
  /** Further actions of a file, or of its result once there is one. */
  actionsOf?: (entry: Entry<FileResult>) => ReactNode;
  /** What to look out for, unless the file fails. */
  caution?: string | false;
  /** The result itself, where it is read on the page. */
  belowOf?: (entry: Entry<FileResult>) => ReactNode;
  /** Whether the details that were found in a photo are shown at once. */
  openDetails?: boolean;
  onRetry?: (id: string) => void;
  onDownload?: (id: string) => void;
};

type FileRowProps = RowOptions & {
  from: TileId;
  to: TileId;
  entry: Entry<FileResult>;
  number: number;
  /** Whether this row says why results are larger than their originals. */
  explained: boolean;
  /** Whether the file has a picture before it is converted. */
  preview: boolean;
  disabled: boolean;
  /** Whether its download is the next step. */
  next: boolean | undefined;
  first: boolean;
  last: boolean;
  onMove: (direction: Direction) => void;
  onRemove: () => void;
};

/** One file with its picture, name, sizes and actions, before, while and after it is converted. */
export function FileRow({ entry, disabled, statuses = false, removable = true, ...rest }: FileRowProps) {
  const { from, to, movable, aboutOf, onRetry, first, last } = rest;
  const { file, status } = entry;
  const { actions: texts } = useWords("converter");
  const { fill } = useFormat();
  const { reasonOf } = useSizeWords();
  const result = status.state === "converted" ? status.result : undefined;
  const reason = result && (result.note ?? (rest.explained && reasonOf(from, to, file, result.blob.size)));
  // A text or a document has no picture of its own.
  const shows = result !== undefined && !/^(text|application)\//.test(result.blob.type);
  const link = result && rest.linkOf?.(rest.number, file, result);
  const saves = result && link && link.fileName !== result.name;
  const retries = onRetry && status.state === "failed" && !status.problem.permanent;
  const actions = rest.actionsOf?.(entry);
  // Results in a ZIP are pictures of the format that they had.
  const tile = result && to !== "zip" && (shows || !rest.preview || from === "pdf") ? to : from;
  return (
    <Row
      status={status.state}
      picture={
        <Preview
          picture={shows ? result.blob : rest.preview ? file : undefined}
          before={rest.preview ? file : undefined}
          format={tile === "image" ? (formatOfName((shows ? result : file).name) ?? tile) : tile}
          className="w-6"
        />
      }
      name={
        <>
          <FileName name={file.name} />
          {link && !saves && result && result.name !== file.name && <Became name={result.name} />}
        </>
      }
      actions={
        (link || actions || retries) && (
          <>
            {actions}
            {result && link && (
              <BlobLink
                blob={result.blob}
                name={link.fileName}
                aria-label={
                  link.text ? undefined : fill(texts.downloadFile, { name: link.named ?? link.fileName })
                }
                onClick={() => rest.onDownload?.(entry.id)}
                className={buttonClass(link.look ?? (rest.next ? "primary" : "secondary"))}
              >
                <DownloadIcon />
                {link.text ?? texts.download}
              </BlobLink>
            )}
            {retries && (
              <Button
                disabled={disabled}
                aria-label={fill(texts.fileAgain, { name: file.name })}
                onClick={() => onRetry(entry.id)}
              >
                {texts.again}
              </Button>
            )}
          </>
        )
      }
      aside={
        saves && (
          <SaveAs
            name={result.name}
            onSave={() => {
              save(result.blob, result.name);
              markTaken(result.blob);
            }}
          />
        )
      }
      single={!movable}
      tools={
        (movable || removable) && (
          <RowTools
            name={file.name}
            disabled={disabled}
            ends={{ first, last }}
            onMove={movable && rest.onMove}
            onRemove={removable && rest.onRemove}
          />
        )
      }
      problem={
        statuses &&
        status.state === "failed" && (
          <>
            <p className="text-fail">{status.problem.reason ?? <Sentence {...status.problem} />}</p>
            {status.problem.detail && <p>{status.problem.detail}</p>}
          </>
        )
      }
      below={rest.belowOf?.(entry)}
      bar={<RowBar status={status} from={from} to={to} alone={first && last} />}
    >
      <p className="text-note text-quiet tabular-nums">
        <RowStatus status={status} named={statuses === true} care={result?.care} />
        <Sizes
          file={file}
          result={rest.belowOf ? undefined : result}
          busy={!/^(listed|converted|failed)$/.test(status.state)}
          gainOf={rest.gainOf}
        />
      </p>
      {aboutOf && <p className="text-note">{aboutOf(entry)}</p>}
      {rest.caution && status.state !== "failed" && (
        <p className="font-semibold text-care text-note">{rest.caution}</p>
      )}
      {reason && <p className="text-note text-quiet">{reason}</p>}
      {result?.details && <PhotoDetails {...result.details} open={rest.openDetails} />}
      {rest.offerOf?.(entry)}
    </Row>
  );
}

/** Name of the result after that of its file. */
const Became = ({ name }: { name: string }) => (
  <span className="font-normal text-quiet">
    {" "}
    {/* The arrow goes along to the next line. */}
    <span className="inline-block">
      <span aria-hidden="true">{arrowAlong()} </span>
      <FileName name={name} />
    </span>
  </span>
);

type SaveAsProps = { name: string; onSave: () => void };

/** Saves a result under its own name. It is no link: the specified one is the only link of a result. */
export function SaveAs({ name, onSave }: SaveAsProps) {
  const { saveAs } = useWords("converter").actions;
  const { fill } = useFormat();
  return (
    <Button
      look="quiet"
      aria-label={fill(saveAs, { name })}
      className="pointer-fine:min-h-3.5 px-0! text-start font-normal! text-note!"
      onClick={onSave}
    >
      <span className="wrap-anywhere">
        <Filled sentence={saveAs} parts={{ name: <bdi>{shortened(name)}</bdi> }} />
      </span>
    </Button>
  );
}

type SizesProps = {
  file: File;
  result: FileResult | undefined;
  /** Whether the file waits or is on its way. */
  busy: boolean;
  gainOf: RowOptions["gainOf"];
};

/** Size of a file, or what it became. */
function Sizes({ file, result, busy, gainOf }: SizesProps) {
  const { list } = useWords("converter");
  const { fill, fullSize, size } = useFormat();
  const { changeOf } = useSizeWords();
  // Beside the buttons of a phone it moves to the next line as a whole, and makes room for what happens to the file.
  if (!result)
    return (
      <span className={clsx("inline-block", busy && "@max-[32rem]:hidden")}>{fullSize(file.size, "KB")}</span>
    );
  const { size: after } = result.blob;
  const [before, now] = [size(file.size), size(after)];
  const change = gainOf ? undefined : changeOf(file.size, after);
  // A photo without details may have lost a few bytes of technical values, which is nothing to tell.
  const same = before === now || (!change && result.details?.found && result.details.removed.length === 0);
  const sizes = same ? now : fill(list.sizes, { before, after: now });
  return (
    <>
      <span className="me-0.5 inline-block">{sizes}</span>{" "}
      {gainOf ? gainOf(file.size, after) : change && <span className="inline-block text-ink">{change}</span>}
    </>
  );
}
