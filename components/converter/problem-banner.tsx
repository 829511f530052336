import type { Problem } from "@/lib/client/errors";
import { FailIcon } from "./icons";

/** The sentence with a file's name set apart: a right-to-left name must not turn the rest around. */
function Sentence({ text, name }: Problem) {
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

/** The red banner: one problem a line, each with what more we know under it. Empty, it is still there. */
export function ProblemBanner({ problems }: { problems: readonly Problem[] }) {
  return (
    <div role="alert" className="not-empty:mt-2">
      {problems.length > 0 && (
        <div className="flex animate-arrive gap-1.5 rounded-control border border-fail bg-fail-wash px-2 py-1.5">
          <FailIcon className="mt-0.5 size-2.5 shrink-0 text-fail" />
          <ul className="grid min-w-0 gap-0.5">
            {problems.map((problem, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added or all replaced.
              <li key={index} className="wrap-anywhere">
                <p className="font-semibold text-fail text-small">
                  <Sentence {...problem} />
                </p>
                {problem.detail && <p className="text-note">{problem.detail}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
