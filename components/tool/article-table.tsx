import { useId } from "react";
import type { Table } from "@/lib/tools/article";
import { ArticleText } from "./article-text";

const cell = "px-1.5 py-1 text-left first:pl-0 last:pr-0";

/** A table as wide as it needs to be; where the page is narrower, it scrolls by itself. */
export function ArticleTable({ table: { caption, head, rows } }: { table: Table }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, keys could not scroll the table.
      tabIndex={0}
      className="overflow-x-auto rounded-control"
    >
      <table className="min-w-full border-collapse text-small">
        <caption id={id} className="pb-0.5 text-left font-semibold text-note text-quiet">
          {caption}
        </caption>
        <thead>
          <tr className="border-ink border-b">
            {head.map((words) => (
              <th key={words} scope="col" className={`${cell} align-bottom font-bold`}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = "", ...values]) => (
            <tr key={name} className="not-last:border-rule not-last:border-b">
              <th scope="row" className={`${cell} min-w-8 align-top font-semibold`}>
                <ArticleText text={name} />
              </th>
              {values.map((value, index) => (
                <td key={head[index + 1]} className={`${cell} min-w-10 align-top`}>
                  <ArticleText text={value} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
