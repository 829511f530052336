"use client";

import type { BoardFile } from "@/lib/client/page-board";
import { FileName } from "../../converter/file-name";
import type { ScreenState } from "../../converter/use-screen";
import { Button } from "../../ui/button";
import { RemoveIcon } from "../../ui/icons";
import { useFormat, useWords } from "../../ui/words";

type FileChipsProps = {
  files: readonly BoardFile[];
  disabled: boolean;
  guide: ScreenState["guide"];
};

/** The files whose pages are on the board, in a line on a phone. Each can be removed. */
export function FileChips({ files, disabled, guide }: FileChipsProps) {
  const { list } = useWords("converter");
  const { fill } = useFormat();
  const opened = files.filter(({ facts }) => facts);
  return (
    <ul
      aria-label={list.selected}
      className="flex gap-0.5 max-sm:-mx-2 max-sm:overflow-x-auto max-sm:px-2 sm:max-h-12 sm:flex-wrap sm:overflow-y-auto"
    >
      {opened.map(({ id, name }) => (
        <li
          key={id}
          className="flex max-w-full shrink-0 items-center rounded-control border border-rule bg-sheet ps-1 text-small"
        >
          <span className="whitespace-nowrap">
            <FileName name={name} />
          </span>
          <Button
            look="icon"
            aria-label={fill(list.remove, { name })}
            disabled={disabled}
            onClick={({ currentTarget }) => {
              const { nextElementSibling: next, previousElementSibling: before } =
                currentTarget.parentElement ?? {};
              const heir = (next ?? before)?.querySelector("button");
              guide.remove(id);
              // These go with the last file but one.
              guide.focusAfter(() => (heir?.isConnected ? heir : guide.list.current));
            }}
          >
            <RemoveIcon className="size-2" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
