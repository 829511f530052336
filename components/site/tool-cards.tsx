import { tools } from "@/lib/tools";
import { PageLink } from "../ui/link";
import { FormatPair } from "../ui/tiles";

/** Links to all tools, for the 404 page. */
export function ToolCards() {
  return (
    <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {tools.map((tool) => (
        <li key={tool.path}>
          <PageLink
            href={tool.path}
            className="block h-full rounded-sheet border border-edge bg-sheet p-3 transition hover:border-ink hover:shadow-lift"
          >
            <FormatPair from={tool.from} to={tool.to} />
            <span className="mt-2 block text-lead font-semibold">{tool.name}</span>
            <span className="mt-0.5 block text-small text-quiet">{tool.subtitle}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
