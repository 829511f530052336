import type { Problem } from "@/lib/client/errors";
import { FailIcon } from "./icons";
import { PageLink } from "./page-link";
import { Sentence } from "./sentence";

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

type Props = { problems: readonly Problem[]; heading?: string };

/** The red banner: one problem a line, each with what more we know under it. Empty, it is still there. */
export function ProblemBanner({ problems, heading }: Props) {
  return (
    <div role="alert" className="not-empty:mt-2">
      {problems.length > 0 && (
        <div className="flex animate-arrive gap-1.5 rounded-control border border-fail bg-fail-wash px-2 py-1.5">
          <FailIcon className="mt-0.5 size-2.5 shrink-0 text-fail" />
          <div className="min-w-0">
            {heading && <p className="font-bold text-small">{heading}</p>}
            <ul className="grid gap-0.5">
              {problems.map((problem, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added or all replaced.
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
