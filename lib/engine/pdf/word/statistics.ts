/** Returns the median, or 0 for no values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Returns the value with the most weight, rounded to multiples of `step`; 0 for no values. */
export function weightedMode(
  values: Iterable<readonly [value: number, weight: number]>,
  step: number,
): number {
  const weights = new Map<number, number>();
  for (const [value, weight] of values) {
    const key = Math.round(value / step);
    weights.set(key, (weights.get(key) ?? 0) + weight);
  }
  let best = 0;
  for (const [key, weight] of weights) if (weight > (weights.get(best) ?? 0)) best = key;
  return best * step;
}

/** Returns the index of the first value that isn't smaller. @param sorted ascending */
export function lowerBound(sorted: readonly number[], value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
