import type { FaqEntry as Entry } from "@/lib/site/faq-filter";
import { ChevronIcon } from "../converter/icons";
import { ArticleText } from "../tool/article-text";

type Props = {
  entry: Entry;
  hidden: boolean;
  onToggle: (id: string, open: boolean) => void;
  onTag: (tag: string) => void;
};

/**
 * A question; the browser opens one of its name at a time. The id is the answer's, because browsers open what a
 * link leads into, even before or without the script.
 */
export function FaqEntry({ entry: { id, question, answer, tags }, hidden, onToggle, onTag }: Props) {
  return (
    <details
      name="faq"
      hidden={hidden}
      // It may have been opened before the script was there.
      suppressHydrationWarning
      onToggle={(event) => onToggle(id, event.currentTarget.open)}
      className="group scroll-mt-2 border-rule border-b motion-safe:[interpolate-size:allow-keywords] motion-safe:details-content:h-0 motion-safe:details-content:overflow-clip motion-safe:details-content:transition-[height,content-visibility] motion-safe:details-content:transition-discrete motion-safe:open:details-content:h-auto"
    >
      <summary className="flex min-h-6.5 list-none items-center justify-between gap-2 rounded-control py-1.5 hover:underline hover:decoration-edge hover:underline-offset-4 [&::-webkit-details-marker]:hidden">
        <h3 className="font-semibold text-body group-open:font-bold">{question}</h3>
        <ChevronIcon className="size-2.5 shrink-0 text-quiet transition-[rotate] group-open:rotate-180" />
      </summary>
      <div id={id} className="scroll-mt-12 pr-0 pb-2.5 sm:pr-5">
        <p className="max-w-[44ch] text-body text-quiet">
          <ArticleText text={answer} />
        </p>
        <ul aria-label="Tags" className="mt-1.5 flex flex-wrap gap-0.75">
          {tags.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                onClick={() => onTag(tag)}
                className="pointer-coarse:min-h-5.5 min-h-3.5 pointer-coarse:min-w-5.5 rounded-control border border-edge bg-sheet px-1 text-note text-quiet transition-colors hover:border-ink hover:text-ink"
              >
                {tag}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
