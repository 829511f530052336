import { clsx } from "clsx";
import type { ReactNode, Ref } from "react";
import type { Direction, ListedFile } from "../hooks/use-file-list";
import { Button } from "./button";
import { DownIcon, RemoveIcon, UpIcon } from "./icons";
import { once } from "./once";
import { kilobytes } from "./sizes";

type Props = {
  entry: ListedFile;
  index: number;
  last: boolean;
  disabled: boolean;
  /** Without one the order is of no importance. */
  onMove?: ((direction: Direction) => void) | undefined;
  onRemove: () => void;
  /** Its picture, where the row has one. */
  picture?: ReactNode;
  ref?: Ref<HTMLLIElement>;
};

/** One chosen file: its place in the order, its name and size, and what can be done with it. */
export function FileRow({ entry: { file }, index, last, disabled, onMove, onRemove, picture, ref }: Props) {
  return (
    <li ref={ref} className="flex items-center gap-1 border-rule py-0.5 not-first:border-t">
      <span
        aria-hidden="true"
        className={clsx("w-2.5 shrink-0 text-note text-quiet tabular-nums", picture && "max-sm:hidden")}
      >
        {index + 1}
      </span>
      {picture}
      <div className="min-w-0 flex-1 py-0.5">
        <p className="wrap-anywhere font-semibold text-small">
          <bdi>{file.name}</bdi>
        </p>
        <p className="text-note text-quiet tabular-nums">{kilobytes(file.size)}</p>
      </div>
      <div className="flex shrink-0">
        {onMove && (
          <>
            <Button
              look="icon"
              data-action="up"
              aria-label={`Move ${file.name} up`}
              disabled={disabled || index === 0}
              onClick={() => onMove("up")}
            >
              <UpIcon />
            </Button>
            <Button
              look="icon"
              data-action="down"
              aria-label={`Move ${file.name} down`}
              disabled={disabled || last}
              onClick={() => onMove("down")}
            >
              <DownIcon />
            </Button>
          </>
        )}
        <Button
          look="icon"
          data-action="remove"
          aria-label={`Remove ${file.name}`}
          disabled={disabled}
          onClick={once(onRemove)}
        >
          <RemoveIcon />
        </Button>
      </div>
    </li>
  );
}
