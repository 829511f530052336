"use client";

import { useRouter } from "next/navigation";
import { useId, useLayoutEffect, useState } from "react";
import { nearestTool, searchTools } from "@/lib/site/nearest-tool";
import type { Tool } from "@/lib/tools/types";
import { RightIcon } from "../ui/icons";
import { PageLink } from "../ui/link";
import { LiveRegion } from "../ui/live-region";
import { FormatPair } from "../ui/tiles";

/** Fits beside the game without scrolling. */
const MOST_RESULTS = 6;

/**
 * Guesses the tool that the mistyped address meant. A layout effect reads the address before `ReplaceAddress`
 * replaces it.
 */
function useAskedFor(tools: readonly ToolSign[]): ToolSign | undefined {
  const [askedFor, setAskedFor] = useState<ToolSign>();
  useLayoutEffect(() => {
    // Only once: after the replacement the address is '/404'.
    setAskedFor((known) => known ?? nearestTool(location.pathname, tools));
  }, [tools]);
  return askedFor;
}

const announcement = (query: string, found: number) =>
  query.trim() === "" ? "" : found === 1 ? "One tool found." : `${found} tools found.`;

/** Search over the tools, with a guess at the one that was meant. */
export function ToolSearch({ tools }: { tools: readonly ToolSign[] }) {
  const id = useId();
  const router = useRouter();
  const [query, setQuery] = useState("");
  const askedFor = useAskedFor(tools);
  const found = searchTools(query, tools);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found;
          if (first) router.push(first.path);
        }}
      >
        <label htmlFor={id} className="font-semibold text-small">
          Search the tools
        </label>
        <input
          id={id}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder="heic to png"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className="mt-0.5 min-h-7 w-full rounded-control border border-edge bg-sheet px-2 text-body transition-colors placeholder:text-quiet hover:border-ink"
        />
      </form>
      {/* As high as a suggestion, so that nothing shifts when one appears. */}
      <div className="mt-1.5 min-h-9">
        {query.trim() === "" ? (
          <Suggestion tool={askedFor} />
        ) : (
          <SearchResults query={query.trim()} tools={found.slice(0, MOST_RESULTS)} />
        )}
      </div>
      <LiveRegion words={announcement(query, Math.min(found.length, MOST_RESULTS))} />
    </search>
  );
}

/** Data of a link to a tool. The page passes it in, so that the registry stays on the server. */
type ToolSign = Pick<Tool, "path" | "name" | "from" | "to">;

type SearchResultsProps = { query: string; tools: readonly ToolSign[] };

/** Search results, the best match first. Enter in the field opens that one. */
function SearchResults({ query, tools }: SearchResultsProps) {
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

/** The guessed tool, or a hint when there is none. */
function Suggestion({ tool }: { tool: ToolSign | undefined }) {
  if (!tool)
    return <p className="text-note text-quiet">Type two formats, or what you want to do: compress pdf</p>;
  return (
    <PageLink
      href={tool.path}
      className="group flex min-h-9 items-center gap-2 rounded-control border border-accent-edge bg-accent-wash px-2 py-1 hover:shadow-lift"
    >
      <FormatPair from={tool.from} to={tool.to} />
      <span className="flex-1 text-small sm:text-body">
        Looking for <strong className="font-bold">{tool.name}</strong>?
      </span>
      <RightIcon className="size-2.5 shrink-0 transition-[translate] group-hover:translate-x-0.5" />
    </PageLink>
  );
}
