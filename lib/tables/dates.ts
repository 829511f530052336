/** A date, at midnight in UTC, and how its document shows it, as an Excel number format. */
export type DateValue = { value: Date; format: string };

/** Which number of 3/4/2025 is the day. */
export type DayOrder = "day first" | "month first";

const names: readonly (readonly string[])[] = [
  "january january jan januar jänner jan janvier janv enero ene gennaio gen janeiro jan januari",
  "february feb februar februar fév févr février febrero feb febbraio febbr fevereiro fev februari",
  "march mar märz mär mrz mars marzo mar março maart",
  "april apr april avril avr abril abr aprile",
  "may mai mayo may maggio mag maio mei",
  "june jun juni juin junio giugno giu junho",
  "july jul juli juillet juil julio luglio lug julho",
  "august aug août aoû agosto ago augustus",
  "september sep sept septembre septiembre settembre set setembro",
  "october oct oktober okt octobre octubre ottobre ott outubro out",
  "november nov novembre noviembre novembro",
  "december dec dezember dez décembre déc diciembre dic dicembre dezembro",
].map((line) => line.split(" "));

const months = new Map(names.flatMap((all, month) => all.map((name) => [name, month + 1] as const)));

const iso = /^(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})$/;
const numeric = /^(?<first>\d{1,2})(?<sign>[./-])(?<second>\d{1,2})\k<sign>(?<year>\d{4})$/;
const dayMonth =
  /^(?<day>\d{1,2})(?:st|nd|rd|th|\.)?(?<gap>[ -])(?:de )?(?<name>\p{L}{3,10})\.?(?:,?\k<gap>(?:de )?)(?<year>\d{4})$/u;
const monthDay = /^(?<name>\p{L}{3,10})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?, ?(?<year>\d{4})$/u;

/** Longest text that can be a date. */
const LONGEST = 30;
/** Excel counts 29 February 1900, which never was, so that earlier days have another number. */
const FIRST = Date.UTC(1900, 2, 1);

function dateOf(year: number, month: number, day: number, format: string): DateValue | undefined {
  const value = new Date(Date.UTC(year, month - 1, day));
  const isReal = value.getUTCMonth() === month - 1 && value.getUTCDate() === day;
  return isReal && value.getTime() >= FIRST ? { value, format } : undefined;
}

const padded = (text: string | undefined, letter: string) => letter.repeat(text?.length ?? 1);
const literal = (sign: string | undefined) => (sign === "." ? "." : sign === "/" ? "\\/" : "\\-");
const spelled = (name: string) => (name.length > 3 ? "mmmm" : "mmm");

/** Returns which number is the day, where a date leaves no doubt; undefined for others, and what is no such date. */
export function orderOf(text: string): DayOrder | undefined {
  const { first, second, sign } = (text.length <= LONGEST && numeric.exec(text.trim())?.groups) || {};
  if (sign === ".") return undefined;
  if (Number(first) > 12 && Number(second) <= 12) return "day first";
  return Number(second) > 12 && Number(first) <= 12 ? "month first" : undefined;
}

/**
 * Reads a date with a year of four digits.
 *
 * @param order of dates with slashes or hyphens; those that need it stay text without it. With points, the day comes first.
 */
export function readDate(text: string, order: DayOrder | undefined): DateValue | undefined {
  if (text.length > LONGEST) return undefined;
  const trimmed = text.trim();
  const inIso = iso.exec(trimmed)?.groups;
  if (inIso) {
    const { year, month, day, sign } = inIso;
    const format = `yyyy${literal(sign)}${padded(month, "m")}${literal(sign)}${padded(day, "d")}`;
    return dateOf(Number(year), Number(month), Number(day), format);
  }
  const inNumbers = numeric.exec(trimmed)?.groups;
  if (inNumbers) {
    const { first, second, year, sign } = inNumbers;
    const own = sign === "." ? "day first" : (orderOf(trimmed) ?? order);
    if (!own) return undefined;
    const [day, month] = own === "day first" ? [first, second] : [second, first];
    const letters = own === "day first" ? ["d", "m"] : ["m", "d"];
    const format = `${padded(first, letters[0] ?? "")}${literal(sign)}${padded(second, letters[1] ?? "")}${literal(sign)}yyyy`;
    return dateOf(Number(year), Number(month), Number(day), format);
  }
  const isDayFirst = dayMonth.exec(trimmed)?.groups;
  const { name = "", day, year, gap = " " } = isDayFirst ?? monthDay.exec(trimmed)?.groups ?? {};
  const month = months.get(name.toLowerCase());
  if (month === undefined) return undefined;
  const shown = spelled(name);
  const days = padded(day, "d");
  const format = isDayFirst
    ? [days, shown, "yyyy"].join(gap === "-" ? "\\-" : " ")
    : `${shown} ${days}, yyyy`;
  return dateOf(Number(year), month, Number(day), format);
}
