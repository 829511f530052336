import { tools } from "@/lib/tools";
import { popularTools } from "@/lib/tools/related";
import { FormatPair } from "../converter/format-pair";
import { PageLink } from "../converter/page-link";

/** The tools most people come for, the page itself among them. */
export function PopularChips({ path: here }: { path: string }) {
  return (
    <div className="mt-4 grid gap-x-3 gap-y-1 lg:flex lg:items-center">
      <h3 id="popular" className="shrink-0 font-bold text-body">
        Most Popular Tools
      </h3>
      <ul aria-labelledby="popular" className="flex flex-wrap gap-0.75">
        {popularTools(tools).map(({ path, name, from, to }) => (
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
    </div>
  );
}
