"use client";

import dynamic from "next/dynamic";
import { useRef } from "react";
import type { AdvancedScreen, Elsewhere } from "@/lib/tools/types";
import { LayoutSwitch } from "../converter/layout-switch";
import type { ListedFile } from "../hooks/use-file-list";
import { useHash } from "../hooks/use-hash";
import type { ConvertedPng, PngOptions } from "../hooks/use-png-batch";
import { AdvancedIsland } from "./advanced-island";

// With a boundary of its own: without one the whole screen would wait for it, the switch included.
const BatchIsland = dynamic(() => import("./batch-island").then((module) => module.BatchIsland), {
  loading: () => <div className="min-h-60" />,
});

const layouts = [
  { id: "advanced", label: "Advanced" },
  { id: "simple", label: "Simple" },
] as const;

/**
 * PNG to JPG in two layouts, each with its own call and messages; #simple in
 * the address chooses the second. Chosen files go along from one to the other,
 * and what the first has converted is still there on coming back.
 */
export function PngIsland({ tool, elsewhere }: { tool: AdvancedScreen; elsewhere: Elsewhere }) {
  const [hash, setHash] = useHash();
  const files = useRef<readonly ListedFile[]>(undefined);
  const options = useRef<PngOptions>(undefined);
  const converted = useRef<readonly ConvertedPng[]>(undefined);
  const layout = hash === "simple" ? "simple" : "advanced";
  return (
    <div className="grid gap-1.5">
      <LayoutSwitch layouts={layouts} current={layout} onChange={setHash} />
      {layout === "simple" ? (
        <BatchIsland tool={tool.simple} elsewhere={elsewhere} kept={files} />
      ) : (
        <AdvancedIsland tool={tool} elsewhere={elsewhere} kept={{ files, options, converted }} />
      )}
    </div>
  );
}
