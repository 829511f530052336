"use client";

import dynamic from "next/dynamic";
import { useEffect, useId } from "react";
import { GameFrame } from "./game-frame";

const Waiting = () => (
  <GameFrame>
    <noscript>
      <p className="p-3 text-quiet">Turn on JavaScript to play a game here.</p>
    </noscript>
  </GameFrame>
);

/** A separate chunk, fetched after the page has loaded. */
const FlappyGame = dynamic(() => import("./flappy-game").then((module) => module.FlappyGame), {
  ssr: false,
  loading: Waiting,
});

/** The game with its caption. The game itself is loaded later. */
export function LazyGame() {
  const hint = useId();
  return (
    <figure aria-label="A game">
      <FlappyGame hint={hint} />
      <figcaption id={hint} className="mt-1 text-note text-quiet">
        Fly the tile through the gaps. Press Space or the up arrow, click, or tap to flap.
      </figcaption>
    </figure>
  );
}

/**
 * Separate chunks: every page loads the 404 page's own code, because any page may turn out to be missing.
 * Hydration waits for them, so both read the address before {@link ReplaceAddress} does its work.
 */
export const LazySearch = dynamic(() => import("./not-found-search").then((module) => module.NotFoundSearch));
export const LazyAnswer = dynamic(() => import("./dead-end-answer").then((module) => module.DeadEndAnswer));

/** Replaces the address without a history entry, so that Back leaves the page. */
export function ReplaceAddress({ path }: { path: string }) {
  useEffect(() => history.replaceState(null, "", path), [path]);
  return null;
}
