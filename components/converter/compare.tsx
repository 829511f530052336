"use client";

import { clsx } from "clsx";
import {
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { Button } from "../ui/button";
import { DownIcon, LeftIcon, RightIcon, UpIcon } from "../ui/icons";
import { CloseButton, openDialog } from "../ui/modal";
import { useFormat, useWords } from "../ui/words";
import { savedPercent } from "./sizes";
import { useObjectUrl } from "./use-object-url";

/** Factors of the size at which the whole picture fits. */
const zooms = [1, 2, 4] as const;

/** The pictures, each clipped at the line. */
const sides = [
  { side: "before", clip: "[clip-path:inset(0_calc(100%-var(--split))_0_0)]" },
  { side: "after", clip: "[clip-path:inset(0_0_0_var(--split))]" },
] as const;

const label =
  "pointer-events-none absolute top-1 rounded-[0.375rem] bg-[oklch(0.185_0.012_265/0.85)] px-1 font-semibold text-[oklch(0.955_0.005_100)] text-note leading-3";

type CompareProps = {
  original: File;
  result: { blob: Blob };
  onClose: () => void;
};

export function Compare({ original, result: { blob }, onClose }: CompareProps) {
  const before = useObjectUrl(original);
  const after = useObjectUrl(blob);
  return (
    <CompareDialog
      name={original.name}
      thing="picture"
      sizes={[original.size, blob.size]}
      sources={[before, after]}
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
  children?: ReactNode;
  onClose: () => void;
};

/**
 * Shows one picture over the other, with a line to drag between them. The line is a range input; zoomed pictures can be
 * panned.
 */
export function CompareDialog({ name, thing, sizes, sources, cover, children, onClose }: CompareDialogProps) {
  const [before, after] = sizes;
  const texts = useWords("compare");
  const { fill, size } = useFormat();
  const saved = savedPercent(before, after);
  const [split, setSplit] = useState(50);
  const [ratio, setRatio] = useState(1.5);
  const [broken, setBroken] = useState(false);
  const { frame, zoom, zoomTo, moveBy, drag, transform } = usePan<HTMLDivElement>();
  const over = broken ? texts[thing].broken : cover;

  return (
    <dialog
      ref={openDialog}
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
          <CloseButton className="-mt-0.5 -mr-1" />
        </div>
        <div
          ref={frame}
          {...drag}
          className={clsx("compare checkered", zoom > 1 && "is-zoomed")}
          style={{ "--split": `${split}%`, "--ratio": ratio } as CSSProperties}
        >
          {sides.map(({ side, clip }, index) => (
            <div key={side} data-testid={side} className={`absolute inset-0 ${clip}`}>
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
          <span className={`${label} left-1`}>{texts.before}</span>
          <span className={`${label} right-1`}>{texts.after}</span>
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

/** Offset of the picture from the middle of its frame, as shares of the frame's sides. */
type Offset = { x: number; y: number };

const middle: Offset = { x: 0, y: 0 };

/** Limits an offset so that the zoomed picture still covers its frame. */
const within = ({ x, y }: Offset, zoom: number): Offset => {
  const room = (zoom - 1) / 2;
  const clamp = (value: number) => Math.min(room, Math.max(-room, value));
  return { x: clamp(x), y: clamp(y) };
};

/**
 * Zooms a picture and pans it by dragging, by the wheel or in steps.
 *
 * @returns `frame` is the ref of the frame; `transform` is the style of each picture in it
 */
function usePan<T extends HTMLElement>() {
  const frame = useRef<T>(null);
  const [zoom, setZoom] = useState(1);
  const [offset, setOffset] = useState(middle);

  const moveBy = (x: number, y: number) =>
    setOffset((before) => within({ x: before.x + x, y: before.y + y }, zoom));
  const moveByPixels = (x: number, y: number) => {
    const { clientWidth = 1, clientHeight = 1 } = frame.current ?? {};
    moveBy(x / clientWidth, y / clientHeight);
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (zoom === 1 || event.ctrlKey) return;
    event.preventDefault();
    moveByPixels(-event.deltaX, -event.deltaY);
  });
  // React adds wheel listeners as passive, and a passive listener cannot prevent scrolling.
  useEffect(() => {
    const element = frame.current;
    const listener = (event: WheelEvent) => onWheel(event);
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, []);

  return {
    frame,
    zoom,
    /** Keeps the center of the view in place. */
    zoomTo(next: number) {
      setOffset(({ x, y }) => within({ x: (x * next) / zoom, y: (y * next) / zoom }, next));
      setZoom(next);
    },
    moveBy,
    /** Event handlers of the frame. */
    drag: {
      onPointerDown(event: PointerEvent<T>) {
        if (zoom > 1 && event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent<T>) {
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          moveByPixels(event.movementX, event.movementY);
      },
    },
    transform: `translate(${offset.x * 100}%, ${offset.y * 100}%) scale(${zoom})`,
  };
}
