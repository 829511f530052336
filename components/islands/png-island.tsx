"use client";

import { clsx } from "clsx";
import dynamic from "next/dynamic";
import { useId, useRef, useSyncExternalStore } from "react";
import type { AdvancedScreen, Elsewhere } from "@/lib/tools/types";
import type { ListedFile } from "../hooks/use-file-list";
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

function subscribe(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

const current = () => location.hash.slice(1);
/** The server never sees it: pages are written without one. */
const none = () => "";

/** Leaves no history entry; the event is ours, because the browser's own comes a moment too late for a radio button. */
function setHash(hash: string) {
  history.replaceState(history.state, "", `#${hash}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** What stands after '#' in the address. */
function useHash(): [hash: string, setHash: (hash: string) => void] {
  const hash = useSyncExternalStore(subscribe, current, none);
  return [hash, setHash];
}

type LayoutSwitchProps<Id extends string> = {
  layouts: readonly { id: Id; label: string }[];
  current: Id;
  onChange: (id: Id) => void;
};

/** One of a few layouts of the same tool: radio buttons that look like a switch. */
function LayoutSwitch<Id extends string>({ layouts, current, onChange }: LayoutSwitchProps<Id>) {
  const name = useId();
  return (
    <fieldset className="flex justify-self-start rounded-control border border-edge bg-sheet p-0.5">
      <legend className="sr-only">Layout</legend>
      {layouts.map(({ id, label }) => (
        <label
          key={id}
          className={clsx(
            "relative grid min-h-4.5 cursor-pointer place-items-center rounded-control px-2 font-semibold text-small",
            "has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2",
            id === current ? "bg-ink text-paper" : "text-quiet hover:text-ink",
          )}
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === current}
            onChange={() => onChange(id)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
