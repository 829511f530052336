"use client";

import { clsx } from "clsx";
import { useId, useRef, useSyncExternalStore } from "react";
import { list } from "@/lib/tools/behavior";
import type { ScreenProps, AdvancedScreen as Tool } from "@/lib/tools/types";
import { loadable } from "../../converter/loadable";
import { useEarlyPress } from "../../ui/early-press";
import { useWords } from "../../ui/words";
import { AdvancedScreen } from "./advanced-screen";

const BatchScreen = loadable(
  () => import("../batch/batch-screen").then((module) => module.BatchScreen),
  () => <div className="min-h-60" />,
);

const layouts = ["advanced", "simple"] as const;

/**
 * PNG to JPG in two layouts, each with its own call and messages. #simple in the address selects the second.
 * Selected files are shared, and the results of each are still there on coming back.
 */
export function PngScreen(props: ScreenProps<Tool>) {
  const { tool, words, alternatives } = props;
  const hash = useSyncExternalStore(subscribe, current, none);
  const texts = useWords("advanced");
  const name = useId();
  const layout = hash === "simple" ? "simple" : "advanced";
  const switcher = useRef<HTMLFieldSetElement>(null);
  useEarlyPress(switcher);
  return (
    <div className="grid gap-1.5">
      <fieldset
        ref={switcher}
        className="flex max-w-full flex-wrap justify-self-start rounded-control border border-edge bg-sheet p-0.5"
      >
        <legend className="sr-only">{texts.layout}</legend>
        {layouts.map((id) => (
          <label
            key={id}
            className={clsx(
              "relative grid min-h-4.5 cursor-pointer place-items-center rounded-control px-2 font-semibold text-small",
              "has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:outline-offset-2",
              id === layout ? "bg-ink text-paper" : "text-quiet hover:text-ink",
            )}
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === layout}
              onChange={() => setHash(id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {texts.layouts[id]}
          </label>
        ))}
      </fieldset>
      {layout === "simple" ? (
        <BatchScreen
          tool={tool.simple}
          words={words.simple}
          alternatives={alternatives}
          behavior={list}
          shares
        />
      ) : (
        <AdvancedScreen {...props} />
      )}
    </div>
  );
}

function subscribe(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

const current = () => location.hash.slice(1);
/** Pages are prerendered without a hash. */
const none = () => "";

/**
 * Sets the hash without a history entry. It dispatches the event itself, because the browser's comes too late
 * for a controlled radio button.
 */
function setHash(hash: string) {
  history.replaceState(history.state, "", `#${hash}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
}
