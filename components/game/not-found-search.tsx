"use client";

import { useLayoutEffect, useState } from "react";
import { nearestTool } from "@/lib/site/nearest-tool";
import type { ToolSign } from "@/lib/site/tool-signs";
import { ToolSearch } from "../site/tool-search";
import { Filled } from "../ui/filled";
import { RightIcon } from "../ui/icons";
import { PageLink } from "../ui/link";
import { FormatPair } from "../ui/tiles";
import { useWords } from "../ui/words";

/**
 * Guesses the tool that the mistyped address meant. A layout effect reads the address before `NotFoundBody`
 * replaces it.
 */
function useAskedFor(tools: readonly ToolSign[]): ToolSign | undefined {
  const [askedFor, setAskedFor] = useState<ToolSign>();
  useLayoutEffect(() => {
    // Only once: after the replacement the address is '/404'.
    setAskedFor((known) => known ?? nearestTool(location.pathname, tools));
  }, [tools]);
  return askedFor;
}

/** Search over the tools, with a guess at the one that was meant. */
export function NotFoundSearch({ tools }: { tools: readonly ToolSign[] }) {
  const askedFor = useAskedFor(tools);
  return (
    <ToolSearch tools={tools}>
      <Suggestion tool={askedFor} />
    </ToolSearch>
  );
}

/** The guessed tool, or a hint when there is none. */
function Suggestion({ tool }: { tool: ToolSign | undefined }) {
  const words = useWords("notFound");
  if (!tool) return <p className="text-note text-quiet">{words.hint}</p>;
  return (
    <PageLink
      href={tool.path}
      className="group flex min-h-9 items-center gap-2 rounded-control border border-accent-edge bg-accent-wash px-2 py-1 hover:shadow-lift"
    >
      <FormatPair from={tool.from} to={tool.to} />
      <span className="flex-1 text-small sm:text-body">
        <Filled
          sentence={words.suggestion}
          parts={{ tool: <strong className="font-bold">{tool.name}</strong> }}
        />
      </span>
      <RightIcon className="size-2.5 shrink-0 transition-[translate] group-hover:translate-x-0.5" />
    </PageLink>
  );
}
