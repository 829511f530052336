"use client";

import { clsx } from "clsx";
import dynamic from "next/dynamic";
import { problems } from "@/lib/client/errors";
import { load, warm } from "@/lib/client/load";
import { retryImport } from "@/lib/client/online";
import { choiceOf } from "@/lib/client/target-size";
import type { Fields } from "@/lib/contract/calls";
import { compressedZip } from "@/lib/limits";
import { behaviors } from "@/lib/tools/behavior";
import type { AlternativeTools, CompressorScreen as Tool } from "@/lib/tools/types";
import { OutcomeBanner } from "../converter/banners";
import { ConverterFrame } from "../converter/converter-frame";
import type { FileResult } from "../converter/file-row";
import { FileRows } from "../converter/file-rows";
import { NOTHING_GAINED, size, sizeGained } from "../converter/sizes";
import { convertedIn, type FileStatus, failedIn } from "../converter/state";
import { useConverter, type Work } from "../converter/use-converter";
import { useGuide } from "../converter/use-guide";
import { useProgress } from "../converter/use-progress";
import { buttonClass } from "../ui/button";
import { DownloadIcon } from "../ui/icons";
import { StartOrReset } from "./start-or-reset";
import { TargetSizeOption, useTargetSize } from "./target-size-option";
import { useCompare } from "./use-compare";

const loadCompressor = () => load(import("@/lib/client/compress-files"));
const warmCompressor = () => warm(loadCompressor);

const loadTargetSize = () => import("./target-size");
const TargetSize = dynamic(() => retryImport(loadTargetSize).then((module) => module.TargetSize), {
  loading: () => null,
});

/** A single step, because nothing tells the page how far the server is. */
const words = {
  steps: ["Finding the smallest size..."],
  doing: "Compressing",
  note: "We try several settings for each picture, so large ones take longer.",
} as const;

const said = {
  started: "Compression started.",
  cancelled: "Compression canceled.",
};

/** Says what was saved, or that nothing was. */
function gainOf(before: number, after: number) {
  const saved = sizeGained(before, after);
  return (
    <span className={clsx("text-small", saved ? "font-bold text-done" : "text-quiet")}>
      {saved ?? NOTHING_GAINED}
    </span>
  );
}

/** The ZIP as the server has made it. */
type Compression = { zipUrl: string };

type CompressFields = Partial<Fields<"compressor">>;

const workFor =
  (fields: CompressFields): Work<FileResult, Compression> =>
  async ({ signal, files, linkTo, onUpload }) => {
    const { compressFiles } = await loadCompressor();
    const pictures = files.map(({ file }) => file);
    const compressed = await compressFiles(signal, pictures, { onUpload, fields });
    signal.throwIfAborted();
    const statuses = compressed.files.map((file, index): [string, FileStatus<FileResult>] => [
      files[index]?.id ?? "",
      "blob" in file
        ? { state: "converted", result: { ...file, url: linkTo(file.blob) } }
        : { state: "failed", problem: problems.inBatch(file.original.name, file.reason) },
    ]);
    return { outcome: { zipUrl: linkTo(compressed.zip) }, statuses: new Map(statuses) };
  };

/** Smaller files of the same format, with a comparison and a ZIP. */
export function CompressorScreen({ tool, alternatives }: { tool: Tool; alternatives: AlternativeTools }) {
  const target = useTargetSize(tool.targetSize ? choiceOf(tool.targetSize) : undefined);
  const work = workFor(target.fields);
  const converter = useConverter({ tool, behavior: behaviors[tool.island], alternatives, work });
  const { files, phase, running } = converter;
  const converted = convertedIn(files);
  const failed = failedIn(files);
  const finished = () => `Finished, ${converted.length} compressed.`;
  const guide = useGuide(converter, { ...said, finished }, warmCompressor);
  const progress = useProgress(converter, words, guide.announce);
  const compare = useCompare(files);

  /** Starts, unless the target size has to be mended first. */
  const convert = () => target.check() && guide.convert();
  const done = phase.state === "done";
  const before = converted.reduce((sum, { file }) => sum + file.size, 0);
  const after = converted.reduce((sum, { status }) => sum + status.result.blob.size, 0);
  const gained = sizeGained(before, after);
  const sum = gained
    ? `From ${size(before)} to ${size(after)}: ${gained}`
    : `Still ${size(after)}: no smaller`;
  return (
    <ConverterFrame
      tool={tool}
      converter={converter}
      guide={guide}
      progress={progress}
      outcome={
        <OutcomeBanner
          ref={guide.outcome}
          title={tool.success}
          text={`${sum} overall.`}
          failed={failed.map(({ status }) => status.problem)}
          total={files.length}
        />
      }
      next={
        done && (
          <a
            href={phase.outcome.zipUrl}
            download={compressedZip.name}
            className={buttonClass("primary", "min-h-6.5 px-3 text-body max-sm:w-full")}
          >
            <DownloadIcon />
            Download Compressed ZIP
          </a>
        )
      }
      options={
        files.length > 0 && (
          <TargetSizeOption target={target} fields={TargetSize} disabled={running} onEnter={convert} />
        )
      }
      start={
        <StartOrReset
          converter={converter}
          guide={guide}
          label={tool.action}
          busy="Compressing..."
          next={files.length > 0 && !done}
          onStart={convert}
        />
      }
      failures={phase.state === "failed" ? [problems.compressionFailed(phase.error)] : []}
      list={
        files.length > 0 && (
          <FileRows
            tool={tool}
            converter={converter}
            guide={guide}
            done={done}
            removable={!done}
            {...(done && {
              linkOf: (_: number, file: File, { name }: FileResult) => ({
                text: "Download",
                fileName: name,
                label: `Download ${file.name}`,
              }),
              actionsOf: compare.actionsOf,
            })}
            gainOf={gainOf}
          />
        )
      }
    >
      {compare.dialog}
    </ConverterFrame>
  );
}
