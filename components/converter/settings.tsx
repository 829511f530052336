"use client";

import { clsx } from "clsx";
import { type ReactNode, useEffect, useId, useState } from "react";
import { Button } from "../ui/button";
import { useWords } from "../ui/words";

type SettingsProps = {
  /** What is chosen, in a line. Without one, or if nothing is, the fields stay open. */
  summary: ReactNode;
  /** Whether the line stands in their place: from the start of a run until they are needed again. */
  folded: boolean;
  /** Disables the fields. They have neither a box nor a role of their own. */
  disabled: boolean;
  children: ReactNode;
};

/** The options of a conversion. Once it has started they fold to a line, which opens them again in their place. */
export function Settings({ summary, folded, disabled, children }: SettingsProps) {
  const { change, hide } = useWords("converter").settings;
  const [isOpened, setOpened] = useState(false);
  const id = useId();
  const folds = folded && Boolean(summary);
  useEffect(() => {
    if (!folds || disabled) setOpened(false);
  }, [folds, disabled]);
  const isOpen = !folds || isOpened;
  return (
    <div className={clsx(folds && isOpen && "grid gap-1")}>
      {folds && (
        <div className="flex min-h-5.5 items-center justify-between gap-1.5 border-rule border-y">
          <p className="min-w-0 py-0.5 text-quiet text-small">{summary}</p>
          {!disabled && (
            <Button
              look="quiet"
              className="-me-2 shrink-0"
              aria-expanded={isOpened}
              aria-controls={id}
              onClick={() => setOpened(!isOpened)}
            >
              {isOpened ? hide : change}
            </Button>
          )}
        </div>
      )}
      <fieldset id={id} role="presentation" disabled={disabled} className={isOpen ? "contents" : "hidden"}>
        <div className="grid gap-2">{children}</div>
      </fieldset>
    </div>
  );
}
