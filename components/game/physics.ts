import { game } from "@/lib/limits";

/** Two stacks of paper with a gap; all in the game's own pixels. */
export type Pipe = {
  /** Its place in the run: 0, 1, 2... */
  number: number;
  /** Its left edge. */
  x: number;
  /** Where the upper stack ends; the lower one begins `game.gap` below. */
  gapTop: number;
};

type Phase = "ready" | "running" | "over";

export type Game = {
  phase: Phase;
  /** The bird's upper edge. */
  y: number;
  /** Pixels per tick, downwards. */
  velocity: number;
  /** Those that are not left behind yet, from left to right. */
  pipes: readonly Pipe[];
  /** Pipes that the bird has passed. */
  score: number;
  /** Since the game is over. */
  ticksOver: number;
};

/** Where in its range the next gap is, 0 to below 1. */
type Gaps = () => number;

/** Gaps that come out the same for the same seed (mulberry32). */
export function seededGaps(seed: number): Gaps {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `pipes` and as many more as a world of `width` shows, and one beyond its edge. */
function withMore(pipes: readonly Pipe[], width: number, gaps: Gaps): readonly Pipe[] {
  const laid = [...pipes];
  const range = game.height - game.gap - 2 * game.margin;
  for (;;) {
    const last = laid.at(-1);
    if (last && last.x > width) return laid;
    laid.push({
      number: last ? last.number + 1 : 0,
      x: last ? last.x + game.spacing : game.birdX + game.firstPipe,
      gapTop: Math.round(game.margin + gaps() * range),
    });
  }
}

/**
 * A game that is not started.
 *
 * @param width of the world
 */
export const newGame = (width: number, gaps: Gaps): Game => ({
  phase: "ready",
  y: (game.height - game.bird) / 2,
  velocity: 0,
  pipes: withMore([], width, gaps),
  score: 0,
  ticksOver: 0,
});

/** Whether a flap would count: right after the end it does not. */
export const canFlap = ({ phase, ticksOver }: Game): boolean =>
  phase !== "over" || ticksOver >= game.restartTicks;

/** The bird beats its wings: that starts the game, keeps it going, and starts it anew when it is over. */
export function flap(now: Game, width: number, gaps: Gaps): Game {
  if (!canFlap(now)) return now;
  const from = now.phase === "over" ? newGame(width, gaps) : now;
  return { ...from, phase: "running", velocity: game.impulse };
}

/** Whether a bird at `y` touches a pipe; edges that only meet do not count. */
export const hits = (y: number, { x, gapTop }: Pipe): boolean =>
  x < game.birdX + game.bird &&
  x + game.pipeWidth > game.birdX &&
  (y < gapTop || y + game.bird > gapTop + game.gap);

const isOff = (y: number) => y < 0 || y + game.bird > game.height;

const isPassed = ({ x }: Pipe) => x + game.pipeWidth <= game.birdX;

/** The game `game.tickMs` later. A bird whose game is over falls out of the picture. */
export function tick(now: Game, width: number, gaps: Gaps): Game {
  if (now.phase === "ready") return now;
  const velocity = now.velocity + game.gravity;
  const y = now.y + velocity;
  if (now.phase === "over") return { ...now, y, velocity, ticksOver: now.ticksOver + 1 };
  const moved = now.pipes.map((pipe) => ({ ...pipe, x: pipe.x - game.speed }));
  const passed = moved.filter((pipe, at) => {
    const before = now.pipes[at];
    return before && isPassed(pipe) && !isPassed(before);
  }).length;
  return {
    ...now,
    phase: isOff(y) || moved.some((pipe) => hits(y, pipe)) ? "over" : "running",
    y,
    velocity,
    pipes: withMore(
      moved.filter(({ x }) => x + game.pipeWidth > 0),
      width,
      gaps,
    ),
    score: now.score + passed,
  };
}
