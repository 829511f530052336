"use client";

import { clsx } from "clsx";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { atBase } from "@/lib/base-path";
import { load, warm } from "@/lib/client/load";
import { LiveRegion } from "../ui/live-region";
import { useFormat, useWords } from "../ui/words";
import { fetchList } from "./fetch-list";

/** The tools, how they are found, and how they are shown. */
const loadSearch = () =>
  load(
    Promise.all([
      fetchList("/tools.json"),
      import("@/lib/site/nearest-tool"),
      import("@/lib/client/words"),
      import("./search-results"),
    ]).then(([tools, { createFinder }, { vocabulary }, { SearchResults }]) => ({
      tools,
      findTools: createFinder(vocabulary).findTools,
      SearchResults,
    })),
  );

/** What a search form asked for, where no script could answer. */
const askedFor = () => new URLSearchParams(location.search).get("q") ?? "";

/** Fits beside the game without scrolling. */
const MOST_RESULTS = 6;

type ToolSearchProps = {
  /** Shown until something is typed; without it, the results float over what follows. */
  children?: ReactNode;
  className?: string;
};

/** Search over the tools, by name and by what they do. Enter opens the first result. */
export function ToolSearch({ children, className }: ToolSearchProps) {
  const words = useWords("search");
  const { count } = useFormat();
  const id = useId();
  const router = useRouter();
  const [query, setQuery] = useState("");
  const [search, setSearch] = useState<Awaited<ReturnType<typeof loadSearch>>>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const asked = askedFor();
    // Typed before hydration, whose events React has missed.
    setQuery(input.current?.value || asked);
    if (asked) input.current?.focus();
  }, []);
  const typed = query !== "";
  useEffect(() => {
    if (typed) warm(() => loadSearch().then(setSearch));
  }, [typed]);
  const { fit, tools } = search?.findTools(query, search.tools) ?? { fit: "none", tools: [] };
  const found = tools.slice(0, MOST_RESULTS);
  const asked = search ? query.trim() : "";
  const results = search && asked !== "" && (
    <search.SearchResults query={asked} fit={fit} tools={found} columns={Boolean(children)} />
  );
  return (
    <search className={clsx("relative", className)}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // Also where Enter is pressed before the tools are there.
          warm(async () => {
            const { findTools, tools } = await loadSearch();
            const [first] = findTools(query, tools).tools;
            if (first) router.push(atBase(first.path));
          });
        }}
      >
        <label htmlFor={id} className="font-semibold text-small">
          {words.label}
        </label>
        <input
          ref={input}
          id={id}
          // Before hydration the form asks the page itself.
          name="q"
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
        <div className="mt-1.5 min-h-9">{results || children}</div>
      ) : (
        results && (
          <div className="absolute inset-x-0 z-2 mt-0.5 animate-arrive rounded-sheet border border-edge bg-sheet p-1 shadow-lift">
            {results}
          </div>
        )
      )}
      <LiveRegion words={asked && count(words.found, found.length)} />
    </search>
  );
}
