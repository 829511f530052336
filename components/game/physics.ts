/**
 * The game of the 404 page, in its own pixels: the world is `height` pixels high on every screen, and its width follows
 * from the aspect ratio. Speeds are per tick. Specified, and apart from `lib/limits`, which every tool page loads.
 */
export const game = {
  tickMs: 24,
  gravity: 0.5,
  impulse: -8,
  pipeWidth: 60,
  /** Height of the gap between the upper and the lower pipe. */
  gap: 140,
  /** Distance between the left edges of two pipes. */
  spacing: 300,
  bird: 30,
  height: 480,
  speed: 4,
  /** Left edge of the bird, and its distance to the first pipe. */
  birdX: 84,
  firstPipe: 320,
  /** Distance of a gap from the bottom, and from the top, where the score is. */
  margin: 88,
  /** Flaps are ignored for 288 ms after the end, so that the last one does not restart the game. */
  restartTicks: 12,
} as const;

/** Two stacks of paper with a gap between them, in game pixels. */
export type Pipe = {
  /** Position in the run, from 0. */
  number: number;
  x: number;
  /** Lower end of the upper stack. The lower stack begins `game.gap` below. */
  gapTop: number;
};

type Phase = "ready" | "running" | "over";

export type Game = {
  phase: Phase;
  /** Upper edge of the bird. */
  y: number;
  /** Pixels per tick, positive downwards. */
  velocity: number;
  /** Pipes on and ahead of the screen, from left to right. */
  pipes: readonly Pipe[];
  score: number;
  /** Ticks since the game ended. */
  ticksOver: number;
};

/** Returns the position of the next gap in its range, from 0 to below 1; at random, but for tests. */
type Gaps = () => number;

/** Adds pipes until one lies beyond the right edge of the world. */
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
 * Returns a game that has not started.
 *
 * @param width width of the world
 */
export const newGame = (width: number, gaps: Gaps = Math.random): Game => ({
  phase: "ready",
  y: (game.height - game.bird) / 2,
  velocity: 0,
  pipes: withMore([], width, gaps),
  score: 0,
  ticksOver: 0,
});

/** Returns whether a flap counts. Right after the end it does not. */
export const canFlap = ({ phase, ticksOver }: Game): boolean =>
  phase !== "over" || ticksOver >= game.restartTicks;

/** Flaps: starts the game, keeps the bird up, and restarts a finished game. */
export function flap(now: Game, width: number, gaps: Gaps = Math.random): Game {
  if (!canFlap(now)) return now;
  const from = now.phase === "over" ? newGame(width, gaps) : now;
  return { ...from, phase: "running", velocity: game.impulse };
}

/** Returns whether a bird at `y` overlaps a pipe. Touching edges do not count. */
export const hits = (y: number, { x, gapTop }: Pipe): boolean =>
  x < game.birdX + game.bird &&
  x + game.pipeWidth > game.birdX &&
  (y < gapTop || y + game.bird > gapTop + game.gap);

const isOff = (y: number) => y < 0 || y + game.bird > game.height;

const isPassed = ({ x }: Pipe) => x + game.pipeWidth <= game.birdX;

/** Advances the game by one tick of `game.tickMs`. After the end, the bird falls out of the picture. */
export function tick(now: Game, width: number, gaps: Gaps = Math.random): Game {
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
