/** From the order in which characters stand to the order in which they are read (after UAX #9, without embeddings). */

const rightToLeft = /[\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u;
const leftToRight = /[\p{L}\p{N}]/u;

export const isRtl = (text: string): boolean => rightToLeft.test(text);

type Direction = "R" | "L";

/** Its own direction, or nothing for signs and spaces, which take that of what they are between. */
const ownDirection = (text: string): Direction | undefined =>
  isRtl(text) ? "R" : leftToRight.test(text) ? "L" : undefined;

/** Whether a text is of a right-to-left language: most of its letters are. */
export function readsLeft(texts: readonly string[]): boolean {
  let balance = 0;
  for (const text of texts) {
    const direction = ownDirection(text);
    if (direction && !/\p{N}/u.test(text)) balance += direction === "R" ? 1 : -1;
  }
  return balance > 0;
}

/**
 * Puts what stands from left to right into reading order.
 *
 * @param base direction of the paragraph
 */
export function toReadingOrder<T extends { text: string }>(seen: readonly T[], base: Direction): T[] {
  const own = seen.map(({ text }) => ownDirection(text));
  const before: (Direction | undefined)[] = [];
  for (let i = 0, last: Direction | undefined; i < own.length; i++) {
    before.push(last);
    last = own[i] ?? last;
  }
  const directions: Direction[] = [];
  for (let i = own.length - 1, next: Direction | undefined; i >= 0; i--) {
    directions[i] = own[i] ?? (before[i] === next && next ? next : base);
    next = own[i] ?? next;
  }
  return base === "R"
    ? reverseRuns([...seen].reverse(), [...directions].reverse(), "L")
    : reverseRuns(seen, directions, "R");
}

function reverseRuns<T>(items: readonly T[], directions: readonly Direction[], which: Direction): T[] {
  const result: T[] = [];
  for (let start = 0; start < items.length; ) {
    let end = start + 1;
    while (end < items.length && directions[end] === directions[start]) end++;
    const run = items.slice(start, end);
    result.push(...(directions[start] === which ? run.reverse() : run));
    start = end;
  }
  return result;
}
