import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";

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
