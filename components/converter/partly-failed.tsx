import type { Problem } from "@/lib/client/errors";
import { FailIcon } from "./icons";
import { fileCount } from "./sizes";

/** In a batch of which some came through: the others by name, each with its reason. */
export function PartlyFailed({ problems }: { problems: readonly Problem[] }) {
  return (
    <div
      role="alert"
      className="flex animate-arrive gap-1.5 rounded-control border border-care bg-care-wash px-2 py-1.5"
    >
      <FailIcon className="mt-0.5 size-2.5 shrink-0 text-care" />
      <div className="min-w-0">
        <p className="font-semibold text-care text-small">
          {fileCount(problems.length)} could not be converted
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
    </div>
  );
}
