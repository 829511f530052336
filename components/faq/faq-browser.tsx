"use client";

import { useEffect, useRef, useState } from "react";
import {
  countFaq,
  type FaqEntry as Entry,
  type FaqFilter,
  faqCategories,
  filterFaq,
} from "@/lib/site/faq-filter";
import { Button } from "../converter/button";
import { FaqChips } from "./faq-chips";
import { FaqEntry } from "./faq-entry";
import { FaqSearch } from "./faq-search";
import { useDeepLink } from "./use-deep-link";

const everything: { category: FaqFilter; search: string } = { category: "all", search: "" };

const countOf = (count: number) => `${count} ${count === 1 ? "question" : "questions"}`;

/** All questions, in the HTML from the start; what does not match is hidden, not taken away. */
export function FaqBrowser({ entries }: { entries: readonly Entry[] }) {
  const [filter, setFilter] = useState(everything);
  const field = useRef<HTMLInputElement>(null);

  function show(next: typeof everything) {
    if (field.current) field.current.value = next.search;
    setFilter(next);
  }
  // What was typed before the script was there, or kept by a reload.
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
          <p className="max-w-[44ch] wrap-anywhere">Try a shorter word, or look through all of them.</p>
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
          className="later mt-3 lg:mt-4"
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
