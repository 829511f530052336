"use client";

import { clsx } from "clsx";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button, buttonClass } from "../converter/button";
import { CompareIcon, DownloadIcon } from "../converter/icons";
import { kilobytes, NOTHING_GAINED, sizeGained } from "../converter/sizes";
import { Thumbnail } from "../converter/thumbnail";
import type { SmallerFile } from "../hooks/use-compression";

const loadCompare = () => import("../converter/compare");
const Compare = dynamic(() => loadCompare().then((module) => module.Compare));
const warmCompare = () => {
  loadCompare().catch(() => {});
};

/** Each picture with what was gained, its own download, and a look at before and after. */
export function CompressedFiles({ files }: { files: readonly SmallerFile[] }) {
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
