"use client";

import { Fragment, type Ref, useRef } from "react";
import { load } from "@/lib/client/load";
import { saveResult } from "@/lib/client/save";
import { markTaken } from "@/lib/client/taken";
import { advancedPng } from "@/lib/limits";
import { ActionBar } from "../../converter/action-bar";
import { CountAndSize } from "../../converter/bar-parts";
import { FileName } from "../../converter/file-name";
import { DeleteNow } from "../../converter/lazy-delete-now";
import { PhotoDetails } from "../../converter/photo-details";
import { Preview } from "../../converter/preview";
import { ProblemBanner } from "../../converter/problem-banner";
import { Row, RowStatus, RowTools } from "../../converter/row";
import { rowsClass } from "../../converter/row-layout";
import { growthReason, useSizeWords } from "../../converter/sizes";
import { saveZip, useDownloads, ZIP } from "../../converter/use-downloads";
import { useFocusAfter } from "../../converter/use-focus-after";
import { ZipButton } from "../../converter/zip-button";
import { Button } from "../../ui/button";
import { DownloadIcon, SpinnerIcon } from "../../ui/icons";
import { useFormat, useWords } from "../../ui/words";
import type { ConvertedPng } from "./converted-pngs";
import { useOptionWords } from "./png-options";

type ConvertedListProps = {
  /** The results; those of the same options stand together. */
  items: readonly ConvertedPng[];
  /** Whether all of them have other options than the chosen ones, so that theirs are said. */
  isOld: boolean;
  /** Addresses of what the server has, also of results that are not shown any more. */
  sessions: readonly string[];
  announce: (words: string) => void;
  /** Whether more results will follow. */
  running: boolean;
  /** Whether saving them all is the next action of the screen. */
  next: boolean;
  onRemove: (item: ConvertedPng) => void;
  onGone: (sessions: readonly string[], complete: boolean) => void;
  heading: Ref<HTMLHeadingElement> | undefined;
};

const converted = { state: "converted", result: undefined } as const;

/** 'Converted JPG Files': the rows of the files that are done. They can be saved one by one or as a ZIP, and deleted. */
export function ConvertedList({
  items,
  isOld,
  sessions,
  announce,
  running,
  next,
  onRemove,
  onGone,
  heading,
}: ConvertedListProps) {
  const texts = useWords("advanced");
  const { actions, files } = useWords("converter");
  const { count, fill, size: written } = useFormat();
  const { changeOf, reasonOf } = useSizeWords();
  const summaryOf = useOptionWords();
  const downloads = useDownloads();
  const zipping = downloads.isBusy(ZIP);
  const failed = [ZIP, ...items.map(({ key }) => key)].flatMap(downloads.problemsOf);
  // Said once: it is the same for all of them.
  const explained = items.find(reasonFor);
  const only = items.length === 1;
  const total = items.reduce((sum, { size }) => sum + size, 0);
  const area = useRef<HTMLElement>(null);
  const focusAfter = useFocusAfter();
  const sets = [...new Set(items.map(({ options }) => summaryOf(options)))].map((name) => ({
    name,
    results: items.filter(({ options }) => summaryOf(options) === name),
  }));

  /** Removes a result. The focus goes on to the button that removes the next one. */
  function remove(item: ConvertedPng) {
    const index = Math.min(items.indexOf(item), items.length - 2);
    onRemove(item);
    focusAfter(() => area.current?.querySelectorAll<HTMLElement>('[data-action="remove"]')[index]);
  }

  const fetched = async (item: ConvertedPng, signal: AbortSignal) => {
    const { fetchResult } = await load(import("@/lib/client/results"));
    const blob = await fetchResult(item.downloadUrl, signal);
    markTaken(item);
    // The plain names are those of the first set.
    const isOther = !sets[0]?.results.includes(item);
    const name = isOther ? item.name.replace(/\.jpg$/, `-q${item.options.quality}.jpg`) : item.name;
    return { name, blob };
  };

  const rowOf = (item: ConvertedPng) => {
    const { key, name, downloadUrl, size, options, original, details } = item;
    const change = changeOf(original.size, size);
    const busy = downloads.isBusy(key);
    const [kb, suited] = [written(size, "KB"), written(size)];
    return (
      <Row
        key={key}
        status="converted"
        // As specified, the picture is the original's; on its background it looks like the result.
        picture={
          <Preview
            picture={original}
            format="jpg"
            background={options.removeTransparency ? options.backgroundColor : undefined}
            className="w-6"
          />
        }
        name={<FileName name={name} />}
        actions={
          <Button
            look={only && next ? "primary" : "secondary"}
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
        }
        single
        tools={<RowTools name={original.name} disabled={false} onRemove={() => remove(item)} />}
      >
        <p className="text-note text-quiet tabular-nums">
          <RowStatus status={converted} named={false} />
          <span>
            {kb}{" "}
            <span className="me-0.5 whitespace-nowrap">
              {fill(texts.ofQuality, { percent: options.quality })}
            </span>
          </span>
          {suited !== kb && <span className="ms-1">{suited}</span>}
          {change && (
            <>
              {" "}
              <span className="text-ink">{change}</span>
            </>
          )}
        </p>
        {item === explained && <p className="text-note">{reasonOf("png", "jpg", original, size)}</p>}
        {details && <PhotoDetails {...details} />}
      </Row>
    );
  };

  return (
    <section ref={area} aria-label={texts.results} className="grid animate-arrive gap-1">
      <h2 ref={heading} tabIndex={-1} className="font-bold text-lead">
        {fill(texts.converted, { n: items.length })}
      </h2>
      {sets.map(({ name, results }) => (
        <Fragment key={name}>
          {(isOld || sets.length > 1) && (
            <h3 className="flex flex-wrap gap-x-1.5 pt-1 font-semibold text-quiet text-small">
              {name}
              <span className="font-normal tabular-nums">{count(files, results.length)}</span>
            </h3>
          )}
          <ul className={rowsClass}>{results.map(rowOf)}</ul>
        </Fragment>
      ))}
      {!running && (
        // As specified below the files.
        <ActionBar
          area={area}
          active={next && !only}
          summary={<CountAndSize files={count(files, items.length)} bytes={total} />}
        >
          <ZipButton
            label={texts.zip}
            look={next && !only ? "primary" : "secondary"}
            busy={zipping}
            onClick={() =>
              saveZip(downloads, (signal) => Promise.all(items.map((item) => fetched(item, signal))), {
                name: advancedPng.zipName,
                folder: advancedPng.zipFolder,
              })
            }
          />
        </ActionBar>
      )}
      <ProblemBanner problems={failed} />
      <DeleteNow sessions={sessions} announce={announce} disabled={zipping || running} onGone={onGone} />
    </section>
  );
}

const reasonFor = ({ original, size }: ConvertedPng) => growthReason("png", "jpg", original, size);
