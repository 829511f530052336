import type { Tool } from "@/lib/tools";
import { suggestionBadges } from "@/lib/tools/related";
import { FormatPair } from "../converter/format-pair";
import { PageLink } from "../converter/page-link";

/** A tool as another page suggests it. */
export function SuggestionCard({ tool }: { tool: Tool }) {
  const { path, name, subtitle, from, to } = tool;
  return (
    <PageLink
      href={path}
      className="group flex h-full flex-col rounded-sheet border border-edge bg-sheet p-2 transition hover:border-ink hover:shadow-lift"
    >
      <FormatPair
        from={from}
        to={to}
        size="medium"
        className="self-start transition-[rotate] group-hover:-rotate-4"
      />
      <span className="mt-1.5 font-bold text-body decoration-2 underline-offset-4 group-hover:underline">
        {name}
      </span>
      <span className="mt-0.25 text-pretty text-quiet text-small">{subtitle}</span>
      <span className="mt-auto flex gap-0.5 pt-1.5">
        {suggestionBadges(tool).map((badge) => (
          <span key={badge} className="rounded-[0.375rem] border border-rule px-0.75 text-note text-quiet">
            {badge}
          </span>
        ))}
      </span>
    </PageLink>
  );
}
