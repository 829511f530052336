"use client";

import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { type FaqEntry as Entry, type FaqFilter, faqCategories, filterFaq } from "@/lib/site/faq-filter";
import { ArticleText } from "../tool/article-text";
import { Button } from "../ui/button";
import { useEarlyPress } from "../ui/early-press";
import { ChevronIcon } from "../ui/icons";
import { useFormat, useWords } from "../ui/words";

const everything: { category: FaqFilter; search: string } = { category: "all", search: "" };

/** The FAQ. All questions are in the HTML; those that do not match the filter are hidden. */
export function FaqBrowser({ entries }: { entries: readonly Entry[] }) {
  const words = useWords("faq");
  const { count, number } = useFormat();
  const id = useId();
  const [filter, setFilter] = useState(everything);
  const field = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  useEarlyPress(area);

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
    <div ref={area}>
      <div className="grid gap-1.5">
        <search className="grid gap-0.5">
          <label htmlFor={id} className="font-semibold text-small">
            {words.search}
          </label>
          <div className="relative">
            <svg
              viewBox="0 0 20 20"
              className="pointer-events-none absolute top-1/2 start-2 size-2.5 -translate-y-1/2 text-quiet"
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
              className="min-h-6.5 w-full rounded-control border border-edge bg-sheet pe-2 ps-5.5 text-body text-ink transition-colors placeholder:text-quiet hover:border-ink [&::-webkit-search-cancel-button]:grayscale"
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

type FaqEntryProps = {
  entry: Entry;
  hidden: boolean;
  onToggle: (id: string, open: boolean) => void;
  onTag: (tag: string) => void;
};

/**
 * One question. `name` lets the browser keep a single one open. The id belongs to the answer, because
 * browsers open a `details` element that a link points into, even without a script.
 */
function FaqEntry({ entry: { id, question, answer, tags }, hidden, onToggle, onTag }: FaqEntryProps) {
  const words = useWords("faq");
  return (
    <details
      name="faq"
      hidden={hidden}
      // May have been opened before hydration.
      suppressHydrationWarning
      onToggle={(event) => onToggle(id, event.currentTarget.open)}
      className="faq-entry group"
    >
      <summary className="flex min-h-6.5 list-none items-center justify-between gap-2 rounded-control py-1.5 hover:underline hover:decoration-edge hover:underline-offset-4 [&::-webkit-details-marker]:hidden">
        <h3 className="font-semibold text-body group-open:font-bold">{question}</h3>
        <ChevronIcon className="size-2.5 shrink-0 text-quiet transition-[rotate] group-open:rotate-180" />
      </summary>
      <div id={id} className="scroll-mt-12 pe-0 pb-2.5 sm:pe-5">
        <p className="max-w-[44ch] text-body text-quiet">
          <ArticleText text={answer} />
        </p>
        <ul aria-label={words.tags} className="mt-1.5 flex flex-wrap gap-0.75">
          {tags.map((tag) => (
            <li key={tag}>
              <button type="button" onClick={() => onTag(tag)} className="tag">
                {tag}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

const current = () => location.hash.slice(1);

/** Sets or removes the hash without a history entry. */
const replaceHash = (hash: string) =>
  history.replaceState(history.state, "", hash ? `#${hash}` : location.pathname + location.search);

/**
 * Keeps the open question and the address hash in sync: '#id' opens that answer and scrolls to it, and
 * opening an answer sets its hash.
 *
 * @param makeRoom called before an answer is shown, to clear filters that hide it
 * @returns handler to call when an answer is opened or closed
 */
function useDeepLink(ids: readonly string[], makeRoom: () => void) {
  // A new object each time, so that the same question can be opened twice.
  const [target, setTarget] = useState<{ id: string }>();

  const follow = useEffectEvent(() => {
    const id = current();
    if (!ids.includes(id)) return;
    makeRoom();
    setTarget({ id });
  });
  useEffect(() => {
    const listener = () => follow();
    listener();
    // Opened before hydration.
    const opened = document.querySelector(".faq-entry[open] [id]");
    if (opened) replaceHash(opened.id);
    addEventListener("hashchange", listener);
    return () => removeEventListener("hashchange", listener);
  }, []);

  useEffect(() => {
    const details = target && document.getElementById(target.id)?.closest("details");
    if (!details) return;
    details.open = true;
    details.scrollIntoView({ block: "start" });
  }, [target]);

  return (id: string, open: boolean) => {
    if (open) replaceHash(id);
    else if (current() === id) replaceHash("");
  };
}
