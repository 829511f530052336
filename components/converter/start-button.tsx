"use client";

import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useLayoutEffect } from "react";
import { Button } from "../ui/button";
import { SpinnerIcon } from "../ui/icons";
import { useFormat, useWords } from "../ui/words";
import type { ScreenState } from "./use-screen";

/** What is not the next step leaves the bar while that sticks to the lower edge. */
export const asideClass = "in-[[data-bar=away]]:hidden";

export const AsideButton = ({ className, ...rest }: ComponentProps<typeof Button>) => (
  <Button look="quiet" {...rest} className={clsx("sm:whitespace-nowrap px-0!", asideClass, className)} />
);

type StartButtonProps = {
  screen: ScreenState;
  /** What it says as specified, and of the rest after a cancel. */
  label: string;
  more?: string;
  busy?: string | undefined;
  /** Whether the label counts the files, and so says already what will be done. */
  counts?: boolean;
  /** Whether it would change nothing yet: it is not the next step then, but keeps its place. */
  idle?: boolean;
  /** Whether the results were deleted. */
  gone?: boolean | undefined;
  onStart?: () => void;
};

/**
 * Says what it will do, and looks like the next step only where it is: there are files, and no result that is current. It is
 * enabled without files, too, and then says what is missing.
 */
export function StartButton({
  screen,
  label,
  more,
  busy,
  counts = false,
  idle = false,
  gone,
  ...rest
}: StartButtonProps) {
  const { files, running, done, guide, left, unusable } = screen;
  const { onStart = guide.convert } = rest;
  const { progress, actions } = useWords("converter");
  const { fill } = useFormat();
  const { starter, startHeld } = guide;
  // It may move to another place of the frame, and takes the focus along.
  useLayoutEffect(() => {
    if (startHeld.current && document.activeElement === document.body) starter.current?.focus();
    return () => {
      startHeld.current = document.activeElement === starter.current;
    };
  }, [starter, startHeld]);
  const resumes = more !== undefined && left.length > 0;
  const isNext = files.length > 0 && (resumes || !(screen.isCurrent() || unusable));
  const says = () => {
    if (running) return busy ?? progress.converting;
    if (resumes) return fill(more, { n: left.length });
    return done && isNext && !counts ? fill(actions.startAgain, { action: label }) : label;
  };
  return (
    <>
      <Button
        ref={starter}
        look={running || (isNext && !idle) ? "primary" : "secondary"}
        disabled={running}
        className={clsx(
          "sm:whitespace-nowrap",
          (isNext || running) && "min-h-6.5 px-3 text-body max-sm:flex-1",
          (running || !isNext) && asideClass,
        )}
        onClick={() => {
          // Progress and problems are shown where the button stands otherwise.
          if (!isNext) guide.chooser.current?.scrollIntoView({ block: "nearest" });
          if (resumes) guide.retry(left.map(({ id }) => id));
          else onStart();
        }}
      >
        {running && <SpinnerIcon className="size-2.5 animate-turn" />}
        {says()}
      </Button>
      {done && isNext && !resumes && !counts && !gone && (
        <p className={clsx("order-last w-full text-note", asideClass)}>{actions.stale}</p>
      )}
    </>
  );
}

type StartOrResetProps = StartButtonProps & { onReset?: () => void; children?: ReactNode };

/** Starts the conversion, and beside it empties the list. */
export function StartOrReset({ onReset, children, ...button }: StartOrResetProps) {
  const { files, problems, guide } = button.screen;
  const { reset } = useWords("converter").actions;
  return (
    <>
      <StartButton {...button} />
      {children}
      <AsideButton
        disabled={files.length === 0 && problems.length === 0}
        onClick={onReset ?? (() => guide.clear())}
      >
        {reset}
      </AsideButton>
    </>
  );
}
