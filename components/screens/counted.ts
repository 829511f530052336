/** Returns a number and its noun, such as '1 word' and '2,300 words'. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
