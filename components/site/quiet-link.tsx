import type { MenuItem } from "@/lib/site/navigation";
import { PageLink } from "../converter/page-link";

/** A link among many: a word, underlined when it is pointed at. */
export function QuietLink({ item: { path, name, state } }: { item: MenuItem }) {
  return (
    <PageLink
      href={path}
      nowhere={state === "nowhere"}
      className="pointer-coarse:min-h-5.5 pointer-coarse:min-w-5.5 inline-flex min-h-4 items-center text-quiet text-small underline-offset-4 hover:text-ink hover:underline aria-[current=page]:text-ink aria-[current=page]:underline"
    >
      {name}
    </PageLink>
  );
}
