"use client";

import { renamed } from "@/lib/client/save";
import { type TileId, tiles } from "@/lib/formats";
import { batchZip } from "@/lib/limits";
import type { Batch } from "../hooks/use-batch-conversion";
import { useZip } from "../hooks/use-zip";
import { Button, buttonClass } from "../ui/button";
import { DownloadIcon, SpinnerIcon } from "../ui/icons";
import { Thumbnail } from "../ui/thumbnail";
import { ProblemBanner } from "./banners";
import { DeleteNow } from "./lazy-delete-now";
import { kilobytes, sizeChange } from "./sizes";

type Props = {
  to: TileId;
  batch: Pick<Batch, "results" | "sessions">;
  /**
   * Text and file name of the link of the `n`th result, from 1. `label` replaces texts that are the same on
   * every link.
   */
  link: (n: number, original: File) => { text: string; fileName: string; label?: string };
  /** Extension of the files in the ZIP, the target's by default. */
  extension?: string;
  announce: (words: string) => void;
};

/** Download links of the results with their size changes, a ZIP of all of them, and the delete button. */
export function Results({ to, batch, link, extension = tiles[to].extension, announce }: Props) {
  const { results, sessions } = batch;
  const { zip, zipping, problem } = useZip();
  const entries = () =>
    results.map(({ original, blob }) => ({ name: renamed(original.name, extension), blob }));
  return (
    <div>
      <ol aria-label="Results">
        {results.map(({ id, original, blob, url, note }, index) => {
          const change = sizeChange(original.size, blob.size);
          const { text, fileName, label } = link(index + 1, original);
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-1.5 gap-y-1 border-rule py-1 not-first:border-t"
            >
              <Thumbnail url={url} format={to} className="w-6" />
              <div className="min-w-14 flex-1">
                <p className="wrap-anywhere text-small">
                  <bdi>{original.name}</bdi>
                </p>
                <p className="text-note text-quiet tabular-nums">
                  {kilobytes(original.size)} to {kilobytes(blob.size)}
                  {change && `, ${change}`}
                </p>
                {note && <p className="text-note">{note}</p>}
              </div>
              <a
                href={url}
                download={fileName}
                aria-label={label}
                className={buttonClass(results.length === 1 ? "primary" : "secondary", "hover:border-ink")}
              >
                <DownloadIcon />
                {text}
              </a>
            </li>
          );
        })}
      </ol>
      {results.length > 1 && (
        <Button
          look="primary"
          className="mt-1 min-h-6.5 w-full px-3 text-body sm:w-auto"
          disabled={zipping}
          onClick={() => zip(entries(), batchZip.name)}
        >
          {zipping ? <SpinnerIcon className="size-2.5 animate-turn" /> : <DownloadIcon />}
          Download all as ZIP
        </Button>
      )}
      <ProblemBanner problems={problem ? [problem] : []} />
      <div className="mt-1">
        <DeleteNow sessions={sessions} announce={announce} />
      </div>
    </div>
  );
}
