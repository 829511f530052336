import type { Words } from "../words";
import type { Format } from "../words/format";

/** Words for the codes of replies: errors, and what is notable about a result. */
type ReplyWords = Pick<Words, "errors" | "notes">;

let loaded: ReplyWords | undefined;

/** Called by what makes calls, which brings these words: a page is shown before both. */
export const provideReplyWords = (provided: ReplyWords): void => {
  loaded = provided;
};

/** Returns the words for codes; undefined before anything is loaded that makes calls. */
export const replyWords = (): ReplyWords | undefined => loaded;

/** What a reply says of its result: a sentence, and the same by codes. */
export type Noted = {
  note?: string | undefined;
  notes?: readonly { code: string; params: Readonly<Record<string, string | number>> }[] | undefined;
};

/** Returns what is notable about a result: in our sentences, or another backend's where a code has none. */
export function noteOf(format: Format, { note, notes = [] }: Noted): string | undefined {
  const words = loaded?.notes;
  if (!words) return note;
  const known = notes.filter(({ code }) => Object.hasOwn(words, code));
  if (known.length === 0 || known.length < notes.length) return note;
  return known.map(({ code, params }) => format.say(words[code as keyof typeof words], params)).join(" ");
}
