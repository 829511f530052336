"use client";

import { clsx } from "clsx";
import { pickFiles } from "@/lib/client/pick-files";
import { useDraggedFiles } from "../converter/file-intake";
import { buttonClass } from "../ui/button";
import { PlusIcon } from "../ui/icons";
import { useWords } from "../ui/words";

type AddCardProps = {
  accept: string;
  disabled: boolean;
  /** Said while files are dragged over the page, where a drop adds them. */
  dropping?: string;
  /** Whether it is the next step. */
  next?: boolean;
  onFiles: (files: File[]) => void;
};

/** The place after the last card, where more files go. */
export function AddCard({ accept, disabled, dropping, next = false, onFiles }: AddCardProps) {
  const { addMore } = useWords("pdfMaking");
  const over = useDraggedFiles() !== undefined && dropping !== undefined && !disabled;
  const says = (
    <>
      <PlusIcon className="size-3" />
      {over ? dropping : addMore}
    </>
  );
  return (
    <li className="grid min-h-16">
      <button
        type="button"
        disabled={disabled}
        className={clsx(
          "grid place-content-center justify-items-center gap-0.5 rounded-control border-2 px-1 font-semibold text-small transition-colors disabled:border-rule disabled:text-quiet",
          over ? "border-ink bg-accent-wash" : "border-edge border-dashed enabled:hover:border-ink",
        )}
        onClick={async ({ currentTarget }) => {
          const chosen = await pickFiles(currentTarget, accept);
          if (chosen.length > 0) onFiles(chosen);
        }}
      >
        {next && !over ? <span className={buttonClass("primary")}>{says}</span> : says}
      </button>
    </li>
  );
}
