import { canFlap, flap, game, newGame, tick } from "./physics";
import { drawScene } from "./scene";
import { readTheme } from "./theme";

/**
 * State of the game as the page shows it. 'falling' is the moment after the end in which flaps do not count.
 */
export type View = { phase: "ready" | "running" | "paused" | "falling" | "over"; score: number };

export type Play = {
  /** Also starts, resumes and restarts the game. */
  flap: () => void;
  pause: () => void;
  stop: () => void;
};

/** Width of the world at the canvas's aspect ratio. */
const worldWidth = ({ clientWidth, clientHeight }: HTMLCanvasElement) =>
  clientHeight === 0 ? game.height : (clientWidth / clientHeight) * game.height;

/** Runs the game on `canvas` at any size. `show` is called when the visible state changes. */
export function startPlay(canvas: HTMLCanvasElement, show: (view: View) => void): Play {
  const context = canvas.getContext("2d", { alpha: false });
  let theme = readTheme(canvas);
  let width = worldWidth(canvas);
  let now = newGame(width);
  let before = now;
  let travelled = 0;
  let clock: Clock | undefined;
  let shown: View = { phase: now.phase, score: 0 };

  function tell() {
    const falling = now.phase === "over" && !canFlap(now);
    const paused = now.phase === "running" && !clock;
    const phase = falling ? "falling" : paused ? "paused" : now.phase;
    if (phase === shown.phase && now.score === shown.score) return;
    shown = { phase, score: now.score };
    show(shown);
  }

  function paint(part: number) {
    if (context) drawScene(context, theme, width, { before, now, part, travelled });
  }

  function step(): boolean {
    before = now;
    now = tick(now, width);
    if (now.phase === "running") travelled += game.speed;
    const goesOn = now.phase === "running" || !canFlap(now);
    if (!goesOn) clock = undefined;
    tell();
    return goesOn;
  }

  function pause() {
    if (now.phase !== "running") return;
    clock?.stop();
    clock = undefined;
    tell();
  }

  /** Matches the canvas to the screen's pixels, with game pixels as units. */
  function fit() {
    const scale = canvas.clientHeight / game.height;
    const density = window.devicePixelRatio;
    if (scale === 0 || !context) return;
    width = worldWidth(canvas);
    canvas.width = Math.round(canvas.clientWidth * density);
    canvas.height = Math.round(canvas.clientHeight * density);
    context.setTransform(scale * density, 0, 0, scale * density, 0, 0);
    paint(1);
  }

  const repaint = () => {
    theme = readTheme(canvas);
    paint(1);
  };
  const leaving = new AbortController();
  const { signal } = leaving;
  const observers = [
    new ResizeObserver(fit),
    new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting || pause()),
  ];
  for (const observer of observers) observer.observe(canvas);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", repaint, { signal });
  document.addEventListener("visibilitychange", () => document.hidden && pause(), { signal });
  // Zooming changes the pixel ratio but not the element's size.
  window.addEventListener("resize", fit, { signal });
  document.fonts.ready.then(repaint);

  return {
    flap() {
      if (!canFlap(now)) return;
      now = flap(now, width);
      if (!clock) {
        before = now;
        clock = startClock(game.tickMs, step, paint);
      }
      tell();
    },
    pause,
    stop() {
      clock?.stop();
      leaving.abort();
      for (const observer of observers) observer.disconnect();
    },
  };
}

/** Limit of ticks to catch up after a pause or on a slow machine. */
const MOST_TICKS = 5;

type Clock = { stop: () => void };

/**
 * Runs a fixed time step on animation frames: `tick` once every `tickMs`, then `paint` with the passed part
 * of the next tick, 0 to 1. Stops when `tick` returns false.
 */
function startClock(tickMs: number, tick: () => boolean, paint: (part: number) => void): Clock {
  let last: number | undefined;
  let owed = 0;
  let frame = requestAnimationFrame(function onFrame(now) {
    owed = Math.min(owed + now - (last ?? now), tickMs * MOST_TICKS);
    last = now;
    let goesOn = true;
    for (; goesOn && owed >= tickMs; owed -= tickMs) goesOn = tick();
    paint(goesOn ? owed / tickMs : 1);
    if (goesOn) frame = requestAnimationFrame(onFrame);
  });
  return { stop: () => cancelAnimationFrame(frame) };
}
