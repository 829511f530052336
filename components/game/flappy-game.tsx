"use client";

import { clsx } from "clsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { LiveRegion } from "../ui/live-region";
import { useFormat, useWords } from "../ui/words";
import { GameFrame } from "./game-frame";
import { type Play, startPlay, type View } from "./play";

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

const isFlap = ({ key, ctrlKey, metaKey, altKey }: Key) =>
  (key === " " || key === "ArrowUp") && !ctrlKey && !metaKey && !altKey;

const plate = "rounded-sheet border border-edge bg-sheet px-3 py-2 text-center shadow-lift";

/** Returns whether the middle of an element is on the screen. */
function isInSight(element: Element): boolean {
  const { top, height } = element.getBoundingClientRect();
  const middle = top + height / 2;
  return middle > 0 && middle < innerHeight;
}

/**
 * The game: fly a tile through the gaps between stacks of paper with Space, the up arrow, clicks or taps.
 *
 * @param hint id of the element that explains the controls
 */
export function FlappyGame({ hint }: { hint: string }) {
  const words = useWords("notFound").game;
  const { count, fill } = useFormat();
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
  const { phase, score } = view;
  const running = phase === "running";
  const over = phase === "falling" || phase === "over";
  const verdict = score === 0 ? words.nothing : count(words.passed, score);
  const flap = () => play.current?.flap();
  const button = useRef<HTMLButtonElement>(null);
  // Right after loading nothing has the focus, but the hint says that Space starts the game.
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
      <GameFrame phase={phase}>
        <button
          type="button"
          ref={button}
          aria-label={words.name}
          aria-describedby={hint}
          // Before the game a tap starts it, so that scrolling over it does not. In flight the first touch
          // counts.
          className={clsx("absolute inset-0 rounded-sheet", running ? "touch-none" : "touch-manipulation")}
          onPointerDown={(event) => {
            if (running && event.isPrimary && event.button === 0) flap();
          }}
          onClick={(event) => {
            // Safari does not focus a clicked button, and keys go to the focused element.
            event.currentTarget.focus({ preventScroll: true });
            if (!running || event.detail === 0) flap();
          }}
          onKeyDown={(event) => {
            if (!isFlap(event)) return;
            event.preventDefault();
            if (!event.repeat) flap();
          }}
          // Releasing Space would click the button again.
          onKeyUp={(event) => event.key === " " && event.preventDefault()}
          onBlur={() => play.current?.pause()}
        >
          <canvas ref={canvas} className="block size-full rounded-[inherit]" />
        </button>
        {/* Score and messages over the canvas. Clicks pass through. */}
        <div className="pointer-events-none absolute inset-0 grid select-none place-items-center p-2">
          <p
            className={clsx(
              "absolute top-2 right-2 flex gap-2 rounded-control border border-edge bg-sheet px-1.5 py-0.5",
              "font-semibold text-small tabular-nums",
            )}
          >
            <span>{fill(words.score, { n: score })}</span>
            <span className="text-quiet">{fill(words.best, { n: best })}</span>
          </p>
          {phase === "ready" && (
            <p className={clsx(plate, "mb-4 self-end py-1 font-semibold text-small")}>{words.start}</p>
          )}
          {phase === "paused" && (
            <div className={plate}>
              <p className="font-extrabold text-title">{words.paused}</p>
              <p className="mt-0.5 text-small">{words.resume}</p>
            </div>
          )}
          {phase === "over" && (
            <div className={clsx(plate, "motion-safe:animate-arrive")}>
              <p className="font-extrabold text-title">{words.over}</p>
              <p className="text-quiet text-small">{score > 0 && score === best ? words.record : verdict}</p>
              <p className="mt-1 font-semibold text-small">{words.restart}</p>
            </div>
          )}
        </div>
      </GameFrame>
      <LiveRegion words={over ? fill(words.result, { score, best }) : ""} />
    </>
  );
}

const KEY = "game-best";

/** Returns the best score of the visit, or 0 when storage is blocked. */
function bestScore(): number {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Stores `score` if it is the best, and returns the best. */
function keepBest(score: number): number {
  const best = Math.max(score, bestScore());
  try {
    sessionStorage.setItem(KEY, String(best));
  } catch {
    // Storage is blocked, so the score is only kept on screen.
  }
  return best;
}
