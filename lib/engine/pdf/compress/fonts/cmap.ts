import { bytesOf, type CMapSection, sectionsOf } from "../../structure/cmap";

/** Reads CMaps, which say what the bytes of strings in composite fonts mean (ISO 32000-1, 9.7.5; Adobe technical note 5014). */

/** Bytes that codes of one length may have: from the first to the second list. */
type Codespace = { low: Uint8Array; high: Uint8Array };
/** Consecutive codes of one length in bytes that stand for consecutive CIDs. */
type Range = { size: number; low: number; high: number; cid: number };

export type CMap = {
  /**
   * Adds the codes of a string, one character per byte, in hexadecimal digits.
   *
   * @returns whether all bytes are codes
   */
  addCodes(text: string, codes: Set<string>): boolean;
  /** Returns the CID of a code; those without one are 0. */
  cidOf(hex: string): number;
  /** CIDs that stand for codes without one. */
  fallbacks: readonly number[];
};

const MAX_RANGES = 100_000;
const MAX_CODESPACES = 100;
const MAX_CODE_BYTES = 4;

function codespacesIn(body: string): Codespace[] {
  return [...body.matchAll(/<([^<>]{1,20})>\s{0,99}<([^<>]{1,20})>/g)].map(([, low = "", high = ""]) => ({
    low: bytesOf(low),
    high: bytesOf(high),
  }));
}

function rangesIn({ kind, body }: CMapSection): Range[] {
  const isRange = kind.endsWith("range");
  const entries = isRange
    ? /<([^<>]{1,20})>\s{0,99}<([^<>]{1,20})>\s{0,99}(\d{1,6})/g
    : /<([^<>]{1,20})>()\s{0,99}(\d{1,6})/g;
  return [...body.matchAll(entries)].map(([, first = "", last = "", cid]) => {
    const low = bytesOf(first);
    const high = isRange ? bytesOf(last) : low;
    const numberOf = (bytes: Buffer) =>
      bytes.length > 0 ? bytes.readUIntBE(0, Math.min(bytes.length, 6)) : 0;
    return { size: low.length, low: numberOf(low), high: numberOf(high), cid: Number(cid) };
  });
}

const isCodeOf = (text: string, at: number, { low, high }: Codespace) =>
  at + low.length <= text.length &&
  low.every((least, i) => {
    const byte = text.charCodeAt(at + i);
    return byte >= least && byte <= (high[i] ?? 0);
  });

const order = (a: Range, b: Range) => a.size - b.size || a.low - b.low;

/**
 * @returns undefined for a CMap that is damaged, ambiguous or based on another one
 */
export function readCMap(data: Uint8Array): CMap | undefined {
  const text = Buffer.from(data).toString("latin1");
  const sections = /\busecmap\b/.test(text)
    ? undefined
    : sectionsOf(text, /codespacerange|cidrange|cidchar|notdefrange|notdefchar/);
  if (!sections?.isWhole) return undefined;
  const of = (start: string) => sections.list.filter(({ kind }) => kind.startsWith(start));
  const codespaces = of("codespace").flatMap(({ body }) => codespacesIn(body));
  const ranges = of("cid").flatMap(rangesIn).toSorted(order);
  const fallbacks = of("notdef")
    .flatMap(rangesIn)
    .map(({ cid }) => cid);
  const isWhole = codespaces.every(
    ({ low, high }) => low.length > 0 && low.length <= MAX_CODE_BYTES && low.length === high.length,
  );
  // Readers differ in which of two overlapping ranges counts.
  const isClear = ranges.every((range, i) => {
    const next = ranges[i + 1];
    return range.low <= range.high && (next?.size !== range.size || next.low > range.high);
  });
  if (!isWhole || !isClear || codespaces.length === 0 || codespaces.length > MAX_CODESPACES) return undefined;
  if (ranges.length === 0 || ranges.length > MAX_RANGES) return undefined;

  const addCodes = (string: string, codes: Set<string>): boolean => {
    for (let at = 0; at < string.length; ) {
      const found = codespaces.find((codespace) => isCodeOf(string, at, codespace));
      if (!found) return false;
      const end = at + found.low.length;
      codes.add(Buffer.from(string.slice(at, end), "latin1").toString("hex"));
      at = end;
    }
    return true;
  };

  const cidOf = (hex: string): number => {
    const wanted = { size: hex.length / 2, low: Number.parseInt(hex, 16), high: 0, cid: 0 };
    let [from, to] = [0, ranges.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (order(ranges[middle] as Range, wanted) <= 0) from = middle + 1;
      else to = middle;
    }
    const range = ranges[from - 1];
    const isInside = range?.size === wanted.size && wanted.low <= range.high;
    return isInside ? range.cid + wanted.low - range.low : 0;
  };

  return { addCodes, cidOf, fallbacks };
}
