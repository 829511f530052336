import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFNumber,
  type PDFObject,
  PDFString,
} from "@cantoo/pdf-lib";
import { name } from "../structure/streams";

/** Name trees and number trees (ISO 32000-1, 7.9.6 and 7.9.7). */

/** Nodes of a tree that are read; no tree of a real document comes near. */
const MAX_NODES = 100_000;
/** Entries of a node that is written. */
const ENTRIES = 256;

function* entriesOf(root: PDFObject | undefined, key: "Names" | "Nums"): Generator<[PDFObject, PDFObject]> {
  const seen = new Set<PDFDict>();
  const left = [root];
  while (left.length > 0 && seen.size < MAX_NODES) {
    const node = left.pop();
    if (!(node instanceof PDFDict) || seen.has(node)) continue;
    seen.add(node);
    const own = node.lookup(name(key));
    if (own instanceof PDFArray)
      for (let i = 0; i + 1 < own.size(); i += 2) {
        const at = own.lookup(i);
        if (at) yield [at, own.get(i + 1)];
      }
    const kids = node.lookup(name("Kids"));
    if (kids instanceof PDFArray)
      for (let i = kids.size() - 1; i >= 0; i -= 1) left.push(kids.lookup(i) as PDFObject);
  }
}

/** Returns the bytes of a string, a character each: names are compared byte by byte. */
export function bytesOf(text: PDFObject | undefined): string | undefined {
  if (!(text instanceof PDFString) && !(text instanceof PDFHexString)) return undefined;
  return Buffer.from(text.asBytes()).toString("latin1");
}

/** Returns a string of these bytes. */
export const stringOf = (bytes: string): PDFHexString =>
  PDFHexString.of(Buffer.from(bytes, "latin1").toString("hex"));

export function readNames(root: PDFObject | undefined): Map<string, PDFObject> {
  const names = new Map<string, PDFObject>();
  for (const [at, value] of entriesOf(root, "Names")) {
    const key = bytesOf(at);
    if (key !== undefined && !names.has(key)) names.set(key, value);
  }
  return names;
}

export function readNumbers(root: PDFObject | undefined): Map<number, PDFObject> {
  const numbers = new Map<number, PDFObject>();
  for (const [at, value] of entriesOf(root, "Nums"))
    if (at instanceof PDFNumber) numbers.set(at.asNumber(), value);
  return numbers;
}

function write(
  context: PDFContext,
  key: "Names" | "Nums",
  entries: readonly (readonly [PDFObject, PDFObject])[],
): PDFDict {
  if (entries.length <= ENTRIES) return context.obj({ [key]: context.obj(entries.flat()) });
  const kids: PDFObject[] = [];
  for (let i = 0; i < entries.length; i += ENTRIES) {
    const part = entries.slice(i, i + ENTRIES);
    const [first, last] = [part[0]?.[0], part.at(-1)?.[0]];
    const Limits = context.obj([first as PDFObject, last as PDFObject]);
    kids.push(context.register(context.obj({ Limits, [key]: context.obj(part.flat()) })));
  }
  return context.obj({ Kids: context.obj(kids) });
}

export function writeNames(context: PDFContext, names: ReadonlyMap<string, PDFObject>): PDFDict {
  // By bytes, which are the characters here.
  const sorted = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
  return write(
    context,
    "Names",
    sorted.map(([key, value]) => [stringOf(key), value] as const),
  );
}

export function writeNumbers(context: PDFContext, numbers: ReadonlyMap<number, PDFObject>): PDFDict {
  const sorted = [...numbers].sort(([a], [b]) => a - b);
  return write(
    context,
    "Nums",
    sorted.map(([key, value]) => [PDFNumber.of(key), value] as const),
  );
}

/** Returns a name that is not taken yet, by a number at its end. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  let free = wanted;
  for (let n = 1; isTaken(free); n += 1) free = `${wanted}+${n}`;
  return free;
}
