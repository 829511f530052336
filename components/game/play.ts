import { game } from "@/lib/limits";
import { canFlap, flap, newGame, seededGaps, tick } from "./physics";
import { drawScene } from "./scene";
import { readTheme, watchTheme } from "./theme";

/** What the page says about the game. 'falling': it is over, and flaps do not count yet. */
export type View = { phase: "ready" | "running" | "paused" | "falling" | "over"; score: number };

export type Play = {
  /** Also starts, goes on after a pause, and starts anew. */
  flap: () => void;
  pause: () => void;
  stop: () => void;
};

/** How wide the world is that `canvas` shows from top to bottom. */
const worldWidth = ({ clientWidth, clientHeight }: HTMLCanvasElement) =>
  clientHeight === 0 ? game.height : (clientWidth / clientHeight) * game.height;

/** Plays the game on `canvas`, in whatever size it has; `show` is told when what is to be said changes. */
export function startPlay(canvas: HTMLCanvasElement, show: (view: View) => void): Play {
  const context = canvas.getContext("2d", { alpha: false });
  const gaps = seededGaps(Math.floor(Math.random() * 2 ** 32));
  let theme = readTheme(canvas);
  let width = worldWidth(canvas);
  let now = newGame(width, gaps);
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
    now = tick(now, width, gaps);
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

  /** As many pixels as the screen has for it, and the game's own pixels as units. */
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
  const onVisibility = () => document.hidden && pause();
  const size = new ResizeObserver(fit);
  const sight = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting || pause());
  const unwatchTheme = watchTheme(repaint);
  size.observe(canvas);
  sight.observe(canvas);
  document.addEventListener("visibilitychange", onVisibility);
  // Zooming changes the density, not the size.
  window.addEventListener("resize", fit);
  document.fonts.ready.then(repaint);

  return {
    flap() {
      if (!canFlap(now)) return;
      now = flap(now, width, gaps);
      if (!clock) {
        before = now;
        clock = startClock(game.tickMs, step, paint);
      }
      tell();
    },
    pause,
    stop() {
      clock?.stop();
      size.disconnect();
      sight.disconnect();
      unwatchTheme();
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("resize", fit);
    },
  };
}

/** More than this is not caught up: the page was away, or the machine is too slow for the game. */
const MOST_TICKS = 5;

type Clock = { stop: () => void };

/**
 * A fixed step over the screen's own frames: `tick` once every `tickMs`, then `paint` with how much of the next
 * tick has passed, 0 to 1. Runs until `tick` answers false, or it is stopped.
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
