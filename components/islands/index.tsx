"use client";

import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { IslandId, Tool } from "@/lib/tools/types";

type IslandComponent = ComponentType<{ tool: Tool }>;

/**
 * Each island is a chunk of its own, so that a page brings only the one it shows. That holds only on
 * this side of the boundary: from a server component, Turbopack puts all of them on every page.
 */
const islands: Record<IslandId, IslandComponent> = {
  advanced: dynamic(() => import("./advanced-island").then((module) => module.AdvancedIsland)),
  batch: dynamic(() => import("./batch-island").then((module) => module.BatchIsland)),
};

/** The interactive part of a tool page. It is in the HTML too; the script wakes it up. */
export function Island({ tool }: { tool: Tool }) {
  const Screen = islands[tool.island];
  return <Screen tool={tool} />;
}
