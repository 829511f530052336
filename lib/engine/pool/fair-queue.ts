/** Every fourth turn goes to the oldest item, so that nothing waits forever. */
const OLDEST_EVERY = 4;

type Entry<T> = { item: T; turn: number; arrival: number; since: number };

/**
 * Orders items by turns (Goyal, Vin and Cheng, Start-Time Fair Queueing, 1996). An item of priority 3 takes the third
 * turn from now, so the files of two visitors alternate: a single file waits for one of another visitor's twenty, and
 * later single files do not all overtake the twentieth. Equal turns go in order of arrival.
 */
export function createFairQueue<T extends { priority: number }>() {
  const entries: Entry<T>[] = [];
  let now = 0;
  let arrivals = 0;
  let taken = 0;

  /** Index after all entries whose turn is not later. */
  function placeOf(turn: number): number {
    let low = 0;
    let high = entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((entries[middle]?.turn ?? 0) <= turn) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function takeOldest(): T | undefined {
    const arrival = entries.reduce((oldest, entry) => Math.min(oldest, entry.arrival), arrivals);
    const at = entries.findIndex((entry) => entry.arrival === arrival);
    return entries.splice(at, 1)[0]?.item;
  }

  function takeNext(): T | undefined {
    const next = entries.shift();
    now = next?.turn ?? now;
    return next?.item;
  }

  return {
    get size() {
      return entries.length;
    },
    /** Time in milliseconds for which the oldest item has waited; 0 when empty. */
    get oldestMs() {
      const [first, ...rest] = entries;
      if (!first) return 0;
      return performance.now() - rest.reduce((oldest, { since }) => Math.min(oldest, since), first.since);
    },
    add(item: T) {
      const turn = now + item.priority;
      arrivals += 1;
      entries.splice(placeOf(turn), 0, { item, turn, arrival: arrivals, since: performance.now() });
    },
    /** Puts an item whose turn had come already before all others. */
    putBack(item: T) {
      entries.unshift({ item, turn: now, arrival: 0, since: performance.now() });
    },
    take(): T | undefined {
      if (entries.length === 0) return;
      taken += 1;
      return taken % OLDEST_EVERY === 0 ? takeOldest() : takeNext();
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
