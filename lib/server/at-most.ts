import "server-only";

/** What `work` makes of every item, in their order, with at most so many at work at once. */
export async function atMost<T, R>(
  count: number,
  items: readonly T[],
  work: (item: T, i: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  // All read from one iterator: each takes what nobody has taken yet.
  const rest = items.entries();
  const reader = async () => {
    for (const [i, item] of rest) results[i] = await work(item, i);
  };
  await Promise.all(Array.from({ length: Math.min(count, items.length) }, reader));
  return results;
}
