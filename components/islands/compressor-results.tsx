"use client";

import { clsx } from "clsx";
import dynamic from "next/dynamic";
import { type Ref, useState } from "react";
import { problems } from "@/lib/client/errors";
import { compressedZip } from "@/lib/limits";
import { DoneBanner, PartlyFailed } from "../converter/banners";
import { kilobytes, NOTHING_GAINED, size, sizeGained } from "../converter/sizes";
import type { Compression, SmallerFile } from "../hooks/use-compression";
import { Button, buttonClass } from "../ui/button";
import { CompareIcon, DownloadIcon } from "../ui/icons";
import { Thumbnail } from "../ui/thumbnail";

type CompressorResultsProps = {
  compression: Compression;
  title: string;
  /** Takes the focus when the results appear. */
  ref?: Ref<HTMLDivElement>;
};

/** Total savings, the ZIP, and each file. */
export function CompressorResults({
  compression: { zipUrl, smaller, failed },
  title,
  ref,
}: CompressorResultsProps) {
  const before = smaller.reduce((sum, { original }) => sum + original.size, 0);
  const after = smaller.reduce((sum, { blob }) => sum + blob.size, 0);
  const gained = sizeGained(before, after);
  return (
    <section aria-label="Compressed files" className="grid gap-1.5">
      <DoneBanner
        ref={ref}
        title={title}
        text={`From ${size(before)} to ${size(after)}: ${gained?.concat(" in all") ?? "there was nothing to gain"}.`}
      />
      {failed.length > 0 && (
        <PartlyFailed
          done="compressed"
          problems={failed.map(({ original, reason }) => problems.inBatch(original.name, reason))}
        />
      )}
      <a
        href={zipUrl}
        download={compressedZip.name}
        className={buttonClass(
          "primary",
          "min-h-6.5 w-full px-3 text-body hover:bg-accent-hover sm:w-auto sm:justify-self-start",
        )}
      >
        <DownloadIcon />
        Download Compressed ZIP
      </a>
      <CompressedFiles files={smaller} />
    </section>
  );
}

const loadCompare = () => import("../converter/compare");
const Compare = dynamic(() => loadCompare().then((module) => module.Compare));
const warmCompare = () => {
  loadCompare().catch(() => {});
};

/** Compressed pictures with savings, download and comparison. */
function CompressedFiles({ files }: { files: readonly SmallerFile[] }) {
  const [compared, setCompared] = useState<SmallerFile>();
  return (
    <>
      <ol aria-label="Results">
        {files.map((file) => {
          const { id, original, name, blob, url } = file;
          const gained = sizeGained(original.size, blob.size);
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-1.5 gap-y-1 border-rule py-1 not-first:border-t"
            >
              <Thumbnail url={url} format="image" className="w-6" />
              <div className="min-w-20 flex-1">
                <p className="wrap-anywhere font-semibold text-small">
                  <bdi>{original.name}</bdi>
                </p>
                <p className="text-note text-quiet tabular-nums">
                  {kilobytes(original.size)} to {kilobytes(blob.size)}
                </p>
                <p className={clsx("text-small tabular-nums", gained ? "font-bold text-done" : "text-quiet")}>
                  {gained ?? NOTHING_GAINED}
                </p>
              </div>
              <div className="flex gap-0.5">
                <Button
                  aria-label={`Compare ${original.name}`}
                  aria-haspopup="dialog"
                  onPointerEnter={warmCompare}
                  onFocus={warmCompare}
                  onClick={() => setCompared(file)}
                >
                  <CompareIcon />
                  Compare
                </Button>
                <a
                  href={url}
                  download={name}
                  aria-label={`Download ${original.name}`}
                  className={buttonClass("secondary", "hover:border-ink")}
                >
                  <DownloadIcon />
                  Download
                </a>
              </div>
            </li>
          );
        })}
      </ol>
      {compared && <Compare key={compared.id} result={compared} onClose={() => setCompared(undefined)} />}
    </>
  );
}
