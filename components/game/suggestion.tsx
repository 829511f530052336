import { FormatPair } from "@/components/converter/format-pair";
import { RightIcon } from "@/components/converter/icons";
import { PageLink } from "../converter/page-link";
import type { ToolSign } from "./tool-sign";

/** The one thing to do next, if there is one. */
export function Suggestion({ tool }: { tool: ToolSign | undefined }) {
  if (!tool)
    return <p className="text-note text-quiet">Type two formats, or what you want to do: compress pdf</p>;
  return (
    <PageLink
      href={tool.path}
      className="group flex min-h-9 items-center gap-2 rounded-control border border-accent-edge bg-accent-wash px-2 py-1 hover:shadow-lift"
    >
      <FormatPair from={tool.from} to={tool.to} />
      <span className="flex-1 text-small sm:text-body">
        Looking for <strong className="font-bold">{tool.name}</strong>?
      </span>
      <RightIcon className="size-2.5 shrink-0 transition-[translate] group-hover:translate-x-0.5" />
    </PageLink>
  );
}
