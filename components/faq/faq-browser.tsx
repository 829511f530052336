"use client";

import { useEffect, useId, useRef, useState } from "react";
import { type FaqEntry as Entry, type FaqFilter, faqCategories, filterFaq } from "@/lib/site/faq-filter";
import { Button } from "../ui/button";
import { useFormat, useWords } from "../ui/words";
import { FaqEntry, useDeepLink } from "./faq-entry";

const everything: { category: FaqFilter; search: string } = { category: "all", search: "" };

/** The FAQ. All questions are in the HTML; those that do not match the filter are hidden. */
export function FaqBrowser({ entries }: { entries: readonly Entry[] }) {
  const words = useWords("faq");
  const { count, number } = useFormat();
  const id = useId();
  const [filter, setFilter] = useState(everything);
  const field = useRef<HTMLInputElement>(null);

  function show(next: typeof everything) {
    if (field.current) field.current.value = next.search;
    setFilter(next);
  }
  // Reads text that was typed before hydration or kept by a reload.
  useEffect(() => setFilter((before) => ({ ...before, search: field.current?.value ?? "" })), []);
  const onToggle = useDeepLink(
    entries.map(({ id }) => id),
    () => show(everything),
  );

  const found = filterFaq(entries, filter);
  return (
    <div>
      <div className="grid gap-1.5">
        <search className="grid gap-0.5">
          <label htmlFor={id} className="font-semibold text-small">
            {words.search}
          </label>
          <div className="relative">
            <svg
              viewBox="0 0 20 20"
              className="pointer-events-none absolute top-1/2 left-2 size-2.5 -translate-y-1/2 text-quiet"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              aria-hidden="true"
            >
              <path d="M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM12.5 12.5 17 17" />
            </svg>
            <input
              id={id}
              ref={field}
              type="search"
              autoComplete="off"
              placeholder={words.placeholder}
              onInput={({ currentTarget: { value } }) => setFilter({ ...filter, search: value })}
              className="min-h-6.5 w-full rounded-control border border-edge bg-sheet pr-2 pl-5.5 text-body text-ink transition-colors placeholder:text-quiet hover:border-ink [&::-webkit-search-cancel-button]:grayscale"
            />
          </div>
        </search>
        <fieldset className="flex flex-wrap gap-0.75">
          <legend className="sr-only">{words.categoriesLabel}</legend>
          {(["all", ...faqCategories] as const).map((category) => (
            <Button
              key={category}
              look={category === filter.category ? "chosen" : "secondary"}
              aria-pressed={category === filter.category}
              onClick={() => setFilter({ ...filter, category })}
              className="px-1.5"
            >
              {category === "all" ? words.all : words.categories[category]}{" "}
              <span className="font-normal tabular-nums opacity-80">
                {number(filterFaq(entries, { category, search: "" }).length)}
              </span>
            </Button>
          ))}
        </fieldset>
      </div>
      <p role="status" className="mt-2 text-quiet text-small tabular-nums">
        {found.length === 0 ? (
          <span className="mt-4 block font-bold text-ink text-lead">{words.none}</span>
        ) : (
          count(words.found, found.length)
        )}
      </p>
      {found.length === 0 && (
        <div className="mt-0.5 grid justify-items-start gap-2 text-quiet">
          <p className="max-w-[44ch] wrap-anywhere">{words.advice}</p>
          <Button
            onClick={() => {
              show(everything);
              field.current?.focus();
            }}
          >
            {count(words.showAll, entries.length)}
          </Button>
        </div>
      )}
      {faqCategories.map((id) => (
        <section
          key={id}
          aria-labelledby={`category-${id}`}
          hidden={!found.some(({ category }) => category === id)}
          className="later [--later:20rem] mt-3 lg:mt-4"
        >
          <h2
            id={`category-${id}`}
            className="border-ink border-b-2 pb-1 font-extrabold text-lead tracking-tight"
          >
            {words.categories[id]}
          </h2>
          {entries
            .filter(({ category }) => category === id)
            .map((entry) => (
              <FaqEntry
                key={entry.id}
                entry={entry}
                hidden={!found.includes(entry)}
                onToggle={onToggle}
                onTag={(search) => show({ category: "all", search })}
              />
            ))}
        </section>
      ))}
    </div>
  );
}
