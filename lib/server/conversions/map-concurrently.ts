/** Maps items in order, with at most `count` of them in progress at once. */
export async function mapConcurrently<T, R>(
  count: number,
  items: readonly T[],
  work: (item: T, i: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  // All readers share one iterator, so each item is taken once.
  const rest = items.entries();
  const reader = async () => {
    for (const [i, item] of rest) results[i] = await work(item, i);
  };
  await Promise.all(Array.from({ length: Math.min(count, items.length) }, reader));
  return results;
}
