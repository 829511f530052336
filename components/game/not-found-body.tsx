"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useId } from "react";
import type { ToolSign } from "@/lib/site/tool-signs";
import { notFound } from "@/lib/words/en/not-found";
import { search } from "@/lib/words/en/search";
import { locale } from "@/lib/words/locale";
import { WordsProvider } from "../ui/words";
import { DeadEndAnswer } from "./dead-end-answer";
import { GameFrame } from "./game-frame";
import { NotFoundSearch } from "./not-found-search";

const Waiting = () => (
  <GameFrame>
    <noscript>
      <p className="p-3 text-quiet">{notFound.game.noScript}</p>
    </noscript>
  </GameFrame>
);

/** A separate chunk, fetched after the page has loaded. */
const FlappyGame = dynamic(() => import("./flappy-game").then((module) => module.FlappyGame), {
  ssr: false,
  loading: Waiting,
});

/** Imported, because what the page would give is in the payload of every page: any address may turn out to have none. */
const words = { notFound, search };

type NotFoundBodyProps = {
  /** Address that the browser shows in the place of the unknown one. */
  path: string;
  heading: ReactNode;
  subtitle: string;
  tools: readonly ToolSign[];
};

/** The heading of the 404 page with the answer to its address, the search, and the game. */
export function NotFoundBody({ path, heading, subtitle, tools }: NotFoundBodyProps) {
  const { label, controls } = notFound.game;
  const hint = useId();
  // The layout effects of the answer and of the search have read the address before. Without a history entry, so that
  // Back leaves the page.
  useEffect(() => history.replaceState(null, "", path), [path]);
  return (
    <WordsProvider lang={locale.lang} words={words}>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-8">
        <div>
          {heading}
          <DeadEndAnswer tools={tools}>{subtitle}</DeadEndAnswer>
          <NotFoundSearch tools={tools} />
        </div>
        <figure aria-label={label}>
          <FlappyGame hint={hint} />
          <figcaption id={hint} className="mt-1 text-note text-quiet">
            {controls}
          </figcaption>
        </figure>
      </div>
    </WordsProvider>
  );
}
