import type { Tool } from "@/lib/tools";
import { howToTitle } from "@/lib/tools/shared";

/** How it is done, in three steps; for those who scroll, and for crawlers. */
export function HowTo({ tool }: { tool: Tool }) {
  return (
    <section aria-labelledby="how-to" className="mt-8 border-ink border-t-2 pt-3 lg:mt-12">
      <h2 id="how-to" className="font-extrabold text-title tracking-tight">
        {howToTitle(tool)}
      </h2>
      <ol className="mt-3 grid gap-x-6 gap-y-3 md:grid-cols-3">
        {tool.howTo.map(({ name, text }, index) => (
          <li key={name} className="flex gap-1.5 md:block">
            <span
              aria-hidden="true"
              className="font-extrabold text-title text-quiet tabular-nums md:text-display"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="font-bold text-body md:mt-1">{name}</h3>
              <p className="max-w-[44ch] text-quiet text-small">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
