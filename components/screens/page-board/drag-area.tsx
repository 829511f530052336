"use client";

import { DndContext, type DragStartEvent, useDraggable } from "@dnd-kit/core";
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
} from "react";
import type { BoardPage, Selection } from "@/lib/client/page-board";
import type { Thumbnails } from "@/lib/client/pdf-drawing/thumbnails";
import { accessibility, useDragSensors } from "../../board/drag-settings";
import { distanceAlong } from "../../ui/direction";
import { cornerOf, GAP, type GridLayout, gapAt, type Point } from "./grid-layout";
import { LiftedPages } from "./page-tile";

/** Pages that were picked up: those that move with the one under the pointer, and the gap where they would go. */
export type Lift = { id: string; those: Selection; at: Point; gap: number; end: boolean };

type DragAreaProps = Omit<ComponentProps<"div">, "ref"> & {
  area: RefObject<HTMLDivElement | null>;
  layout: GridLayout;
  /** The page that an event is about. */
  idOf: (target: EventTarget) => string | undefined;
  /** The pages that move with a page. */
  thoseWith: (id: string) => Selection;
  lift: Lift | undefined;
  lifted: BoardPage | undefined;
  thumbnails: Thumbnails<string>;
  onLift: (lift: Lift | undefined) => void;
  onMoved: (lift: Lift) => void;
  disabled: boolean;
  children: ReactNode;
};

/**
 * A grid whose pages can be dragged by mouse and touch. All of it is one draggable: one for each page would render every
 * page again whenever another comes into sight. Places are computed from the pointer.
 */
export function DragArea({ layout, idOf, thoseWith, onLift, onMoved, ...rest }: DragAreaProps) {
  const { area } = rest;
  const sensors = useDragSensors();

  const latest = useRef<Lift>(undefined);
  /** Where the pointer is. What dnd-kit says of its last move may come after its end, which knows of no place. */
  const pointer = useRef<Point>(undefined);
  useEffect(() => {
    const notice = (event: Event) => {
      pointer.current = pointOf(event) ?? pointer.current;
    };
    const names = ["mousedown", "mousemove", "mouseup", "touchstart", "touchmove"];
    // Before dnd-kit, whose listeners are on the document.
    for (const name of names) addEventListener(name, notice, { capture: true, passive: true });
    return () => {
      for (const name of names) removeEventListener(name, notice, { capture: true });
    };
  }, []);
  const show = (lift: Lift | undefined) => {
    latest.current = lift;
    onLift(lift);
  };
  /** The lift as it is with the pointer where it is now. */
  function followed(lift: Lift): Lift {
    const box = area.current?.getBoundingClientRect();
    if (!box || !pointer.current) return lift;
    const at = { x: distanceAlong(pointer.current.x, box), y: pointer.current.y - box.top };
    return { ...lift, at, ...gapAt(layout, at) };
  }

  function start({ activatorEvent }: DragStartEvent) {
    const id = activatorEvent.target && idOf(activatorEvent.target);
    if (id) show(followed({ id, those: thoseWith(id), at: { x: 0, y: 0 }, gap: 0, end: false }));
  }
  function follow() {
    if (latest.current) show(followed(latest.current));
  }
  function drop() {
    if (latest.current) onMoved(followed(latest.current));
    show(undefined);
  }

  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      collisionDetection={() => []}
      onDragStart={start}
      onDragMove={follow}
      onDragEnd={drop}
      onDragCancel={() => show(undefined)}
    >
      <Area {...rest} layout={layout} idOf={idOf} />
    </DndContext>
  );
}

type AreaProps = Omit<DragAreaProps, "thoseWith" | "onLift" | "onMoved">;

function Area({ area, layout, idOf, lift, lifted, thumbnails, disabled, ...rest }: AreaProps) {
  const { children, ...attributes } = rest;
  const { setNodeRef, listeners } = useDraggable({ id: "pages", disabled });
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      area.current = element;
      setNodeRef(element);
    },
    [area, setNodeRef],
  );
  /** A press between the pages draws a rectangle. */
  const onPage = (name: "onMouseDown" | "onTouchStart") => (event: SyntheticEvent) => {
    if (idOf(event.target) !== undefined) listeners?.[name]?.(event);
  };
  return (
    <div
      {...attributes}
      role="listbox"
      aria-multiselectable="true"
      tabIndex={-1}
      ref={attach}
      onMouseDown={onPage("onMouseDown")}
      onTouchStart={onPage("onTouchStart")}
      className="relative select-none"
    >
      {children}
      {lift && <DropMark layout={layout} {...lift} />}
      {lift && lifted && (
        <LiftedPages page={lifted} thumbnails={thumbnails} count={lift.those.size} at={lift.at} />
      )}
    </div>
  );
}

const pointOf = (event: Event): Point | undefined => {
  const touch = "touches" in event ? (event as TouchEvent).touches[0] : (event as MouseEvent);
  return touch && { x: touch.clientX, y: touch.clientY };
};

/** Where the lifted pages would go. */
function DropMark({ layout, gap, end }: Pick<Lift, "gap" | "end"> & { layout: GridLayout }) {
  const { x, y } = cornerOf(layout, end ? gap - 1 : gap);
  return (
    <span
      className="pointer-events-none absolute z-10 w-0.5 rounded-control bg-ink"
      style={{
        insetInlineStart: (end ? x + layout.width + GAP / 2 : x - GAP / 2) - 2,
        top: y,
        height: layout.height,
      }}
    />
  );
}
