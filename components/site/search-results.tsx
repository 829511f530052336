"use client";

import { clsx } from "clsx";
import type { Found } from "@/lib/site/nearest-tool";
import type { ToolSign } from "@/lib/site/tool-signs";
import { PageLink } from "../ui/link";
import { FormatPair } from "../ui/tiles";
import { useFormat, useWords } from "../ui/words";

type SearchResultsProps = {
  query: string;
  fit: Found<ToolSign>["fit"];
  tools: readonly ToolSign[];
  columns?: boolean;
};

/** Search results, the best match first. */
export function SearchResults({ query, fit, tools, columns = false }: SearchResultsProps) {
  const words = useWords("search");
  const { fill } = useFormat();
  if (tools.length === 0) return <p className="px-1 text-quiet text-small">{fill(words.none, { query })}</p>;
  const list = (
    <ul className={clsx("grid gap-x-2", columns && "sm:grid-cols-2")}>
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
              <span aria-hidden="true" className="ms-auto text-note text-quiet">
                {words.enter}
              </span>
            )}
          </PageLink>
        </li>
      ))}
    </ul>
  );
  if (fit !== "near") return list;
  return (
    <>
      <p className="px-1 text-quiet text-small">{words.near}</p>
      {list}
    </>
  );
}
