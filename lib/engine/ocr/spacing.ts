/** Scripts that write words without spaces between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** Returns whether there is a space between two words. */
export const isSpaced = (before: string, after: string): boolean =>
  !(unspaced.test(before.at(-1) ?? "") && unspaced.test(after[0] ?? ""));
