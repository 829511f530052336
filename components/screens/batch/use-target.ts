"use client";

import { useEffect } from "react";
import type { TileId } from "@/lib/formats";
import { useKept } from "../../converter/screen-memory";
import { tileSymbol } from "../../ui/tiles";
import type { BatchTool } from "./outcome-words";

/** The target format: the tool's, or the one in the address, as in /image-compressor#webp. */
export function useTarget(tool: BatchTool) {
  const chooses = tool.screen === "any-format";
  const target = useKept<TileId>("target", chooses ? tool.target : tool.to);
  const [format, setFormat] = target;
  // The sign of the page is no part of the screen.
  useEffect(() => {
    document
      .querySelector("main header svg:last-child > use")
      ?.setAttribute("href", `#${tileSymbol(format)}`);
  }, [format]);
  const [hash, setHash] = useKept("hash", "");
  useEffect(() => {
    // Whoever comes back finds the format that was chosen since.
    if (location.hash === hash) return;
    setHash(location.hash);
    const asked = chooses && tool.targets.find((format) => `#${format}` === location.hash);
    if (!asked) return;
    setFormat(asked);
    // Next scrolls to the element of a fragment, and nowhere where there is none.
    scrollTo({ top: 0, behavior: "instant" });
  }, [chooses, tool, hash, setHash, setFormat]);
  return target;
}
