import { type ReactNode, useId } from "react";

/** A part of what is to be read: its heading, and beside it on wide screens a column of text. */
export function ArticleSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="later grid gap-x-8 gap-y-1.5 border-rule py-4 not-first:border-t lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-6"
    >
      <h2
        id={id}
        className="max-w-[22ch] self-start font-extrabold text-title tracking-tight lg:sticky lg:top-5"
      >
        {heading}
      </h2>
      {/* 44 zeros are up to 68 letters; a table takes all there is. */}
      <div className="grid min-w-0 gap-2 *:not-[section]:max-w-[44ch] lg:pt-0.5">{children}</div>
    </section>
  );
}
