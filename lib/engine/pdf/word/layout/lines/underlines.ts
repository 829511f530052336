import { around, holds } from "../../../geometry";
import { underlines as settings } from "../../settings";
import { lowerBound } from "../../statistics";
import type { Fill, Glyph, Rule, Style } from "../../types";

const PAPER = /^f[a-f]f[a-f]f[a-f]$/;

const partsOf = (color: string): number[] =>
  [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const isLight = (color: string | undefined) =>
  color !== undefined && Math.min(...partsOf(color)) > settings.light;
const isDark = (color: string) => Math.min(...partsOf(color)) < settings.dark;

type Place = { from: number; to: number };

function isAlong({ left, right, baseline, size }: Glyph, rule: Rule, place: Place): boolean {
  const middle = (left + right) / 2;
  return (
    rule.to - rule.from < settings.maxLength * size &&
    middle > rule.from &&
    middle < rule.to &&
    rule.at > baseline + place.from * size &&
    rule.at < baseline + place.to * size
  );
}

/** Creates a test for lines under or through text: it begins and ends with them, as that on the line of a form's field does not. */
function createUnderlineTest(glyphs: readonly Glyph[]) {
  const letters = glyphs.filter(({ text }) => text !== " ").sort((a, b) => a.baseline - b.baseline);
  const baselines = letters.map(({ baseline }) => baseline);
  const largest = letters.reduce((most, { size }) => Math.max(most, size), 0);
  return (rule: Rule, place: Place): boolean => {
    const reach = largest * Math.max(...Object.values(place).map(Math.abs));
    const near = letters.slice(
      lowerBound(baselines, rule.at - reach),
      lowerBound(baselines, rule.at + reach),
    );
    const own = near.filter((glyph) => isAlong(glyph, rule, place));
    const [first] = own;
    if (!first) return false;
    const { left, right } = around(own);
    return left - rule.from < first.size / 2 && rule.to - right < first.size / 2;
  };
}

/**
 * Gives characters what is drawn behind and below them: the color of a box, lines under or through them. Light text
 * loses its color where no dark box is behind it.
 */
export function withUnderlines(
  glyphs: readonly Glyph[],
  fills: readonly Fill[],
  horizontal: readonly Rule[],
): Glyph[] {
  const short = horizontal.slice(0, settings.maxRules);
  const isUnderline = createUnderlineTest(glyphs);
  const under = short.filter((rule) => isUnderline(rule, settings.under));
  const through = short.filter((rule) => isUnderline(rule, settings.through));
  return glyphs.map((glyph) => {
    const behind = fills.findLast((fill) => holds(fill, glyph))?.color;
    const background = behind && !PAPER.test(behind) ? behind : undefined;
    const isUnder = under.some((rule) => isAlong(glyph, rule, settings.under));
    const isThrough = through.some((rule) => isAlong(glyph, rule, settings.through));
    const isLost = isLight(glyph.style.color) && !(background && isDark(background));
    if (!background && !isUnder && !isThrough && !isLost) return glyph;
    const { color, ...rest } = glyph.style;
    const style: Style = {
      ...rest,
      ...(color && !isLost && { color }),
      ...(background && { background }),
      ...(isUnder && { underline: true }),
      ...(isThrough && { strike: true }),
    };
    return { ...glyph, style };
  });
}
