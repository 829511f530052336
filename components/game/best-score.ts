const KEY = "game-best";

/** The best score of the visit; 0 where the browser keeps nothing. */
export function bestScore(): number {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Keeps `score` if it is the best, and answers the best. */
export function keepBest(score: number): number {
  const best = Math.max(score, bestScore());
  try {
    sessionStorage.setItem(KEY, String(best));
  } catch {
    // Storage is blocked: the score lasts as long as the page shows it.
  }
  return best;
}
