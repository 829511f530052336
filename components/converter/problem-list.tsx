"use client";

import type { ReactNode } from "react";
import type { Problem } from "@/lib/client/errors";
import { handOver } from "@/lib/client/handover";
import { Filled, Names } from "../ui/filled";
import { FailIcon } from "../ui/icons";
import { PageLink } from "../ui/link";
import { useFormat, useWords } from "../ui/words";

/** Problems, one a line, with what is known of each. Loaded with the first of them. */
export function ProblemList({
  problems,
  heading,
}: {
  problems: readonly Problem[];
  heading?: string | undefined;
}) {
  return (
    <div className="flex animate-arrive gap-1.5 rounded-control border border-fail bg-fail-wash px-2 py-1.5">
      <FailIcon className="mt-0.5 size-2.5 shrink-0 text-fail" />
      <div className="min-w-0">
        {heading && <p className="font-bold text-small">{heading}</p>}
        <Folded className="grid gap-0.5">
          {problems.map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added, or all replaced.
            <li key={index} className="wrap-anywhere">
              <p className="font-semibold text-fail text-small">
                <Sentence {...problem} />
              </p>
              {/* What is the same of several is said once. */}
              <Details
                {...problem}
                detail={
                  !problem.link && problem.detail === problems[index - 1]?.detail ? undefined : problem.detail
                }
              />
            </li>
          ))}
        </Folded>
      </div>
    </div>
  );
}

/** What stands below a problem's sentence: refused files, the reason with a link to another tool, single files. */
function Details({ refused, detail, link, more = [], lines }: Problem) {
  const { count } = useFormat();
  const { leftOut } = useWords("converter").outcome;
  const names = refused && <Names names={refused.names} />;
  // Where none is kept, the reasons name them all.
  const areNamed = more.length > 0 && !refused?.kept;
  return (
    <>
      {refused && !areNamed && (
        <p className="text-note">
          {refused.kept ? (
            <Filled sentence={count(leftOut, refused.names.length)} parts={{ names }} />
          ) : (
            names
          )}
        </p>
      )}
      {detail && (
        <Folded className="text-note">
          {[{ detail, link }, ...more].map((reason) => (
            <li key={reason.detail}>
              <Reason {...reason} />
            </li>
          ))}
        </Folded>
      )}
      {lines && <FailedFiles problems={lines} />}
    </>
  );
}

/** A reason, and the tool that helps, which gets the files. */
function Reason({ detail = "", link }: Pick<Problem, "detail" | "link">) {
  const { instead } = useWords("converter").outcome;
  if (!link) return detail;
  const tool = (
    <PageLink
      href={link.path}
      className="font-semibold underline underline-offset-2"
      onClick={() => link.files && handOver(link.path, link.files)}
    >
      {link.name}
    </PageLink>
  );
  return <Filled sentence={instead} parts={{ reason: detail, tool }} />;
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

/** Problems that are named at once. The results are below them, and screen readers read them as a whole. */
export const MAX_NAMED = 5;

/** A list whose first entries are shown at once, and the others on demand. */
function Folded({ className, children }: { className: string; children: readonly ReactNode[] }) {
  const { fill } = useFormat();
  const { more } = useWords("converter").outcome;
  return (
    <>
      <ul className={className}>{children.slice(0, MAX_NAMED)}</ul>
      {children.length > MAX_NAMED && (
        <details>
          <summary className="py-0.5 text-note">{fill(more, { n: children.length - MAX_NAMED })}</summary>
          <ul className={className}>{children.slice(MAX_NAMED)}</ul>
        </details>
      )}
    </>
  );
}

/** Names the files that failed. */
export function FailedFiles({ problems }: { problems: readonly Problem[] }) {
  return (
    <Folded className="text-note">
      {problems.map((problem, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <li key={index} className="wrap-anywhere">
          <Sentence {...problem} />
        </li>
      ))}
    </Folded>
  );
}
