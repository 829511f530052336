import { describe, expect, it } from "vitest";
import { canFlap, flap, type Game, game, hits, newGame, tick } from "./physics";

const WIDTH = 640;
const middle = () => 0.5;

function ticks(from: Game, count: number, gaps = middle): Game {
  let now = from;
  for (let done = 0; done < count; done++) now = tick(now, WIDTH, gaps);
  return now;
}

const started = () => flap(newGame(WIDTH, middle), WIDTH, middle);

/** Plays by flapping whenever the bird is below the middle of the next gap. */
function play(from: Game, count: number, gaps: () => number): Game {
  let now = from;
  for (let done = 0; done < count && now.phase === "running"; done++) {
    const next = now.pipes.find(({ x }) => x + game.pipeWidth > game.birdX);
    const low = (next?.gapTop ?? 0) + game.gap - game.bird - 12;
    if (now.y + now.velocity > low) now = flap(now, WIDTH, gaps);
    now = tick(now, WIDTH, gaps);
  }
  return now;
}

describe("the game's physics", () => {
  it("stands still until the first flap", () => {
    const ready = newGame(WIDTH, middle);
    expect(ready.phase).toBe("ready");
    expect(ticks(ready, 100)).toEqual(ready);
  });

  it("moves the bird up by the impulse and down by gravity", () => {
    const start = started();
    expect(start).toMatchObject({ phase: "running", velocity: -8 });
    const after = ticks(start, 1);
    expect(after.velocity).toBe(-7.5);
    expect(after.y).toBe(start.y - 7.5);
    expect(ticks(start, 16).velocity).toBe(0);
  });

  it("gives a flap the same impulse however fast the bird falls", () => {
    expect(flap(ticks(started(), 30), WIDTH, middle).velocity).toBe(-8);
  });

  it("adds pipes every 300 pixels, up to one beyond the right edge", () => {
    const { pipes } = newGame(WIDTH, middle);
    expect(pipes.map(({ x }) => x)).toEqual([404, 704]);
    const later = ticks({ ...started(), velocity: 0, y: 200 }, 20).pipes;
    expect(later.map(({ x }) => x)).toEqual([324, 624, 924]);
  });

  it("keeps every gap inside the world", () => {
    for (const gaps of [() => 0, () => 0.999_999])
      for (const { gapTop } of newGame(5000, gaps).pipes) {
        expect(gapTop).toBeGreaterThanOrEqual(game.margin);
        expect(gapTop + game.gap).toBeLessThanOrEqual(game.height - game.margin);
      }
  });

  it("ends the game at the lower edge", () => {
    const over = ticks(started(), 60);
    expect(over.phase).toBe("over");
    expect(over.score).toBe(0);
  });

  it("ends the game at the upper edge", () => {
    let now = started();
    for (let done = 0; done < 40 && now.phase === "running"; done++)
      now = tick(flap(now, WIDTH, middle), WIDTH, middle);
    expect(now.phase).toBe("over");
    expect(now.y).toBeLessThan(0);
  });

  it.each([
    ["above the gap", 99, 100, true],
    ["in the gap's upper corner", 100, 100, false],
    ["in the gap's lower corner", 210, 100, false],
    ["below the gap", 211, 100, true],
  ])("detects whether a bird %s hits the pipe", (_, y, gapTop, expected) => {
    expect(hits(y, { number: 0, x: game.birdX, gapTop })).toBe(expected);
  });

  it("ignores pipes in front of and behind the bird", () => {
    for (const x of [game.birdX + game.bird, game.birdX - game.pipeWidth])
      expect(hits(0, { number: 0, x, gapTop: 100 })).toBe(false);
  });

  it("ends the game at a pipe", () => {
    const [pipe] = newGame(WIDTH, middle).pipes;
    const before: Game = {
      ...started(),
      y: 20,
      velocity: 0,
      pipes: [{ number: 0, x: game.birdX + game.bird + 2, gapTop: pipe?.gapTop ?? 0 }],
    };
    expect(ticks(before, 1).phase).toBe("over");
  });

  it("counts a pipe once, when the bird has passed it", () => {
    const before: Game = {
      ...started(),
      y: 200,
      velocity: 0,
      pipes: [{ number: 0, x: game.birdX - game.pipeWidth + 2, gapTop: 170 }],
    };
    const after = ticks(before, 1);
    expect(after.score).toBe(1);
    expect(ticks(after, 5).score).toBe(1);
  });

  it("lets a good player survive 3,000 ticks of the highest and the lowest gaps", () => {
    let high = false;
    const gaps = () => {
      high = !high;
      return high ? 0 : 0.999;
    };
    const end = play(flap(newGame(WIDTH, gaps), WIDTH, gaps), 3000, gaps);
    expect(end).toMatchObject({ phase: "running" });
    expect(end.score).toBeGreaterThan(30);
    expect(end.pipes.length).toBeLessThan(5);
  });

  it("lets the bird fall after the end, and restarts by a flap a moment later", () => {
    const over = ticks(started(), 60);
    const atOnce = { ...over, ticksOver: 0 };
    expect(canFlap(atOnce)).toBe(false);
    expect(flap(atOnce, WIDTH, middle)).toBe(atOnce);
    const later = ticks(atOnce, game.restartTicks);
    expect(later.y).toBeGreaterThan(over.y);
    const again = flap({ ...later, score: 9 }, WIDTH, middle);
    expect(again).toEqual(started());
  });
});
