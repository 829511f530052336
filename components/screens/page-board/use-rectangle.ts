"use client";

import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { BoardPage, Selection } from "@/lib/client/page-board";
import { distanceAlong } from "../../ui/direction";
import { type GridLayout, type Point, placesIn } from "./grid-layout";

type RectangleOptions = {
  area: RefObject<HTMLElement | null>;
  layout: GridLayout;
  pages: readonly BoardPage[];
  selected: Selection;
  onSelect: (ids: Iterable<string>) => void;
  disabled: boolean;
};

/** Pixels from the edge of the window where it scrolls, and by how many a frame. */
const EDGE = 48;
const SCROLL = 12;

/** Selects the pages that a rectangle touches, which a mouse draws from between them. With Shift or Ctrl it adds to those. */
export function useRectangle({ area, layout, pages, selected, onSelect, disabled }: RectangleOptions) {
  const [corners, setCorners] = useState<readonly [Point, Point]>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const isBetween = event.target === event.currentTarget;
    if (!isBetween || disabled || event.pointerType !== "mouse" || event.button !== 0) return;
    event.preventDefault();
    const keeps = event.shiftKey || event.ctrlKey || event.metaKey ? selected : new Set<string>();
    let pointer = { x: event.clientX, y: event.clientY };
    const placed = (): Point => {
      const box = area.current?.getBoundingClientRect();
      return box ? { x: distanceAlong(pointer.x, box), y: pointer.y - box.top } : pointer;
    };
    const from = placed();
    const draw = () => {
      const to = placed();
      setCorners([from, to]);
      const touched = placesIn(layout, from, to).flatMap((place) => pages[place]?.id ?? []);
      onSelect(new Set([...keeps, ...touched]));
    };
    let frame = requestAnimationFrame(function scroll() {
      const by = pointer.y < EDGE ? -SCROLL : pointer.y > innerHeight - EDGE ? SCROLL : 0;
      if (by !== 0) {
        scrollBy(0, by);
        draw();
      }
      frame = requestAnimationFrame(scroll);
    });
    const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
      pointer = { x: clientX, y: clientY };
      draw();
    };
    const end = () => {
      cancelAnimationFrame(frame);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      setCorners(undefined);
    };
    stop.current = end;
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    if (keeps.size === 0) onSelect([]);
  }

  const box: CSSProperties | undefined = corners && {
    insetInlineStart: Math.min(corners[0].x, corners[1].x),
    top: Math.min(corners[0].y, corners[1].y),
    width: Math.abs(corners[0].x - corners[1].x),
    height: Math.abs(corners[0].y - corners[1].y),
  };
  return { box, handlers: { onPointerDown } };
}
