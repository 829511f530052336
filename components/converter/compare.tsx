"use client";

import { clsx } from "clsx";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../ui/button";
import { DownIcon, LeftIcon, RemoveIcon, RightIcon, UpIcon } from "../ui/icons";
import { useFormat, useWords } from "../ui/words";
import { savedPercent } from "./sizes";
import { useObjectUrl } from "./use-object-urls";
import { usePan } from "./use-pan";

/** Factors of the size at which the whole picture fits. */
const zooms = [1, 2, 4] as const;

const sides = ["before", "after"] as const;

type CompareProps = {
  original: File;
  result: { blob: Blob; url: string };
  onClose: () => void;
};

/** Compares a picture before and after. */
export function Compare({ original, result: { blob, url }, onClose }: CompareProps) {
  const before = useObjectUrl(original);
  return (
    <CompareDialog
      name={original.name}
      thing="picture"
      sizes={[original.size, blob.size]}
      sources={[before, url]}
      onClose={onClose}
    />
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
  /** Further controls. */
  children?: ReactNode;
  onClose: () => void;
};

/**
 * Shows one picture over the other, with a line to drag between them. The line is a range input; zoomed pictures can be
 * panned.
 */
export function CompareDialog({ name, thing, sizes, sources, cover, children, onClose }: CompareDialogProps) {
  const [before, after] = sizes;
  const { close } = useWords("ui");
  const texts = useWords("compare");
  const { fill, size } = useFormat();
  const saved = savedPercent(before, after);
  const dialog = useRef<HTMLDialogElement>(null);
  const [split, setSplit] = useState(50);
  const [ratio, setRatio] = useState(1.5);
  const [broken, setBroken] = useState(false);
  const { frame, zoom, zoomTo, moveBy, drag, transform } = usePan<HTMLDivElement>();
  const over = broken ? texts[thing].broken : cover;

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      ref={dialog}
      aria-label={fill(texts.dialog, { name })}
      onClose={onClose}
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
          <Button
            look="icon"
            className="-mt-0.5 -mr-1"
            aria-label={close}
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
          {sides.map((side, index) => (
            <div key={side} data-testid={side} className={`compare-${side}`}>
              {/* biome-ignore lint/performance/noImgElement: an object URL, which cannot be optimized. */}
              <img
                src={sources[index]}
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
          {over && (
            <p className="absolute inset-0 grid place-items-center bg-sheet px-2 text-center text-small">
              {over}
            </p>
          )}
          <span className="compare-label left-1">{texts.before}</span>
          <span className="compare-label right-1">{texts.after}</span>
          <span aria-hidden="true" className="compare-line" />
          <input
            type="range"
            min={0}
            max={100}
            value={split}
            aria-label={fill(texts.line, { name })}
            aria-valuetext={fill(texts.position, { before: split, after: 100 - split })}
            onChange={(event) => setSplit(Number(event.target.value))}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-1">
          <fieldset className="flex items-center gap-0.5">
            <legend className="sr-only">{texts.zoom}</legend>
            {zooms.map((times) => (
              <Button
                key={times}
                aria-pressed={zoom === times}
                look={zoom === times ? "chosen" : "secondary"}
                className="min-w-5.5 tabular-nums max-sm:px-1"
                onClick={() => zoomTo(times)}
              >
                {fill(texts.factor, { factor: times })}
              </Button>
            ))}
          </fieldset>
          {children}
          <fieldset className="flex">
            <legend className="sr-only">{texts.move}</legend>
            {directions.map(({ name, Icon, x, y }) => (
              <Button
                key={name}
                look="icon"
                aria-label={texts.pan[name]}
                disabled={zoom === 1}
                onClick={() => moveBy(x, y)}
              >
                <Icon />
              </Button>
            ))}
          </fieldset>
        </div>
        <p className="text-note text-quiet">{texts[thing].help}</p>
      </div>
    </dialog>
  );
}

/** Share of the frame that one press moves the picture by. */
const STEP = 0.25;

/** Viewing directions, with the opposite movement of a zoomed picture. */
const directions = [
  { name: "left", Icon: LeftIcon, x: STEP, y: 0 },
  { name: "up", Icon: UpIcon, x: 0, y: STEP },
  { name: "down", Icon: DownIcon, x: 0, y: -STEP },
  { name: "right", Icon: RightIcon, x: -STEP, y: 0 },
] as const;
