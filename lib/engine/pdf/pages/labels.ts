import { type PDFContext, PDFDict, type PDFObject } from "@cantoo/pdf-lib";
import { name, numberIn } from "../structure/streams";
import type { MadePage } from "./pages";
import type { Source } from "./source";
import { readNumbers, writeNumbers } from "./trees";

/** Labels of pages, such as iv or A-3 (ISO 32000-1, 12.4.2). */

type Range = { from: number; dict: PDFDict };
const ranges = new WeakMap<Source, readonly Range[]>();

function rangesOf(source: Source): readonly Range[] {
  const known = ranges.get(source);
  if (known) return known;
  const read = [...readNumbers(source.catalog.lookup(name("PageLabels")))]
    .flatMap(([from, value]): Range[] => {
      const dict = source.context.lookup(value);
      return dict instanceof PDFDict ? [{ from, dict }] : [];
    })
    .sort((a, b) => a.from - b.from);
  ranges.set(source, read);
  return read;
}

/** The style and prefix of a label, and its number. */
type Label = { style: PDFObject | undefined; prefix: PDFObject | undefined; number: number };

function labelOf(page: MadePage, place: number): Label {
  const decimal = { style: name("D"), prefix: undefined, number: place + 1 };
  if ("blank" in page) return decimal;
  const own = rangesOf(page.part.source);
  const range = own.findLast(({ from }) => from <= page.place);
  if (!range) return decimal;
  const { dict, from } = range;
  return {
    style: dict.lookup(name("S")),
    prefix: dict.lookup(name("P")),
    number: (numberIn(dict, "St") ?? 1) + page.place - from,
  };
}

/** Writes the labels that the pages had. @returns undefined if none of them had any */
export function writeLabels(context: PDFContext, pages: readonly MadePage[]): PDFDict | undefined {
  if (!pages.some((page) => "part" in page && rangesOf(page.part.source).length > 0)) return undefined;
  const numbers = new Map<number, PDFObject>();
  let last: Label | undefined;
  pages.forEach((page, place) => {
    const label = labelOf(page, place);
    const { style, prefix, number } = label;
    const follows =
      last?.style === style && String(last?.prefix) === String(prefix) && last?.number === number - 1;
    last = label;
    if (follows) return;
    const dict = context.obj({ ...(number > 1 && { St: number }) });
    if (style) dict.set(name("S"), style);
    if (prefix) dict.set(name("P"), prefix);
    numbers.set(place, dict);
  });
  return writeNumbers(context, numbers);
}
