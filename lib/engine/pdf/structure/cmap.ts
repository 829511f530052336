/** Splits CMaps, which say what the bytes of strings mean (ISO 32000-1, 9.7.5 and 9.10.3; Adobe Technical Note 5014). */

/** What stands between `begin` and `end` of a kind of entry. */
export type CMapSection = { kind: string; body: string };

/**
 * Lists the sections of a CMap, in order.
 *
 * @param kinds of entries, such as `bfchar`
 * @returns `isWhole` unless the last one has no end; it is left out then
 */
export function sectionsOf(text: string, kinds: RegExp): { list: CMapSection[]; isWhole: boolean } {
  const list: CMapSection[] = [];
  const start = new RegExp(`begin(${kinds.source})\\b`, "g");
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const kind = found[1] as string;
    const end = text.indexOf(`end${kind}`, start.lastIndex);
    if (end < 0) return { list, isWhole: false };
    list.push({ kind, body: text.slice(start.lastIndex, end) });
    start.lastIndex = end;
  }
  return { list, isWhole: true };
}
