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
