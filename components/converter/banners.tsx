import type { Ref } from "react";
import type { Problem } from "@/lib/client/errors";
import { Button } from "../ui/button";
import { DoneIcon, FailIcon } from "../ui/icons";
import { PageLink } from "../ui/link";
import { fileCount } from "./sizes";

function Refused({ names, kept }: NonNullable<Problem["refused"]>) {
  return (
    <p className="text-note">
      {kept && "Left out: "}
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <span key={index}>
          {index > 0 && ", "}
          <bdi>{name}</bdi>
        </span>
      ))}
    </p>
  );
}

function Detail({ detail, link }: Problem) {
  if (!detail) return null;
  return (
    <p className="text-note">
      {detail}
      {link && (
        <>
          {" "}
          <PageLink href={link.path} className="font-semibold underline underline-offset-2">
            {link.name}
          </PageLink>{" "}
          converts it.
        </>
      )}
    </p>
  );
}

type ProblemBannerProps = { problems: readonly Problem[]; heading?: string };

/**
 * Red banner with one problem a line. It is rendered even when empty, because screen readers announce only
 * changes of an existing alert.
 */
export function ProblemBanner({ problems, heading }: ProblemBannerProps) {
  return (
    <div role="alert" className="not-empty:mt-2">
      {problems.length > 0 && (
        <div className="flex animate-arrive gap-1.5 rounded-control border border-fail bg-fail-wash px-2 py-1.5">
          <FailIcon className="mt-0.5 size-2.5 shrink-0 text-fail" />
          <div className="min-w-0">
            {heading && <p className="font-bold text-small">{heading}</p>}
            <ul className="grid gap-0.5">
              {problems.map((problem, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added, or all replaced.
                <li key={index} className="wrap-anywhere">
                  <p className="font-semibold text-fail text-small">
                    <Sentence {...problem} />
                  </p>
                  {problem.refused && <Refused {...problem.refused} />}
                  <Detail {...problem} />
                  {problem.lines?.map((line, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
                    <p key={at} className="text-note">
                      <Sentence {...line} />
                    </p>
                  ))}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}

/**
 * A problem's sentence with the file name isolated, so that a right-to-left name does not reorder the rest.
 */
export function Sentence({ text, name }: Problem) {
  const at = name ? text.indexOf(name) : -1;
  if (!name || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <bdi>{name}</bdi>
      {text.slice(at + name.length)}
    </>
  );
}

type PartlyFailedProps = {
  problems: readonly Problem[];
  /** Past participle in 'could not be ...'. */
  done?: "converted" | "compressed";
  onRetry?: () => void;
};

/** Lists the failed files of a batch that partly succeeded, with reasons and a retry button. */
export function PartlyFailed({ problems, done = "converted", onRetry }: PartlyFailedProps) {
  return (
    <div className="flex animate-arrive gap-1.5 rounded-control border border-care bg-care-wash px-2 py-1.5">
      <FailIcon className="mt-0.5 size-2.5 shrink-0 text-care" />
      <div className="min-w-0 flex-1">
        <div role="alert">
          <p className="font-semibold text-care text-small">
            {fileCount(problems.length)} could not be {done}
          </p>
          <ul className="text-note">
            {problems.map(({ text, name = "" }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
              <li key={index} className="wrap-anywhere">
                <bdi>{name}</bdi>
                {text.slice(name.length)}
              </li>
            ))}
          </ul>
        </div>
        {onRetry && <RetryButton count={problems.length} onClick={onRetry} />}
      </div>
    </div>
  );
}

type RetryButtonProps = { count: number; onClick: () => void };

/** Retries only the files that failed. */
export function RetryButton({ count, onClick }: RetryButtonProps) {
  return (
    <Button look="quiet" className="-ml-2" onClick={onClick}>
      {count === 1 ? "Try this file again" : `Try these ${count} files again`}
    </Button>
  );
}

type DoneBannerProps = { title: string; text: string; ref?: Ref<HTMLDivElement> };

/** 'Conversion complete!' banner. It takes the focus and leaves room below for the first result. */
export function DoneBanner({ title, text, ref }: DoneBannerProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="flex scroll-mb-16 animate-arrive items-center gap-1.5 rounded-control border border-done bg-done-wash px-2 py-1.5"
    >
      <span className="grid size-4 shrink-0 place-items-center rounded-control bg-done text-sheet">
        <DoneIcon />
      </span>
      <div>
        <h2 className="font-bold text-body">{title}</h2>
        <p className="text-small">{text}</p>
      </div>
    </div>
  );
}

type DeletedNoteProps = {
  /** Whether the results are in the browser, so that their downloads still work. */
  kept?: boolean;
  ref: Ref<HTMLParagraphElement>;
};

/** Confirms that results were deleted. It takes the focus from the button that deleted them. */
export function DeletedNote({ kept = false, ref }: DeletedNoteProps) {
  return (
    <p ref={ref} tabIndex={-1} className="flex animate-arrive items-start gap-1 py-1 text-small">
      <DoneIcon className="mt-0.25 size-2.5 shrink-0 text-done" />
      <span>
        Deleted. Nothing of it is left on our server.
        {kept && " The downloads still work: they are in your browser until you leave this page."}
      </span>
    </p>
  );
}
