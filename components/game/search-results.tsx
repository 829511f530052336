import { FormatPair } from "@/components/converter/format-pair";
import { PageLink } from "../converter/page-link";
import type { ToolSign } from "./tool-sign";

type Props = { query: string; tools: readonly ToolSign[] };

/** The tools that were found, the likeliest first: Enter in the field opens that one. */
export function SearchResults({ query, tools }: Props) {
  if (tools.length === 0)
    return (
      <p className="text-quiet text-small">
        No tool for “{query}”. All there are stand further down this page.
      </p>
    );
  return (
    <ul className="grid gap-x-2 sm:grid-cols-2">
      {tools.map(({ path, name, from, to }, at) => (
        <li key={path}>
          <PageLink
            href={path}
            className="group flex min-h-6 items-center gap-1.5 rounded-control px-1 text-small hover:bg-accent-wash"
          >
            <FormatPair from={from} to={to} />
            <span className="font-semibold underline decoration-edge underline-offset-4 group-hover:decoration-ink">
              {name}
            </span>
            {at === 0 && (
              <span aria-hidden="true" className="ml-auto text-note text-quiet">
                Enter
              </span>
            )}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
