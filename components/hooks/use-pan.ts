"use client";

import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";

/** How far a picture is moved out of its frame's middle, as shares of the frame's sides. */
type Offset = { x: number; y: number };

const middle: Offset = { x: 0, y: 0 };

/** A zoomed picture covers its frame: it may be moved only as far as it is larger. */
const within = ({ x, y }: Offset, zoom: number): Offset => {
  const room = (zoom - 1) / 2;
  const clamp = (value: number) => Math.min(room, Math.max(-room, value));
  return { x: clamp(x), y: clamp(y) };
};

/**
 * A picture in a frame that can be zoomed, and then moved: by dragging it, by the wheel, and by steps, for
 * those who do neither.
 *
 * @returns `frame` goes on the frame; `transform` on each picture in it, which all move as one
 */
export function usePan<T extends HTMLElement>() {
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
  // React listens to wheels passively, and a passive listener cannot keep the page from scrolling.
  useEffect(() => {
    const element = frame.current;
    const listener = (event: WheelEvent) => onWheel(event);
    element?.addEventListener("wheel", listener, { passive: false });
    return () => element?.removeEventListener("wheel", listener);
  }, []);

  return {
    frame,
    zoom,
    /** Keeps what is in the middle there. */
    zoomTo(next: number) {
      setOffset(({ x, y }) => within({ x: (x * next) / zoom, y: (y * next) / zoom }, next));
      setZoom(next);
    },
    moveBy,
    /** On the frame: takes hold of the picture. */
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
