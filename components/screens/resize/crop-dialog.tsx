"use client";

import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { type Crop, MOST_ZOOM, middle, type Size } from "@/lib/resize/plan";
import { useObjectUrl } from "../../converter/use-object-url";
import { Button } from "../../ui/button";
import { PercentSlider } from "../../ui/fields";
import { Filled } from "../../ui/filled";
import { Modal } from "../../ui/modal";
import { useFormat, useWords } from "../../ui/words";
import { type ResizeOptions, useFacts } from "./resize-options";
import { planOf } from "./resize-plan";

/** Share of the picture's side that an arrow key moves the frame by, and with Shift. */
const STEP = 0.01;
const LARGE_STEP = 0.1;
const ZOOM_STEP = 5;

const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percentOf = (part: number, whole: number) => `${(part / whole) * 100}%`;
const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

type CropDialogProps = {
  file: File;
  /** Upright size of the picture. */
  picture: Size;
  options: ResizeOptions;
  crop: Crop | undefined;
  onChange: (crop: Crop) => void;
  onClose: () => void;
};

/** Moves and magnifies the part of a picture that is kept: by dragging, by a click beside it, or by the arrow keys. */
export function CropDialog({
  file,
  picture,
  options,
  crop: before = middle,
  onChange,
  onClose,
}: CropDialogProps) {
  const texts = useWords("resize").crop;
  const { fill } = useFormat();
  const { factsOf } = useFacts();
  const [crop, setCrop] = useState(before);
  const id = useId();
  const url = useObjectUrl(file);
  const stage = useRef<HTMLDivElement>(null);
  const plan = planOf(options, picture, crop);
  if (!plan) return null;
  const { crop: part, canvas, dpi } = plan;
  const room = { x: picture.width - part.width, y: picture.height - part.height };

  /** Moves the frame by pixels of the picture. */
  function moveBy(x: number, y: number) {
    const moved = (at: number, by: number, free: number) =>
      free > 0 ? between(at + (by / free) * 100, 0, 100) : at;
    setCrop((now) => ({ ...now, x: moved(now.x, x, room.x), y: moved(now.y, y, room.y) }));
  }

  function onKeyDown(event: KeyboardEvent) {
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    moveBy(x * picture.width * step, y * picture.height * step);
  }

  /** Pixels of the picture for each pixel of the screen. */
  const scale = () => picture.width / (stage.current?.clientWidth || 1);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (event.target !== event.currentTarget) return;
    // Beside the frame: it comes to the pointer.
    const { left, top } = event.currentTarget.getBoundingClientRect();
    moveBy(
      (event.clientX - left) * scale() - part.left - part.width / 2,
      (event.clientY - top) * scale() - part.top - part.height / 2,
    );
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      moveBy(event.movementX * scale(), event.movementY * scale());
  }

  const [x, y] = [Math.round(crop.x), Math.round(crop.y)];
  return (
    <Modal
      title={texts.action}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center gap-1">
          <Button
            look="primary"
            className="max-sm:flex-1"
            onClick={({ currentTarget }) => {
              onChange(crop);
              // Closed by the browser, which then gives the focus back.
              currentTarget.closest("dialog")?.close();
            }}
          >
            {texts.use}
          </Button>
          <Button onClick={() => setCrop(middle)}>{texts.reset}</Button>
        </div>
      }
    >
      <div className="grid gap-1.5">
        <p className="wrap-anywhere text-quiet text-small tabular-nums">
          <Filled
            sentence={texts.becomes}
            parts={{
              name: <bdi className="font-semibold text-ink">{file.name}</bdi>,
              facts: factsOf(canvas, dpi),
            }}
          />
        </p>
        <div
          ref={stage}
          data-testid="crop-stage"
          className="checkered relative mx-auto w-full touch-none select-none overflow-hidden rounded-control"
          style={{
            aspectRatio: `${picture.width} / ${picture.height}`,
            maxWidth: `calc(45dvh * ${picture.width / picture.height})`,
          }}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
        >
          {url && (
            // biome-ignore lint/performance/noImgElement: an object URL, which cannot be optimized.
            <img
              src={url}
              alt=""
              draggable={false}
              decoding="async"
              className="pointer-events-none size-full"
            />
          )}
          <div
            role="slider"
            tabIndex={0}
            aria-label={texts.position}
            aria-describedby={`${id}-help`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={room.x > 0 ? x : y}
            aria-valuetext={fill(texts.place, { x, y })}
            className="crop-frame"
            style={{
              left: percentOf(part.left, picture.width),
              top: percentOf(part.top, picture.height),
              width: percentOf(part.width, picture.width),
              height: percentOf(part.height, picture.height),
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div>
          <PercentSlider
            label={texts.zoom}
            min={middle.zoom}
            max={MOST_ZOOM}
            step={ZOOM_STEP}
            value={crop.zoom}
            onChange={(zoom) => setCrop({ ...crop, zoom })}
          />
        </div>
        <p id={`${id}-help`} className="text-note text-quiet">
          {texts.help}
        </p>
      </div>
    </Modal>
  );
}
