"use client";

import { useSortable } from "@dnd-kit/sortable";
import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";
import { FileName } from "../converter/file-name";
import { useFocusAfter } from "../converter/use-focus-after";
import { Button, once } from "../ui/button";
import { LeftIcon, RemoveIcon, RightIcon, TurnIcon } from "../ui/icons";
import { useFormat, useWords } from "../ui/words";
import type { BoardItem, MoveKeys } from "./use-keyboard-move";

/** A card, here and under the pointer. */
const cardClass = "relative flex min-w-0 select-none flex-col rounded-control border bg-sheet";

type BoardCardProps = {
  item: BoardItem;
  /** From 1. */
  place: number;
  total: number;
  disabled: boolean;
  /** Whether the keyboard moves it. */
  picked: boolean;
  keys: MoveKeys;
  /** Id of the text that says how the keyboard moves it. */
  helpId: string;
  picture: ReactNode;
  about: ReactNode;
  onMove: (to: number) => void;
  onTurn: () => void;
  onRemove: () => void;
};

/** The buttons that move a card by one place. */
const moves = [
  { direction: "up", other: "down", Icon: LeftIcon, by: -1 },
  { direction: "down", other: "up", Icon: RightIcon, by: 1 },
] as const;

const control = (card: Element | null | undefined, action: string) =>
  card?.querySelector<HTMLButtonElement>(`[data-action="${action}"]:enabled`);

/** A card of the board: its picture, by which it is dragged, what is known of it, and its buttons. */
export function BoardCard({ item, place, total, disabled, picked, picture, about, ...rest }: BoardCardProps) {
  const { id, name, failed = false } = item;
  const texts = useWords("board");
  const { list } = useWords("converter");
  const { fill } = useFormat();
  const card = useRef<HTMLLIElement>(null);
  const focusAfter = useFocusAfter();
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });

  function remove() {
    // The screen says where the focus goes when this was the last card.
    const { nextElementSibling: next, previousElementSibling: before } = card.current ?? {};
    const heir = control(next, "remove") ?? control(before, "remove");
    rest.onRemove();
    heir?.focus();
  }

  return (
    <li
      ref={(element) => {
        card.current = element;
        setNodeRef(element);
      }}
      {...listeners}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : "none", transition }}
      className={clsx(
        cardClass,
        "touch-manipulation [-webkit-touch-callout:none]",
        isDragging && "opacity-30",
        picked ? "border-ink shadow-lift" : failed ? "border-fail" : "border-rule",
      )}
    >
      <button
        type="button"
        disabled={disabled}
        aria-label={fill(texts.handle, { name, place, total })}
        aria-describedby={rest.helpId}
        aria-pressed={picked}
        className="block w-full rounded-control enabled:cursor-grab"
        {...rest.keys}
      >
        {picture}
      </button>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1 start-1 grid h-3 min-w-3 place-items-center rounded-control bg-ink px-0.5 font-semibold text-note text-paper tabular-nums"
      >
        {place}
      </span>
      <Button
        look="icon"
        className="absolute top-0 end-0"
        data-action="remove"
        aria-label={fill(list.remove, { name })}
        disabled={disabled}
        onClick={once(remove)}
      >
        <span className="grid size-3.5 place-items-center rounded-control border border-edge bg-sheet">
          <RemoveIcon className="size-2" />
        </span>
      </Button>
      <CardWords name={name} about={about} />
      <div className="mt-auto flex justify-between">
        {moves.map(({ direction, other, Icon, by }) => (
          <Button
            key={direction}
            look="icon"
            data-action={direction}
            aria-label={fill(list.move[direction], { name })}
            disabled={disabled || place + by < 1 || place + by > total}
            onClick={() => {
              rest.onMove(place - 1 + by);
              focusAfter(() => control(card.current, direction) ?? control(card.current, other));
            }}
          >
            <Icon />
          </Button>
        ))}
        <Button
          look="icon"
          data-action="turn"
          aria-label={fill(texts.turn, { name })}
          disabled={disabled}
          onClick={rest.onTurn}
        >
          <TurnIcon />
        </Button>
      </div>
    </li>
  );
}

const CardWords = ({ name, about }: { name: string; about: ReactNode }) => (
  <div className="min-w-0 px-1 pt-1">
    <p className="wrap-anywhere line-clamp-2 font-semibold text-small">
      <FileName name={name} />
    </p>
    {about}
  </div>
);

/** A card while it is dragged. */
export const LiftedCard = ({
  name,
  picture,
  about,
}: {
  name: string;
  picture: ReactNode;
  about: ReactNode;
}) => (
  <div className={clsx(cardClass, "cursor-grabbing border-ink shadow-lift motion-safe:rotate-1")}>
    {picture}
    <CardWords name={name} about={about} />
  </div>
);
