"use client";

import { type KeyboardEvent, type MouseEvent, useState } from "react";
import { keyAlong } from "../ui/direction";
import { useWords } from "../ui/words";

/** What lies on a board: a page, or a picture that becomes one, and whether something is wrong with it. */
export type BoardItem = { id: string; name: string; failed?: boolean };

type Options = {
  items: readonly BoardItem[];
  onMove: (id: string, to: number) => void;
  say: (words: string, item: BoardItem, place?: number) => void;
};

/** Handlers of the button by which a card is picked up. */
export type MoveKeys = {
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: () => void;
};

/** Returns how many cards stand in a row of the board around an element. */
function columnsAround(element: Element): number {
  const cards = [...(element.closest("[data-board]")?.children ?? [])] as HTMLElement[];
  const [first] = cards;
  return cards.filter(({ offsetTop }) => offsetTop === first?.offsetTop).length;
}

/** Returns the place that a key leads to. */
function placeAfter(key: string, from: number, last: number, element: Element): number | undefined {
  const row = columnsAround(element);
  const places: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - row,
    ArrowDown: from + row,
    Home: 0,
    End: last,
  };
  const to = places[keyAlong(key)];
  return to === undefined ? undefined : Math.min(Math.max(to, 0), last);
}

/**
 * Moves a card by keyboard: Space or Enter picks it up and drops it, arrows, Home and End move it, Escape puts it back. It
 * moves in the list itself and not on the screen, so that its place is always a real one, scrolled to or not.
 */
export function useKeyboardMove({ items, onMove, say }: Options) {
  const texts = useWords("board");
  const [picked, setPicked] = useState<{ id: string; from: number }>();

  function keysOf(item: BoardItem): MoveKeys {
    const held = picked?.id === item.id ? picked : undefined;
    const place = items.indexOf(item);
    const drop = () => {
      setPicked(undefined);
      say(texts.dropped, item);
    };
    return {
      onClick({ detail }) {
        // Of a pointer: that drags.
        if (detail > 0) return;
        if (held) return drop();
        setPicked({ id: item.id, from: place });
        say(texts.picked, item);
      },
      onKeyDown(event) {
        if (!held) return;
        if (event.key === "Escape") {
          event.preventDefault();
          setPicked(undefined);
          if (place !== held.from) onMove(item.id, held.from);
          say(texts.back, item, held.from);
          return;
        }
        const to = placeAfter(event.key, place, items.length - 1, event.currentTarget);
        if (to === undefined) return;
        event.preventDefault();
        if (to !== place) onMove(item.id, to);
      },
      onBlur() {
        if (held) drop();
      },
    };
  }

  return { picked: picked?.id, keysOf };
}
