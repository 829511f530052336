import { clsx } from "clsx";
import type { Ref } from "react";
import type { Problem } from "@/lib/client/errors";
import { Button } from "../ui/button";
import { Names } from "../ui/filled";
import { DoneIcon, FailIcon } from "../ui/icons";
import { useFormat, useWords } from "../ui/words";
import { FailedFiles, MAX_NAMED } from "./problem-list";

type RetryButtonProps = {
  count: number;
  /** Whether it is the next step. */
  next?: boolean;
  onClick: () => void;
};

export function RetryButton({ count, next = false, onClick }: RetryButtonProps) {
  const format = useFormat();
  const { filesAgain } = useWords("converter").actions;
  return (
    <Button
      look={next ? "primary" : "quiet"}
      className={next ? "min-h-6.5 px-3 text-body max-sm:flex-1" : "order-1 -ms-2"}
      onClick={onClick}
    >
      {format.count(filesAgain, count)}
    </Button>
  );
}

type OutcomeBannerProps = {
  /** Heading of a run without failures. */
  title?: string | undefined;
  text: string;
  /** Whether the run has brought nothing that was wanted, although nothing failed. */
  care?: boolean;
  /** Problems of the files that failed, and the number of files of the run. */
  failed?: readonly Problem[];
  /** Whether this says why, because their rows don't. A few are named in any case. */
  named?: boolean;
  total?: number;
  onRetry?: (() => void) | undefined;
  ref?: Ref<HTMLDivElement>;
};

/**
 * Outcome of a run: green, or amber where files failed or nothing came of it. It takes the focus.
 */
export function OutcomeBanner({
  title,
  text,
  care = false,
  failed = [],
  named = true,
  total = 0,
  onRetry,
  ref,
}: OutcomeBannerProps) {
  const { count } = useFormat();
  const texts = useWords("converter").outcome;
  const partly = failed.length > 0;
  const names = failed.length > MAX_NAMED ? [] : failed.flatMap(({ name = [] }) => name);
  const mendable = failed.filter(({ permanent }) => !permanent).length;
  const isAmber = partly || care;
  const Icon = isAmber ? FailIcon : DoneIcon;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      data-testid="outcome"
      data-outcome={partly ? "partly" : care ? "care" : "complete"}
      className={clsx(
        // The focus scrolls here where the first result has no room below, or the heading of the page none above.
        "flex scroll-mt-[min(18rem,30svh)] scroll-mb-[min(18rem,45svh)] animate-arrive items-start gap-1.5 rounded-control border px-2 py-1.5",
        isAmber ? "border-care bg-care-wash" : "border-done bg-done-wash",
      )}
    >
      <span
        className={clsx(
          "grid size-4 shrink-0 place-items-center rounded-control text-sheet",
          isAmber ? "bg-care" : "bg-done",
        )}
      >
        <Icon />
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-1 text-small">
        {title && <h2 className="font-bold text-body">{title}</h2>}
        {partly && (
          <div role="alert" className="contents">
            <h2 className="font-bold text-body text-care">{count(texts.failed, failed.length, { total })}</h2>
            {named ? (
              <div className="order-1 w-full">
                <FailedFiles problems={failed} />
              </div>
            ) : (
              names.length > 0 && (
                <p className="wrap-anywhere w-full text-note">
                  <Names names={names} />
                </p>
              )
            )}
          </div>
        )}
        <p className="w-full">{text}</p>
        {mendable > 0 && onRetry && <RetryButton count={mendable} onClick={onRetry} />}
      </div>
    </div>
  );
}
