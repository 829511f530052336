"use client";

import { clsx } from "clsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { LiveRegion } from "../ui/live-region";
import { GameFrame } from "./game-frame";
import { type Play, startPlay, type View } from "./play";

const isFlap = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">) =>
  (key === " " || key === "ArrowUp") && !ctrlKey && !metaKey && !altKey;

/** Whether most of an element is on the screen. */
function isInSight(element: Element): boolean {
  const { top, height } = element.getBoundingClientRect();
  const middle = top + height / 2;
  return middle > 0 && middle < innerHeight;
}

/** Keeps a game on a canvas as long as the component lives. */
function usePlay() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const play = useRef<Play>(null);
  const [view, setView] = useState<View>({ phase: "ready", score: 0 });
  const [best, setBest] = useState(bestScore);
  useEffect(() => {
    if (!canvas.current) return;
    const started = startPlay(canvas.current, (next) => {
      setView(next);
      if (next.phase === "falling") setBest(keepBest(next.score));
    });
    play.current = started;
    return () => started.stop();
  }, []);
  return { canvas, play, view, best };
}

/**
 * Fly a tile through the gaps between stacks of paper, by Space, the up arrow, a click or a tap.
 *
 * @param hint id of the words that say so
 */
export function FlappyGame({ hint }: { hint: string }) {
  const { canvas, play, view, best } = usePlay();
  const running = view.phase === "running";
  const over = view.phase === "falling" || view.phase === "over";
  const flap = () => play.current?.flap();
  const button = useRef<HTMLButtonElement>(null);
  // Who has just come has focused nothing, and the words say that Space starts the game.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target !== document.body || !isFlap(event) || !button.current || !isInSight(button.current))
      return;
    event.preventDefault();
    button.current.focus({ preventScroll: true });
    if (!event.repeat) flap();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  return (
    <>
      <GameFrame phase={view.phase}>
        <button
          type="button"
          ref={button}
          aria-label="Flying tile, a small game"
          aria-describedby={hint}
          // A tap starts the game, so that a finger that scrolls over it does not; in flight the first touch counts.
          className={clsx("absolute inset-0 rounded-sheet", running ? "touch-none" : "touch-manipulation")}
          onPointerDown={(event) => {
            if (running && event.isPrimary && event.button === 0) flap();
          }}
          onClick={(event) => {
            // Safari does not focus what is clicked, and keys go where the focus is.
            event.currentTarget.focus({ preventScroll: true });
            if (!running || event.detail === 0) flap();
          }}
          onKeyDown={(event) => {
            if (!isFlap(event)) return;
            event.preventDefault();
            if (!event.repeat) flap();
          }}
          // Space would click once more when it is let go.
          onKeyUp={(event) => event.key === " " && event.preventDefault()}
          onBlur={() => play.current?.pause()}
        >
          <canvas ref={canvas} className="block size-full rounded-[inherit]" />
        </button>
        <GameWords view={view} best={best} />
      </GameFrame>
      <LiveRegion
        words={over ? `The tile fell after ${view.score}. The best of this visit is ${best}.` : ""}
      />
    </>
  );
}

const plate = "rounded-sheet border border-edge bg-sheet px-3 py-2 text-center shadow-lift";

/** What is said over the picture: the score, how to start, why it stands still. Clicks go through it. */
function GameWords({ view: { phase, score }, best }: { view: View; best: number }) {
  return (
    <div className="pointer-events-none absolute inset-0 grid select-none place-items-center p-2">
      <p
        className={clsx(
          "absolute top-2 right-2 flex gap-2 rounded-control border border-edge bg-sheet px-1.5 py-0.5",
          "font-semibold text-small tabular-nums",
        )}
      >
        <span>Score {score}</span>
        <span className="text-quiet">Best {best}</span>
      </p>
      {phase === "ready" && (
        <p className={clsx(plate, "mb-4 self-end py-1 font-semibold text-small")}>
          Click or press space to start
        </p>
      )}
      {phase === "paused" && (
        <div className={plate}>
          <p className="font-extrabold text-title">Paused</p>
          <p className="mt-0.5 text-small">Click or press space to go on</p>
        </div>
      )}
      {phase === "over" && (
        <div className={clsx(plate, "motion-safe:animate-arrive")}>
          <p className="font-extrabold text-title">Game over</p>
          <p className="text-quiet text-small">
            {score > 0 && score === best ? "Your best of this visit" : verdict(score)}
          </p>
          <p className="mt-1 font-semibold text-small">Click or press space to restart</p>
        </div>
      )}
    </div>
  );
}

const verdict = (score: number) =>
  score === 0 ? "The first stack is the hardest" : score === 1 ? "1 stack passed" : `${score} stacks passed`;

const KEY = "game-best";

/** The best score of the visit; 0 where the browser keeps nothing. */
function bestScore(): number {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Keeps `score` if it is the best, and answers the best. */
function keepBest(score: number): number {
  const best = Math.max(score, bestScore());
  try {
    sessionStorage.setItem(KEY, String(best));
  } catch {
    // Storage is blocked: the score lasts as long as the page shows it.
  }
  return best;
}
