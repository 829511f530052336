/**
 * A queue by priority (lower first), equals in order of arrival. Insertion is linear: it holds the files of
 * a few requests, since admission bounds what may wait.
 */
export function createWaitingList<T extends { priority: number }>() {
  const items: T[] = [];
  return {
    get size() {
      return items.length;
    },
    add(item: T) {
      const at = items.findIndex((other) => other.priority > item.priority);
      items.splice(at < 0 ? items.length : at, 0, item);
    },
    take: () => items.shift(),
    /** @returns whether it was still waiting */
    remove(item: T) {
      const at = items.indexOf(item);
      if (at >= 0) items.splice(at, 1);
      return at >= 0;
    },
    takeAll: () => items.splice(0),
  };
}
