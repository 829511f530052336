/** More than this is not caught up: the page was away, or the machine is too slow for the game. */
const MOST_TICKS = 5;

export type Clock = { stop: () => void };

/**
 * A fixed step over the screen's own frames: `tick` once every `tickMs`, then `paint` with how much of the next
 * tick has passed, 0 to 1. Runs until `tick` answers false, or it is stopped.
 */
export function startClock(tickMs: number, tick: () => boolean, paint: (part: number) => void): Clock {
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
