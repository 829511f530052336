import { tools } from "@/lib/tools";
import { relatedTools } from "@/lib/tools/related";
import { PopularChips } from "./popular-chips";
import { SuggestionCard } from "./suggestion-card";

/** Where to go from here: what fits the page, and what most people come for. */
export function RelatedTools({ path }: { path: string }) {
  return (
    <section aria-labelledby="related" className="later mt-8 border-ink border-t-2 pt-3 lg:mt-12">
      <h2 id="related" className="font-extrabold text-title tracking-tight">
        Related Conversion Tools
      </h2>
      <ul className="mt-3 grid gap-1.5 sm:grid-cols-2 lg:grid-cols-3 lg:has-[>:nth-child(4):last-child]:grid-cols-4">
        {relatedTools(path, tools).map((tool) => (
          <li key={tool.path}>
            <SuggestionCard tool={tool} />
          </li>
        ))}
      </ul>
      <PopularChips path={path} />
    </section>
  );
}
