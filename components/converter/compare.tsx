"use client";

import { clsx } from "clsx";
import { type CSSProperties, type ReactNode, useState } from "react";
import { save } from "@/lib/client/save";
import { markTaken } from "@/lib/client/taken";
import { Button } from "../ui/button";
import { DownloadIcon } from "../ui/icons";
import { CloseButton, openDialog } from "../ui/modal";
import { useFormat, useWords } from "../ui/words";
import { savedPercent } from "./sizes";
import { useObjectUrl } from "./use-object-url";
import { useZoom } from "./use-zoom";
import { PIXELATED_SCALE, placed, scaleOf } from "./zoom";
import { ZoomTools } from "./zoom-tools";

/** The pictures, each clipped at the line. */
const sides = [
  { side: "before", clip: "[clip-path:inset(0_calc(100%-var(--split))_0_0)]" },
  { side: "after", clip: "[clip-path:inset(0_0_0_var(--split))]" },
] as const;

const label =
  "pointer-events-none absolute top-1 rounded-[0.375rem] bg-[oklch(0.185_0.012_265/0.85)] px-1 font-semibold text-[oklch(0.955_0.005_100)] text-note leading-3";

type CompareProps = {
  original: File;
  result: { blob: Blob; name: string };
  onClose: () => void;
};

export function Compare({ original, result: { blob, name }, onClose }: CompareProps) {
  const { download, downloadFile } = useWords("converter").actions;
  const { fill } = useFormat();
  const before = useObjectUrl(original);
  const after = useObjectUrl(blob);
  return (
    <CompareDialog
      name={original.name}
      thing="picture"
      sizes={[original.size, blob.size]}
      sources={[before, after]}
      onClose={onClose}
    >
      <Button
        aria-label={fill(downloadFile, { name })}
        onClick={() => {
          save(blob, name);
          markTaken(blob);
        }}
      >
        <DownloadIcon />
        {download}
      </Button>
    </CompareDialog>
  );
}

type CompareDialogProps = {
  name: string;
  thing: "picture" | "page";
  /** Bytes before and after. */
  sizes: readonly [number, number];
  /** Addresses of the pictures before and after. */
  sources: readonly (string | undefined)[];
  /** Shown over the pictures. */
  cover?: ReactNode;
  children?: ReactNode;
  onClose: () => void;
};

/**
 * Shows one picture over the other, with a line to drag between them. The line is a range input. Both are zoomed and moved
 * together, by the pixels of the larger one.
 */
export function CompareDialog({ name, thing, sizes, sources, cover, children, onClose }: CompareDialogProps) {
  const [before, after] = sizes;
  const texts = useWords("compare");
  const { fill, size } = useFormat();
  const saved = savedPercent(before, after);
  const [split, setSplit] = useState(50);
  /** Pixels of the larger picture, and which ones these are. */
  const [natural, setNatural] = useState<{ of: string; width: number; height: number }>();
  const shown = sources.join();
  const [broken, setBroken] = useState(false);
  const zoom = useZoom<HTMLDivElement>(natural);
  const { view, place, movable } = zoom;
  const scale = place && scaleOf(view, place);
  const at = place && placed(view, place);
  const over = broken ? texts[thing].broken : cover;

  return (
    <dialog
      ref={openDialog}
      aria-label={fill(texts.dialog, { name })}
      onClose={onClose}
      onKeyDown={zoom.onKeyDown}
      className="dialog overflow-auto p-2 max-sm:animate-rise sm:m-auto sm:max-h-dvh sm:w-[calc(100%-1rem)] sm:max-w-[72rem] sm:animate-arrive"
    >
      <div className="grid gap-1.5">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 className="wrap-anywhere font-bold text-body">
              <bdi>{name}</bdi>
            </h2>
            <p className="text-quiet text-small tabular-nums">
              {fill(saved ? texts.sizesSaved : texts.sizes, {
                before: size(before),
                after: size(after),
                percent: saved ?? 0,
              })}
            </p>
          </div>
          <CloseButton className="-mt-0.5 -me-1" />
        </div>
        <div
          ref={zoom.frame}
          {...zoom.drag}
          className={clsx("zoom-frame compare checkered", movable && "is-zoomed")}
          style={
            {
              "--split": `${split}%`,
              ...(natural && { "--ratio": natural.width / natural.height }),
            } as CSSProperties
          }
        >
          {sides.map(({ side, clip }, index) => (
            <div key={side} data-testid={side} className={`absolute inset-0 ${clip}`}>
              {/* biome-ignore lint/performance/noImgElement: an object URL, which cannot be optimized. */}
              <img
                src={sources[index]}
                alt=""
                decoding="async"
                draggable={false}
                className={clsx(
                  scale !== undefined && scale >= PIXELATED_SCALE && "[image-rendering:pixelated]",
                )}
                style={at && { width: at.width, height: at.height, translate: `${at.x}px ${at.y}px` }}
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                  setNatural((known) =>
                    known?.of === shown && known.width >= width ? known : { of: shown, width, height },
                  )
                }
                onError={() => setBroken(true)}
              />
            </div>
          ))}
          {over && (
            <p
              dir="auto"
              className="absolute inset-0 grid place-items-center bg-sheet px-2 text-center text-small"
            >
              {over}
            </p>
          )}
          <span className={`${label} start-1`}>{texts.before}</span>
          <span className={`${label} end-1`}>{texts.after}</span>
          <span aria-hidden="true" className="compare-line" />
          <input
            type="range"
            min={0}
            max={100}
            value={split}
            aria-label={fill(texts.line, { name })}
            aria-valuetext={fill(texts.position, { before: split, after: 100 - split })}
            onChange={({ target }) => !zoom.isPinching() && setSplit(Number(target.value))}
          />
        </div>
        <ZoomTools zoom={zoom}>{children}</ZoomTools>
        <p className="touch:hidden text-note text-quiet">{texts[thing].help}</p>
      </div>
    </dialog>
  );
}
