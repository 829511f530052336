import type { Problem } from "@/lib/client/errors";
import { FailIcon } from "./icons";
import { RetryButton } from "./retry-button";
import { fileCount } from "./sizes";

type Props = {
  problems: readonly Problem[];
  /** What could not be done to them. */
  done?: "converted" | "compressed";
  onRetry?: () => void;
};

/** In a batch of which some came through: the others by name, each with its reason, and another try. */
export function PartlyFailed({ problems, done = "converted", onRetry }: Props) {
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
