"use client";

import { type ReactNode, useRef } from "react";
import { Button } from "../converter/button";
import { LiveRegion } from "../converter/live-region";
import { useAnnouncer } from "../hooks/use-announcer";
import { useCarousel } from "./use-carousel";
import { useTurns } from "./use-turns";

type Props = {
  label: string;
  /** Of the slides, in their order; what the dots are called by. */
  names: readonly string[];
  /** From one to the next. */
  everyMs: number;
  /** Made on the server: a module of signs would come with all of them. */
  signs: { pause: ReactNode; play: ReactNode };
  /** A list item for each of them. */
  children: ReactNode;
};

/** One slide after the other, by itself and by hand. Without scripts all of them stand below one another. */
export function Carousel({ label, names, everyMs, signs, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [current, show] = useCarousel(list);
  const { area, paused, setPaused } = useTurns(everyMs, () => show((current + 1) % names.length));
  const [words, announce] = useAnnouncer();
  const place = (index: number) => `${index + 1} of ${names.length}: ${names[index]}`;

  return (
    <div className="min-w-0" {...area}>
      <ul
        ref={list}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-control [scrollbar-width:none] *:w-full *:shrink-0 *:snap-start motion-safe:scroll-smooth noscript:grid noscript:gap-4"
      >
        {children}
      </ul>
      <div className="mt-2 flex items-center gap-1 noscript:hidden">
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-label={`Show ${place(index)}`}
            aria-current={index === current}
            onClick={() => {
              show(index);
              announce(place(index));
            }}
            className="group pointer-coarse:size-5.5 grid size-4 place-items-center rounded-control"
          >
            <span className="size-1.25 forced-color-adjust-none rounded-[0.2rem] border border-edge transition-[background-color,scale] group-hover:border-ink group-aria-current:scale-125 group-aria-current:border-ink group-aria-current:bg-ink" />
          </button>
        ))}
        <Button
          look="icon"
          className="motion-reduce:hidden"
          aria-label={paused ? "Play testimonials" : "Pause testimonials"}
          onClick={() => setPaused(!paused)}
        >
          {paused ? signs.play : signs.pause}
        </Button>
      </div>
      <LiveRegion words={words} />
    </div>
  );
}
