"use client";

import { useId, useRef } from "react";
import { Button } from "../converter/button";
import { RemoveIcon } from "../converter/icons";
import { once } from "../converter/once";
import { kilobytes } from "../converter/sizes";
import { Thumbnail } from "../converter/thumbnail";
import type { ListedFile } from "../hooks/use-file-list";
import { useFocusAfter } from "../hooks/use-focus-after";
import { usePreviewUrls } from "../hooks/use-preview-urls";

type Props = {
  files: readonly ListedFile[];
  /** Percent sent, of the files that are under way. */
  sent: ReadonlyMap<string, number>;
  onRemove: (id: string) => void;
  onClear: () => void;
};

/** Sent is not finished; 'Converting...' is what the button says meanwhile, and it says it once. */
const progressWords = (percent: number) =>
  percent < 100 ? `Uploading ${Math.floor(percent)}%` : "Uploaded 100%";

/** 'Selected Files (n)': thumbnail, name, size, what is under way, and a button to remove it. */
export function SelectedFiles({ files, sent, onRemove, onClear }: Props) {
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
