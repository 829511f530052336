"use client";

import { useRouter } from "next/navigation";
import { useId, useLayoutEffect, useState } from "react";
import { LiveRegion } from "@/components/converter/live-region";
import { nearestTool, searchTools } from "@/lib/site/nearest-tool";
import { SearchResults } from "./search-results";
import { Suggestion } from "./suggestion";
import type { ToolSign } from "./tool-sign";

/** As many as stand beside the game without a scroll. */
const MOST_RESULTS = 6;

/**
 * The tool that the address in the bar was meant for. It is read before anything else on the page runs its
 * effects: one of them replaces the address.
 */
function useAskedFor(tools: readonly ToolSign[]): ToolSign | undefined {
  const [askedFor, setAskedFor] = useState<ToolSign>();
  useLayoutEffect(() => {
    // Once: the second time, and after the replacement, it is '/404'.
    setAskedFor((known) => known ?? nearestTool(location.pathname, tools));
  }, [tools]);
  return askedFor;
}

const announcement = (query: string, found: number) =>
  query.trim() === "" ? "" : found === 1 ? "One tool found." : `${found} tools found.`;

/** A search over the tools, and a guess at the one that was meant. */
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
      {/* Its least height is a suggestion's: one that comes moves nothing. */}
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
