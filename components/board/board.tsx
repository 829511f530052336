"use client";

import { closestCenter, DndContext, DragOverlay } from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useFormat, useWords } from "../ui/words";
import { BoardCard, LiftedCard } from "./board-card";
import { accessibility, useDragSensors } from "./drag-settings";
import { type BoardItem, useKeyboardMove } from "./use-keyboard-move";

type BoardProps<Item extends BoardItem> = {
  items: readonly Item[];
  /** Names the list. */
  label: string;
  disabled: boolean;
  /** Draws an item, and says what is known of it. Both are shown again while it is dragged. */
  pictureOf: (item: Item) => ReactNode;
  aboutOf: (item: Item) => ReactNode;
  onMove: (id: string, to: number) => void;
  onTurn: (item: Item) => void;
  onRemove: (id: string) => void;
  announce: (words: string) => void;
  /** What stands after the last card. */
  children?: ReactNode;
};

/**
 * Cards in a grid, put in order by mouse, by touch and by keyboard. It knows nothing of files: what an item shows and what
 * its buttons do is up to the screen.
 */
export function Board<Item extends BoardItem>({ items, label, disabled, ...rest }: BoardProps<Item>) {
  const { pictureOf, aboutOf, onMove, announce } = rest;
  const texts = useWords("board");
  const { fill } = useFormat();
  const helpId = useId();
  const sensors = useDragSensors();
  const [draggedId, setDraggedId] = useState<string>();
  const dragged = items.find(({ id }) => id === draggedId);
  const placeOf = (id: string) => items.findIndex((item) => item.id === id);
  const say = (words: string, { id, name }: BoardItem, place = placeOf(id)) =>
    announce(fill(words, { name, place: place + 1, total: items.length }));
  const keyboard = useKeyboardMove({ items, onMove, say });
  useEscape(dragged !== undefined);

  /** Ends a drag over another card, whose place is taken, or without one. */
  function drop(over: string | undefined) {
    setDraggedId(undefined);
    if (!dragged) return;
    const to = over === undefined ? -1 : placeOf(over);
    if (to < 0 || to === placeOf(dragged.id)) say(texts.back, dragged);
    else onMove(dragged.id, to);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragStart={({ active }) => {
        const item = items[placeOf(String(active.id))];
        setDraggedId(item?.id);
        if (item) say(texts.picked, item);
      }}
      onDragEnd={({ over }) => drop(over ? String(over.id) : undefined)}
      onDragCancel={() => drop(undefined)}
    >
      <SortableContext items={items as Item[]} strategy={rectSortingStrategy} disabled={disabled}>
        <p id={helpId} hidden>
          {texts.help}
        </p>
        <ol
          aria-label={label}
          data-board
          className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-1 sm:grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))]"
        >
          {items.map((item, index) => (
            <BoardCard
              key={item.id}
              item={item}
              place={index + 1}
              total={items.length}
              disabled={disabled}
              helpId={helpId}
              picked={keyboard.picked === item.id}
              keys={keyboard.keysOf(item)}
              picture={pictureOf(item)}
              about={aboutOf(item)}
              onMove={(to) => onMove(item.id, to)}
              onTurn={() => rest.onTurn(item)}
              onRemove={() => rest.onRemove(item.id)}
            />
          ))}
          {rest.children}
        </ol>
      </SortableContext>
      <DragOverlay>
        {dragged && <LiftedCard name={dragged.name} picture={pictureOf(dragged)} about={aboutOf(dragged)} />}
      </DragOverlay>
    </DndContext>
  );
}

/** Keeps Escape, which ends a drag, from closing the dialog that the board is in. */
function useEscape(dragging: boolean) {
  useEffect(() => {
    if (!dragging) return;
    const keep = (event: KeyboardEvent) => {
      if (event.key === "Escape") event.preventDefault();
    };
    addEventListener("keydown", keep, true);
    return () => removeEventListener("keydown", keep, true);
  }, [dragging]);
}
