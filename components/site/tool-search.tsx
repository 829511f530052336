"use client";

import { clsx } from "clsx";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { load, warm } from "@/lib/client/load";
import type { ToolSign } from "@/lib/site/tool-signs";
import { PageLink } from "../ui/link";
import { LiveRegion } from "../ui/live-region";
import { FormatPair } from "../ui/tiles";
import { useFormat, useWords } from "../ui/words";

const loadSearch = () => load(import("@/lib/site/nearest-tool"));

/** Fits beside the game without scrolling. */
const MOST_RESULTS = 6;

type ToolSearchProps = {
  tools: readonly ToolSign[];
  /** Shown until something is typed; without it, the results float over what follows. */
  children?: ReactNode;
  className?: string;
};

/** Search over the tools, by name and by what they do. Enter opens the first result. */
export function ToolSearch({ tools, children, className }: ToolSearchProps) {
  const words = useWords("search");
  const { count } = useFormat();
  const id = useId();
  const router = useRouter();
  const [query, setQuery] = useState("");
  const [searchTools, setSearch] = useState<Awaited<ReturnType<typeof loadSearch>>["searchTools"]>();
  const input = useRef<HTMLInputElement>(null);
  // Typed before hydration, whose events React has missed.
  useEffect(() => setQuery(input.current?.value ?? ""), []);
  const typed = query !== "";
  useEffect(() => {
    if (typed) warm(() => loadSearch().then((module) => setSearch(() => module.searchTools)));
  }, [typed]);
  const found = searchTools?.(query, tools).slice(0, MOST_RESULTS) ?? [];
  const asked = searchTools ? query.trim() : "";
  return (
    <search className={clsx("relative", className)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found;
          if (first) router.push(first.path);
        }}
      >
        <label htmlFor={id} className="font-semibold text-small">
          {words.label}
        </label>
        <input
          ref={input}
          id={id}
          type="search"
          value={query}
          onFocus={() => warm(loadSearch)}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === "Escape" && setQuery("")}
          placeholder={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className="mt-0.5 min-h-7 w-full rounded-control border border-edge bg-sheet px-2 text-body transition-colors placeholder:text-quiet hover:border-ink"
        />
      </form>
      {children ? (
        // As high as a suggestion, so that nothing shifts when one appears.
        <div className="mt-1.5 min-h-9">
          {asked === "" ? children : <SearchResults query={asked} tools={found} columns />}
        </div>
      ) : (
        asked !== "" && (
          <div className="absolute inset-x-0 z-2 mt-0.5 animate-arrive rounded-sheet border border-edge bg-sheet p-1 shadow-lift">
            <SearchResults query={asked} tools={found} />
          </div>
        )
      )}
      <LiveRegion words={asked && count(words.found, found.length)} />
    </search>
  );
}

type SearchResultsProps = { query: string; tools: readonly ToolSign[]; columns?: boolean };

/** Search results, the best match first. */
function SearchResults({ query, tools, columns = false }: SearchResultsProps) {
  const words = useWords("search");
  const { fill } = useFormat();
  if (tools.length === 0) return <p className="px-1 text-quiet text-small">{fill(words.none, { query })}</p>;
  return (
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
              <span aria-hidden="true" className="ml-auto text-note text-quiet">
                {words.enter}
              </span>
            )}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
