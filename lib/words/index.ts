import type { en } from "./en";
import type { Plural } from "./format";

/**
 * All words of the site in one language. A language is an object of this type: one with a key missing does not compile.
 * Values are plain text, so that a page can send them to the browser: `{name}` is a place to fill, and counted sentences
 * are made with `counted`.
 */
export type Words = typeof en;

/** The parts that are sent to a page as a whole. */
export type Area = keyof Words;

/** Words with the same keys as those of English, in the texts of another language; lists by any key have their own. */
export type Translated<English> = English extends string
  ? string
  : string extends keyof English
    ? English
    : Plural extends English
      ? Plural
      : { [Key in keyof English]: Translated<English[Key]> };
