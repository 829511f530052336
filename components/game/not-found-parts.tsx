"use client";

import dynamic from "next/dynamic";
import { useEffect, useId } from "react";
import { GameFrame } from "./game-frame";

const Waiting = () => (
  <GameFrame>
    <noscript>
      <p className="p-3 text-quiet">There is a game here for browsers that run scripts.</p>
    </noscript>
  </GameFrame>
);

/** A chunk of its own, fetched when the page stands. */
const FlappyGame = dynamic(() => import("./flappy-game").then((module) => module.FlappyGame), {
  ssr: false,
  loading: Waiting,
});

/** The game's place and words, and the game as soon as it is there. */
export function LazyGame() {
  const hint = useId();
  return (
    <figure aria-label="A game">
      <FlappyGame hint={hint} />
      <figcaption id={hint} className="mt-1 text-note text-quiet">
        Fly the tile through the gaps. Space, the up arrow, a click or a tap beats its wings.
      </figcaption>
    </figure>
  );
}

/**
 * A chunk of its own: what this page names itself is brought by every page, since any of them may turn out
 * not to be there.
 */
export const LazySearch = dynamic(() => import("./tool-search").then((module) => module.ToolSearch));

/** Moves the address bar to `path` without a history entry, so that Back leads out of here. */
export function ReplaceAddress({ path }: { path: string }) {
  useEffect(() => history.replaceState(null, "", path), [path]);
  return null;
}
