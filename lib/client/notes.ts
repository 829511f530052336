import type { Words } from "../words";
import type { Format } from "../words/format";

/** What a reply says of its result: a sentence, and the same by codes. */
export type Noted = {
  note?: string | undefined;
  notes?: readonly { code: string; params: Readonly<Record<string, string | number>> }[] | undefined;
};

/** Returns what is notable about a result: in our sentences, or another backend's where a code has none. */
export function noteOf(
  words: Words["notes"] | undefined,
  format: Format,
  { note, notes = [] }: Noted,
): string | undefined {
  if (!words) return note;
  const known = notes.filter(({ code }) => Object.hasOwn(words, code));
  if (known.length === 0 || known.length < notes.length) return note;
  return known.map(({ code, params }) => format.say(words[code as keyof typeof words], params)).join(" ");
}
