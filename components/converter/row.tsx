"use client";

import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { TileId } from "@/lib/formats";
import { Button, once } from "../ui/button";
import { DoneIcon, DownIcon, FailIcon, RemoveIcon, SpinnerIcon, UpIcon } from "../ui/icons";
import { turnGradient } from "../ui/tiles";
import { useFormat, useWords } from "../ui/words";
import { rowClass } from "./row-layout";
import type { Direction, FileStatus } from "./state";

type RowProps = {
  status: FileStatus<unknown>["state"];
  picture: ReactNode;
  name: ReactNode;
  /** Lines below the name. */
  children: ReactNode;
  /** Buttons of the file or its result: the last is the download. */
  actions?: ReactNode;
  /** Another, quieter way to save the result. */
  aside?: ReactNode;
  /** Buttons that move and remove, and whether that is one: words run on below it. */
  tools?: ReactNode;
  single?: boolean;
  /** What went wrong, below everything. */
  problem?: ReactNode;
  /** The result itself, where it is read on the page. */
  below?: ReactNode;
  bar?: ReactNode;
};

/** A row of a list, from a chosen file to what it became. On phones the actions have the width of the list below it. */
export function Row({
  status,
  picture,
  name,
  children,
  actions,
  aside,
  tools,
  single = false,
  problem,
  below,
  bar,
}: RowProps) {
  const isWide = !tools || single;
  return (
    <li data-status={status} className={rowClass}>
      {picture}
      <div
        className={clsx(
          "col-start-2 row-start-1 min-h-6 min-w-0 content-center",
          isWide && "col-end-4 @[32rem]:col-end-3",
        )}
      >
        {tools && single && <span className="float-end size-5.5 @[32rem]:hidden" />}
        <p className="wrap-anywhere font-semibold text-small">{name}</p>
        {children}
      </div>
      {(actions || aside) && (
        <div className="col-span-full row-start-2 mt-1 grid @[32rem]:col-span-1 @[32rem]:col-start-3 @[32rem]:row-start-1 @[32rem]:mt-0">
          <div className="flex flex-wrap gap-0.5 *:grow @[32rem]:*:not-last:grow-0">{actions}</div>
          {/* It never makes the column of the buttons wider. */}
          {aside && <div className="@[32rem]:w-0 @[32rem]:min-w-full">{aside}</div>}
        </div>
      )}
      {tools && <div className="col-start-3 row-start-1 flex shrink-0 @[32rem]:col-start-4">{tools}</div>}
      {problem && (
        <div role="alert" className="wrap-anywhere col-span-2 col-start-2 text-note">
          {problem}
        </div>
      )}
      {below && <div className="col-span-full py-1">{below}</div>}
      {bar}
    </li>
  );
}

/** The buttons that move a file, each with the end of the list where it is disabled. */
const moves = [
  { direction: "up", Icon: UpIcon, end: "first" },
  { direction: "down", Icon: DownIcon, end: "last" },
] as const;

type RowToolsProps = {
  /** Name of the file. */
  name: string;
  disabled: boolean;
  /** The ends of the list that the row is at. */
  ends?: Record<"first" | "last", boolean>;
  onMove?: ((direction: Direction) => void) | false | undefined;
  onRemove?: (() => void) | false | undefined;
};

export function RowTools({ name, disabled, ends, onMove, onRemove }: RowToolsProps) {
  const { list } = useWords("converter");
  const { fill } = useFormat();
  return (
    <>
      {onMove &&
        moves.map(({ direction, Icon, end }) => (
          <Button
            key={direction}
            look="icon"
            data-action={direction}
            aria-label={fill(list.move[direction], { name })}
            disabled={disabled || ends?.[end]}
            onClick={() => onMove(direction)}
          >
            <Icon />
          </Button>
        ))}
      {onRemove && (
        <Button
          look="icon"
          data-action="remove"
          aria-label={fill(list.remove, { name })}
          disabled={disabled}
          onClick={once(onRemove)}
        >
          <RemoveIcon />
        </Button>
      )}
    </>
  );
}

type RowBarProps = {
  status: FileStatus<unknown>;
  from: TileId;
  to: TileId;
  /** Whether it is the only file: the bar of the run then says how far it is. */
  alone?: boolean;
};

/**
 * Thin bar of one file at the lower edge of its row: its own percent, or a moving piece where nobody knows more and where the
 * bar of the run is about the same file. Hidden from screen readers, because the row's words say the same.
 */
export function RowBar({ status, from, to, alone = false }: RowBarProps) {
  const percent = "percent" in status ? status.percent : undefined;
  if (percent === undefined) return null;
  const isKnown = status.state === "receiving" || percent < 100;
  const isShown = isKnown && !alone;
  return (
    <span
      aria-hidden="true"
      data-testid="row-bar"
      data-percent={isKnown ? Math.floor(percent) : undefined}
      className="absolute inset-x-0 -bottom-px h-0.5 overflow-hidden rounded-control bg-rule"
    >
      <span
        className={clsx(
          "along block h-full forced-color-adjust-none",
          isShown ? "transition-[width] duration-300" : "w-1/4 animate-slide motion-reduce:w-full",
        )}
        style={{ background: turnGradient(from, to), ...(isShown && { width: `${percent}%` }) }}
      />
    </span>
  );
}

const signs = {
  listed: undefined,
  waiting: undefined,
  sending: SpinnerIcon,
  receiving: SpinnerIcon,
  converted: DoneIcon,
  failed: FailIcon,
} as const satisfies Record<FileStatus<unknown>["state"], unknown>;

const looks = {
  listed: "",
  waiting: "",
  sending: "text-ink",
  receiving: "text-ink",
  converted: "text-done",
  failed: "text-fail",
} as const satisfies Record<FileStatus<unknown>["state"], string>;

type RowStatusProps = {
  status: FileStatus<unknown>;
  /** Whether every state has its specified word: waiting, processing, converted, failed. */
  named: boolean;
  /** Whether the result is not what was wanted. */
  care?: boolean | undefined;
};

/** Sign and word of what happens to a file; nothing for one that is only chosen. */
export function RowStatus({ status, named, care = false }: RowStatusProps) {
  const { list } = useWords("converter");
  const { fill } = useFormat();
  const { state } = status;
  const Icon = care ? FailIcon : signs[state];
  const words = wordsOf();
  if (words.length === 0 && !Icon) return null;
  const isSilent = !named && state === "converted";
  return (
    <span className={clsx("me-1 font-semibold", care ? "text-care" : looks[state])}>
      {Icon && (
        <Icon
          className={clsx("inline-block size-2 align-[-0.125em]", Icon === SpinnerIcon && "animate-turn")}
        />
      )}
      <span className={isSilent ? "sr-only" : clsx(Icon && "ms-0.5")}>{words.join(" · ")}</span>
    </span>
  );

  function wordsOf(): string[] {
    const { states } = list;
    switch (status.state) {
      case "listed":
        return named ? [states.waiting] : [];
      case "waiting":
        return [states.waiting];
      case "converted":
        return [named ? states.converted : list.done];
      case "failed":
        return [states.failed];
      default: {
        const moves = status.state === "receiving" ? list.downloading : list.uploading;
        const transfer = fill(moves, { percent: Math.floor(status.percent) });
        if (status.state === "sending" && status.percent >= 100) return [states.working];
        return named ? [states.working, transfer] : [transfer];
      }
    }
  }
}
