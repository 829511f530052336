/** A character of a script that writes words without spaces between them. */
const unspaced = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef]";
const endsUnspaced = new RegExp(`${unspaced}$`, "u");
const beginsUnspaced = new RegExp(`^${unspaced}`, "u");

/** Returns whether there is a space between two words. */
export const isSpaced = (before: string, after: string): boolean =>
  !(endsUnspaced.test(before) && beginsUnspaced.test(after));
