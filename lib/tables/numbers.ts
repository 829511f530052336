/** The mark before the decimals of a number; the other one separates its thousands. */
export type DecimalMark = "." | ",";

/** A text that has the form of a number. */
export type NumberShape = {
  /** Its digits and what separates them, without signs. */
  digits: string;
  negative: boolean;
  /** It is negative by brackets. */
  bracketed: boolean;
  plus: boolean;
  percent: boolean;
  /** The currency before or behind it, with the space between. */
  prefix: string;
  suffix: string;
};

/** A number, and how its document shows it, as an Excel number format (ECMA-376 Part 1, 18.8.31). */
export type NumberValue = { value: number; format: string };

const currency = String.raw`[$€£¥₹₽₩₺₴฿₪]|(?:US|A|C|HK|NZ)\$|EUR|USD|GBP|CHF|JPY|CNY|INR|SEK|NOK|DKK|PLN|CZK|HUF|RON|CAD|AUD|BRL|kr\.?|zł|Kč|Ft|R\$`;
const space = String.raw`[ \u00a0\u2009\u202f]`;
const minus = "[-−–]";
const form = new RegExp(
  String.raw`^(?<open>\()?(?<sign>${minus}|\+)?${space}?(?<before>(?:${currency})${space}?)?(?<inner>${minus})?(?<digits>\d(?:[.,'’ \u00a0\u2009\u202f]?\d)*)(?<percent>${space}?%)?(?<after>${space}?(?:${currency}))?(?<behind>${minus})?(?<close>\))?$`,
  "u",
);
const startsWithDecimals = /^[.,]\d/;

/** Longest text that can be a number; a longer one is not looked at. */
const LONGEST = 40;
/** Excel keeps 15 digits, and an identifier has more. */
const MOST_DIGITS = 15;

/** Returns the parts of a text that has the form of a number, and undefined for others. */
export function shapeOf(text: string): NumberShape | undefined {
  if (text.length > LONGEST) return undefined;
  const trimmed = text.trim();
  const { groups } = form.exec(startsWithDecimals.test(trimmed) ? `0${trimmed}` : trimmed) ?? {};
  if (!groups) return undefined;
  const { open, sign, before = "", inner, digits = "", percent, after = "", behind, close } = groups;
  const bracketed = open !== undefined;
  const minuses = [sign !== "+" && sign, inner, behind, bracketed].filter(Boolean).length;
  if (bracketed !== (close !== undefined) || minuses > 1 || (before && after)) return undefined;
  return {
    digits,
    negative: minuses === 1,
    bracketed,
    plus: sign === "+",
    percent: percent !== undefined,
    prefix: before,
    suffix: after,
  };
}

/** Whole groups of thousands: '1 234 567', "12'345". */
const grouped = /^\d{1,3}(?:(?<mark>[ \u00a0\u2009\u202f'’])\d{3})(?:\k<mark>\d{3})*$/;
const groupedBy = { ".": /^\d{1,3}(?:\.\d{3})+$/, ",": /^\d{1,3}(?:,\d{3})+$/ } as const;
const plain = /^\d+$/;

const other = (mark: DecimalMark): DecimalMark => (mark === "." ? "," : ".");

/** Currencies that are written with a point before the decimals. */
const pointed = /[$£¥₹]|USD|GBP|INR/;

/**
 * Returns the decimal mark that a number shows without doubt.
 *
 * @returns 'either' if it depends on the mark, and 'none' if the number has no such mark, or is none
 */
export function markOf({ digits, prefix, suffix }: NumberShape): DecimalMark | "either" | "none" {
  const marks = [...digits].filter((sign): sign is DecimalMark => sign === "." || sign === ",");
  const [first] = marks;
  const last = marks.at(-1);
  if (first === undefined || last === undefined) return "none";
  if (first !== last) return digits.split(last).length === 2 ? last : "none";
  if (marks.length > 1) return groupedBy[first].test(digits) ? other(first) : "none";
  const isGroup = groupedBy[first].test(digits) && !digits.startsWith("0");
  if (!isGroup) return first;
  // A dollar is never written with three decimals.
  if (pointed.test(prefix + suffix)) return ".";
  return "either";
}

/** Returns whether a number has no separators, so that it may be a label: a year, an identifier, a telephone number. */
export const isPlain = ({ digits, prefix, suffix, percent }: NumberShape): boolean =>
  plain.test(digits) && !percent && prefix + suffix === "";

/** Returns whether digits are no number: they begin with zeros, or are too many. */
export const isCode = ({ digits }: NumberShape): boolean =>
  /^0\d/.test(digits) || digits.replace(/\D/g, "").length > MOST_DIGITS;

/**
 * Reads a number.
 *
 * @param mark its decimal mark, if it has one
 * @returns undefined if its digits are not those of a number
 */
export function readNumber(shape: NumberShape, mark: DecimalMark | undefined): NumberValue | undefined {
  if (isCode(shape)) return undefined;
  const at = mark === undefined ? -1 : shape.digits.lastIndexOf(mark);
  const whole = at < 0 ? shape.digits : shape.digits.slice(0, at);
  const decimals = at < 0 ? "" : shape.digits.slice(at + 1);
  const isGrouped = grouped.test(whole) || (mark !== undefined && groupedBy[other(mark)].test(whole));
  // A telephone number.
  if (shape.plus && grouped.test(whole)) return undefined;
  if (!(isGrouped || plain.test(whole)) || (at >= 0 && !plain.test(decimals))) return undefined;
  const size = Number(`${whole.replace(/\D/g, "")}.${decimals || "0"}`);
  const signed = shape.negative ? -size : size;
  // Division leaves digits that were never written: 0.07 of 7%.
  const value = shape.percent ? Number((signed / 100).toPrecision(MOST_DIGITS)) : signed;
  return { value, format: formatOf(shape, isGrouped, decimals.length) };
}

const quoted = (text: string) => (text === "" ? "" : `"${text}"`);

function formatOf(shape: NumberShape, isGrouped: boolean, decimals: number): string {
  const { bracketed, plus, percent, prefix, suffix } = shape;
  const digits = `${isGrouped ? "#,##0" : "0"}${decimals > 0 ? `.${"0".repeat(decimals)}` : ""}`;
  const shown = `${quoted(prefix)}${digits}${percent ? "%" : ""}${quoted(suffix)}`;
  if (bracketed) return `${shown};(${shown})`;
  return plus ? `+${shown};-${shown};${shown}` : shown;
}
