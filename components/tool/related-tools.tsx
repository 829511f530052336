import type { Site } from "@/lib/site/site";
import type { Entry, Tool } from "@/lib/tools";
import { popularTools, relatedTools, suggestionBadges, variantsFor } from "@/lib/tools/related";
import { PageLink } from "../ui/link";
import { FormatPair } from "../ui/tiles";

export function RelatedTools({ site, path }: { site: Site; path: string }) {
  const { registry, words } = site;
  const said = words.tool.suggestions;
  return (
    <section
      aria-labelledby="related"
      className="later [--later:52rem] lg:[--later:25rem] mt-8 border-ink border-t-2 pt-3 lg:mt-12 print:hidden"
    >
      <h2 id="related" className="font-extrabold text-title tracking-tight">
        {said.heading}
      </h2>
      <ul className="mt-3 grid gap-1.5 sm:grid-cols-2 lg:grid-cols-3 lg:has-[>:nth-child(4):last-child]:grid-cols-4">
        {relatedTools(path, registry).map(({ tool, words }) => (
          <li key={tool.path}>
            <PageLink
              href={tool.path}
              className="group flex h-full flex-col rounded-sheet border border-edge bg-sheet p-2 transition hover:border-ink hover:shadow-lift"
            >
              <FormatPair
                from={tool.from}
                to={tool.to}
                size="medium"
                className="self-start transition-[rotate] group-hover:-rotate-4"
              />
              <span className="mt-1.5 font-bold text-body decoration-2 underline-offset-4 group-hover:underline">
                {words.name}
              </span>
              <span className="mt-0.25 text-pretty text-quiet text-small">{words.subtitle}</span>
              <span className="mt-auto flex flex-wrap gap-0.5 pt-1.5">
                {suggestionBadges(tool).map((badge) => (
                  <span
                    key={badge}
                    className="rounded-[0.375rem] border border-rule px-0.75 text-note text-quiet"
                  >
                    {said.badges[badge]}
                  </span>
                ))}
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      <div className="mt-4 grid gap-x-3 gap-y-1 lg:flex lg:items-center">
        <h3 id="popular" className="shrink-0 font-bold text-body">
          {said.popular}
        </h3>
        <Chips id="popular" entries={popularTools(registry)} here={path} />
      </div>
    </section>
  );
}

/** Links to a tool's variants, on the main tool's page and on theirs. */
export function Variants({ site, tool }: { site: Site; tool: Tool }) {
  const found = variantsFor(tool, site.registry);
  if (!found) return null;
  const { heading, main, variants } = found;
  return (
    <nav aria-labelledby="variants" className="mt-8 border-rule border-t pt-3 print:hidden">
      <h2 id="variants" className="mb-2 font-bold text-lead">
        {heading}
      </h2>
      <Chips
        id="variants"
        entries={tool.path === main.tool.path ? variants : [main, ...variants]}
        here={tool.path}
      />
    </nav>
  );
}

type ChipsProps = { id: string; entries: readonly Entry[]; here: string };

/** Row of small links to tools; `id` is that of its heading. */
function Chips({ id, entries, here }: ChipsProps) {
  return (
    <ul aria-labelledby={id} className="flex flex-wrap gap-0.75">
      {entries.map(({ tool: { path, from, to }, words: { name } }) => (
        <li key={path}>
          <PageLink
            href={path}
            aria-current={path === here ? "page" : undefined}
            className="flex min-h-5.5 items-center gap-1 rounded-control border border-edge bg-sheet px-1 font-semibold text-small hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-accent-wash"
          >
            <FormatPair from={from} to={to} className="max-sm:hidden" />
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** Links to all tools except variants, for the 404 page. */
export function ToolCards({ site }: { site: Site }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {site.mainTools.map(({ tool, words }) => (
        <li key={tool.path}>
          <PageLink
            href={tool.path}
            className="block h-full rounded-sheet border border-edge bg-sheet p-3 transition hover:border-ink hover:shadow-lift"
          >
            <FormatPair from={tool.from} to={tool.to} />
            <span className="mt-2 block text-lead font-semibold">{words.name}</span>
            <span className="mt-0.5 block text-small text-quiet">{words.subtitle}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
