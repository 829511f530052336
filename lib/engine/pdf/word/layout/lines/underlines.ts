import { around, holds } from "../../../geometry";
import { lowerBound } from "../../statistics";
import type { Fill, Glyph, Rule, Style } from "../../types";

/** Where lines under and through text are, relative to the font size, downwards from the baseline. */
const UNDER = { from: 0.02, to: 0.32 } as const;
const THROUGH = { from: -0.42, to: -0.18 } as const;
/** Longer lines are those of tables and of page layout, relative to the font size. */
const MAX_LENGTH = 60;
/** Of 255: lighter text cannot be read on white paper, darker boxes make it readable. */
const LIGHT = 225;
const DARK = 170;
const PAPER = /^f[a-f]f[a-f]f[a-f]$/;

const partsOf = (color: string): number[] =>
  [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const isLight = (color: string | undefined) => color !== undefined && Math.min(...partsOf(color)) > LIGHT;
const isDark = (color: string) => Math.min(...partsOf(color)) < DARK;

type Place = { from: number; to: number };

function isAlong({ left, right, baseline, size }: Glyph, rule: Rule, place: Place): boolean {
  const middle = (left + right) / 2;
  return (
    rule.to - rule.from < MAX_LENGTH * size &&
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
  const short = horizontal.slice(0, MAX_RULES);
  const isUnderline = createUnderlineTest(glyphs);
  const under = short.filter((rule) => isUnderline(rule, UNDER));
  const through = short.filter((rule) => isUnderline(rule, THROUGH));
  return glyphs.map((glyph) => {
    const behind = fills.findLast((fill) => holds(fill, glyph))?.color;
    const background = behind && !PAPER.test(behind) ? behind : undefined;
    const isUnder = under.some((rule) => isAlong(glyph, rule, UNDER));
    const isThrough = through.some((rule) => isAlong(glyph, rule, THROUGH));
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

/** Lines of a page that are looked at. */
const MAX_RULES = 300;
