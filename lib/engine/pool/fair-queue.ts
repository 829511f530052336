/** The oldest item is passed over so many times in a row at most, so that nothing waits forever. */
const MOST_PASSES = 3;

type Entry<T> = { item: T; turn: number; arrival: number; since: number };

/**
 * Orders items by turns (Goyal, Vin and Cheng, Start-Time Fair Queueing, 1996). An item of priority 3 takes the third
 * turn from now, so the files of two visitors alternate. Of equal turns, the one with the lower priority goes first, then
 * the one that came first: a single file waits for at most one of another visitor's twenty besides those in work, and
 * later single files do not all overtake the twentieth.
 */
export function createFairQueue<T extends { priority: number }>() {
  const entries: Entry<T>[] = [];
  let now = 0;
  let arrivals = 0;
  /** How many items in a row were taken before the oldest. */
  let passes = 0;

  const isLater = (entry: Entry<T>, turn: number, priority: number) =>
    entry.turn > turn || (entry.turn === turn && entry.item.priority > priority);

  return {
    get size() {
      return entries.length;
    },
    /** Time in milliseconds for which the oldest item has waited; 0 when empty. */
    get oldestMs() {
      const time = performance.now();
      return time - entries.reduce((oldest, { since }) => Math.min(oldest, since), time);
    },
    add(item: T) {
      const turn = now + item.priority;
      arrivals += 1;
      const later = entries.findIndex((entry) => isLater(entry, turn, item.priority));
      const added = { item, turn, arrival: arrivals, since: performance.now() };
      entries.splice(later < 0 ? entries.length : later, 0, added);
    },
    /** Puts an item whose turn had come already before all others. */
    putBack(item: T) {
      entries.unshift({ item, turn: now, arrival: 0, since: performance.now() });
    },
    take(): T | undefined {
      const arrival = entries.reduce((oldest, entry) => Math.min(oldest, entry.arrival), arrivals);
      const oldest = entries.findIndex((entry) => entry.arrival === arrival);
      const at = passes === MOST_PASSES ? oldest : 0;
      passes = at === oldest ? 0 : passes + 1;
      const [next] = entries.splice(at, 1);
      if (next && at === 0) now = next.turn;
      return next?.item;
    },
    /** @returns whether it was still waiting */
    remove(item: T) {
      const at = entries.findIndex((entry) => entry.item === item);
      if (at >= 0) entries.splice(at, 1);
      return at >= 0;
    },
    takeAll: () => entries.splice(0).map(({ item }) => item),
  };
}
