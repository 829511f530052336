"use client";

import { clsx } from "clsx";
import { type CSSProperties, useEffect, useMemo, useRef, useState } from "react";
import { usePan } from "../hooks/use-pan";
import { usePreviewUrls } from "../hooks/use-preview-urls";
import { Button } from "./button";
import { RemoveIcon } from "./icons";
import { PanButtons } from "./pan-buttons";
import { size, sizeGained } from "./sizes";

/** Times the size at which the whole picture fits. */
const zooms = [1, 2, 4] as const;

const sides = ["before", "after"] as const;

type Props = {
  result: { id: string; original: File; blob: Blob; url: string };
  onClose: () => void;
};

/**
 * Before and after of one picture, one over the other, with a line to drag between them. The line is a real
 * slider; zoomed, the pictures can be moved under it.
 */
export function Compare({ result, onClose }: Props) {
  const { id, original, blob, url } = result;
  const gained = sizeGained(original.size, blob.size);
  const dialog = useRef<HTMLDialogElement>(null);
  const before = usePreviewUrls(useMemo(() => [{ id, file: original }], [id, original])).get(id);
  const [split, setSplit] = useState(50);
  const [ratio, setRatio] = useState(1.5);
  const [broken, setBroken] = useState(false);
  const { frame, zoom, zoomTo, moveBy, drag, transform } = usePan<HTMLDivElement>();

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      aria-label={`Before and after: ${original.name}`}
      onClose={onClose}
      className="m-auto max-h-dvh w-[calc(100%-1rem)] max-w-[72rem] animate-arrive overflow-auto overscroll-contain rounded-sheet border border-edge bg-sheet p-2 text-ink backdrop:bg-paper/85"
    >
      <div className="grid gap-1.5">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="wrap-anywhere font-bold text-body">
              <bdi>{original.name}</bdi>
            </h2>
            <p className="text-quiet text-small tabular-nums">
              {size(original.size)} to {size(blob.size)}
              {gained && `, ${gained}`}
            </p>
          </div>
          <Button
            look="icon"
            className="-mt-0.5 -mr-1"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <RemoveIcon />
          </Button>
        </div>
        <div
          ref={frame}
          {...drag}
          className={clsx("compare checkered", zoom > 1 && "is-zoomed")}
          style={{ "--split": `${split}%`, "--ratio": ratio } as CSSProperties}
        >
          {[before, url].map((source, index) => (
            <div key={sides[index]} data-testid={sides[index]} className={`compare-${sides[index]}`}>
              {/* biome-ignore lint/performance/noImgElement: an object URL of the visitor's own. */}
              <img
                src={source}
                alt=""
                decoding="async"
                draggable={false}
                style={{ transform }}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  setRatio(naturalWidth / naturalHeight)
                }
                onError={() => setBroken(true)}
              />
            </div>
          ))}
          {broken && (
            <p className="absolute inset-0 grid place-items-center bg-sheet px-2 text-center text-small">
              This browser cannot show this picture.
            </p>
          )}
          <span className="compare-label left-1">Before</span>
          <span className="compare-label right-1">After</span>
          <span aria-hidden="true" className="compare-line" />
          <input
            type="range"
            min={0}
            max={100}
            value={split}
            aria-label={`Compare before and after: ${original.name}`}
            aria-valuetext={`${split}% before, ${100 - split}% after`}
            onChange={(event) => setSplit(Number(event.target.value))}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-1">
          <fieldset className="flex items-center gap-0.5">
            <legend className="sr-only">Zoom</legend>
            {zooms.map((times) => (
              <Button
                key={times}
                aria-pressed={zoom === times}
                look={zoom === times ? "chosen" : "secondary"}
                className="min-w-5.5 tabular-nums max-sm:px-1"
                onClick={() => zoomTo(times)}
              >
                {times}x
              </Button>
            ))}
          </fieldset>
          <PanButtons disabled={zoom === 1} onMove={moveBy} />
        </div>
        <p className="text-note text-quiet">
          Drag the line, or move it with the arrow keys. Zoomed in, drag the picture or use the arrows.
        </p>
      </div>
    </dialog>
  );
}
