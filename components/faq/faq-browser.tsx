"use client";

import { type Ref, useEffect, useId, useRef, useState } from "react";
import {
  countFaq,
  type FaqEntry as Entry,
  type FaqCount,
  type FaqFilter,
  faqCategories,
  filterFaq,
} from "@/lib/site/faq-filter";
import { Button } from "../ui/button";
import { FaqEntry, useDeepLink } from "./faq-entry";

const everything: { category: FaqFilter; search: string } = { category: "all", search: "" };

const countOf = (count: number) => `${count} ${count === 1 ? "question" : "questions"}`;

/** The FAQ. All questions are in the HTML; those that do not match the filter are hidden. */
export function FaqBrowser({ entries }: { entries: readonly Entry[] }) {
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
        <FaqSearch ref={field} onSearch={(search) => setFilter({ ...filter, search })} />
        <FaqChips
          counts={countFaq(entries)}
          chosen={filter.category}
          onChoose={(category) => setFilter({ ...filter, category })}
        />
      </div>
      <p role="status" className="mt-2 text-quiet text-small tabular-nums">
        {found.length === 0 ? (
          <span className="mt-4 block font-bold text-ink text-lead">No questions found</span>
        ) : (
          countOf(found.length)
        )}
      </p>
      {found.length === 0 && (
        <div className="mt-0.5 grid justify-items-start gap-2 text-quiet">
          <p className="max-w-[44ch] wrap-anywhere">Try a different word, or browse all the questions.</p>
          <Button
            onClick={() => {
              show(everything);
              field.current?.focus();
            }}
          >
            Show all {entries.length} questions
          </Button>
        </div>
      )}
      {faqCategories.map(({ id, name }) => (
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
            {name}
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

type FaqChipsProps = { counts: readonly FaqCount[]; chosen: FaqFilter; onChoose: (id: FaqFilter) => void };

/** Category filter with the number of questions of each. */
function FaqChips({ counts, chosen, onChoose }: FaqChipsProps) {
  return (
    <fieldset className="flex flex-wrap gap-0.75">
      <legend className="sr-only">Categories</legend>
      {counts.map(({ id, name, count }) => (
        <Button
          key={id}
          look={id === chosen ? "chosen" : "secondary"}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="px-1.5"
        >
          {name} <span className="font-normal tabular-nums opacity-80">{count}</span>
        </Button>
      ))}
    </fieldset>
  );
}

type FaqSearchProps = { ref: Ref<HTMLInputElement>; onSearch: (text: string) => void };

/** Search field that filters questions, answers and tags as you type. */
function FaqSearch({ ref, onSearch }: FaqSearchProps) {
  const id = useId();
  return (
    <search className="grid gap-0.5">
      <label htmlFor={id} className="font-semibold text-small">
        Search the answers
      </label>
      <div className="relative">
        <Lens />
        <input
          id={id}
          ref={ref}
          type="search"
          autoComplete="off"
          placeholder="size, iPhone, password..."
          onInput={(event) => onSearch(event.currentTarget.value)}
          className="min-h-6.5 w-full rounded-control border border-edge bg-sheet pr-2 pl-5.5 text-body text-ink transition-colors placeholder:text-quiet hover:border-ink [&::-webkit-search-cancel-button]:grayscale"
        />
      </div>
    </search>
  );
}

function Lens() {
  return (
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
  );
}
