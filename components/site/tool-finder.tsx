"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { atBase } from "@/lib/base-path";
import { search, vocabulary } from "@/lib/client/words";
import { createFinder } from "@/lib/site/nearest-tool";
import type { ToolSign } from "@/lib/site/tool-signs";
import { LiveRegion } from "../ui/live-region";
import { FormatPair } from "../ui/tiles";
import { useFormat } from "../ui/words";
import { fetchList } from "./fetch-list";

const { findTools } = createFinder(vocabulary);
const { finder: words, near, found: counts } = search;

/** Fits on a phone above its keyboard, nearly. */
const MOST_OPTIONS = 6;

const list = "site-search-tools";
const idOf = (index: number) => `${list}-${index}`;

export type FinderProps = {
  /** The field in the page, which works without this. */
  field: HTMLInputElement;
};

/** The tools for a query, and the line above them. */
function answer(query: string, tools: readonly ToolSign[]) {
  const popular = tools.filter((tool) => tool.popular).slice(0, MOST_OPTIONS);
  if (query === "") return { line: words.popular, options: popular, count: undefined };
  const { fit, tools: all } = findTools(query, tools);
  if (fit === "none") return { line: words.none, options: popular, count: 0 };
  const options = all.slice(0, MOST_OPTIONS);
  return { line: fit === "near" ? near : undefined, options, count: options.length };
}

/** The list below the header's search: a combobox whose options are links (APG, 'Editable Combobox With List Autocomplete'). */
export function ToolFinder({ field }: FinderProps) {
  const { fill, count } = useFormat();
  const [query, setQuery] = useState(field.value);
  const [tools, setTools] = useState<readonly ToolSign[] | "failed">([]);
  const [active, setActive] = useState<number>();
  const links = useRef<HTMLDivElement>(null);
  const asked = query.trim();
  const known = tools !== "failed" && tools.length > 0;
  const {
    line,
    options,
    count: total,
  } = known ? answer(asked, tools) : { line: undefined, options: [], count: undefined };

  const ask = useEffectEvent((next: string) => {
    setQuery(next);
    setActive(undefined);
    if (tools === "failed") setTools([]);
    void fetchList("/tools.json").then(setTools, () => setTools("failed"));
  });
  const move = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.isComposing || options.length === 0) return;
    event.preventDefault();
    const start = step > 0 ? -1 : options.length;
    const next = ((active ?? start) + step + options.length) % options.length;
    setActive(next);
    links.current?.children[next]?.scrollIntoView({ block: "nearest" });
  });
  const follow = useEffectEvent((event: Event) => {
    const chosen = active ?? (asked === "" ? undefined : 0);
    const link = chosen === undefined ? undefined : links.current?.children[chosen];
    // Without a list, the form leads to the home page's search.
    if (!link && asked !== "") return;
    event.preventDefault();
    if (link instanceof HTMLElement) link.click();
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    ask(field.value);
    field.addEventListener("input", () => ask(field.value), { signal });
    field.addEventListener("keydown", (event) => move(event), { signal });
    field.form?.addEventListener("submit", (event) => follow(event), { signal });
    field.closest("[popover]")?.addEventListener(
      "toggle",
      (event) => {
        if ((event as ToggleEvent).newState === "closed") field.value = "";
        ask(field.value);
      },
      { signal },
    );
    return () => leaving.abort();
  }, [field]);

  useEffect(() => {
    field.ariaExpanded = String(options.length > 0);
    for (const [name, value] of [
      ["aria-controls", options.length > 0 && list],
      ["aria-activedescendant", active !== undefined && idOf(active)],
    ] as const)
      if (value) field.setAttribute(name, value);
      else field.removeAttribute(name);
  }, [field, active, options.length]);

  const place = field.closest("[popover]")?.querySelector("[data-finder]");
  if (!place) return null;
  return createPortal(
    <>
      {(line || tools === "failed") && (
        <p className="px-1 pb-0.5 text-quiet text-small">
          {tools === "failed" ? words.failed : fill(line ?? "", { query: asked })}
        </p>
      )}
      {options.length > 0 && (
        <div
          ref={links}
          id={list}
          role="listbox"
          aria-label={words.results}
          className="grid gap-x-2 sm:grid-cols-2"
        >
          {options.map(({ path, name, from, to }, index) => (
            <a
              key={path}
              id={idOf(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              href={atBase(path)}
              className="menu-link min-h-6 aria-selected:bg-accent-wash"
            >
              <FormatPair from={from} to={to} />
              <span className="min-w-0">
                <span>{name}</span>
              </span>
              {index === (active ?? (asked && 0)) && (
                <span aria-hidden="true" className="ms-auto text-note text-quiet max-lg:hidden">
                  {search.enter}
                </span>
              )}
            </a>
          ))}
        </div>
      )}
      <LiveRegion words={total === undefined ? "" : count(counts, total)} />
    </>,
    place,
  );
}
