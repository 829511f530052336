"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { FaqEntry as Entry } from "@/lib/site/faq-filter";
import { ArticleText } from "../tool/article-text";
import { ChevronIcon } from "../ui/icons";
import { useWords } from "../ui/words";

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
export function FaqEntry({ entry: { id, question, answer, tags }, hidden, onToggle, onTag }: FaqEntryProps) {
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
      <div id={id} className="scroll-mt-12 pr-0 pb-2.5 sm:pr-5">
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
export function useDeepLink(ids: readonly string[], makeRoom: () => void) {
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
