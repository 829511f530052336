import { AlignmentType, type INumberingOptions, type IStylesOptions, LevelFormat } from "docx";
import { heaviest } from "./boxes";
import type { Looks } from "./docx-paragraphs";
import type { Look } from "./docx-runs";
import { bodySize } from "./headings";
import type { Block, ListPlace, Paragraph, Run } from "./types";
import { halfPoints } from "./units";

const plain: Look = { family: "Times New Roman", size: 11, bold: false, italic: false };

/** The look of most of some text, but for its size. */
function commonLook(runs: readonly Run[], size: number): Look {
  const weights = new Map<string, { style: Run["style"]; weight: number }>();
  for (const { style, text } of runs) {
    const key = JSON.stringify(style);
    const entry = weights.get(key) ?? { style, weight: 0 };
    entry.weight += text.length;
    weights.set(key, entry);
  }
  const best = [...weights.values()].sort((a, b) => b.weight - a.weight)[0];
  return { ...(best?.style ?? plain), size };
}

/** How a document's text and its headings look, for its styles; text then says only how it differs. */
export function looksOf(blocks: readonly Block[]): Looks {
  const paragraphs = blocks.filter((block) => block.kind === "paragraph");
  const text = paragraphs.filter(({ heading }) => !heading);
  const { family, size } = commonLook(
    text.flatMap(({ runs }) => runs),
    bodySize(blocks) || plain.size,
  );
  const levels = Math.max(0, ...paragraphs.map(({ heading = 0 }) => heading));
  const headings = Array.from({ length: levels }, (_, i) => {
    const own = paragraphs.filter(({ heading }) => heading === i + 1);
    const common = heaviest(
      own.map((one) => [one.size, 1]),
      0.5,
    );
    return commonLook(
      own.flatMap(({ runs }) => runs),
      common || size,
    );
  });
  return { body: { ...plain, family, size }, headings };
}

const runOf = ({ family, size, bold, italic, colour }: Look) => ({
  font: { ascii: family, hAnsi: family, cs: family },
  size: halfPoints(size),
  bold,
  italics: italic,
  color: colour ?? "000000",
});

export function stylesOf({ body, headings }: Looks): IStylesOptions {
  const styles = headings.map((look) => ({ run: runOf(look), paragraph: { keepNext: true } }));
  const { family, size } = body;
  return {
    default: {
      document: { run: { font: { ascii: family, hAnsi: family, cs: family }, size: halfPoints(size) } },
      ...Object.fromEntries(styles.map((style, i) => [`heading${i + 1}`, style])),
    },
  };
}

const formats = {
  decimal: LevelFormat.DECIMAL,
  lower: LevelFormat.LOWER_LETTER,
  upper: LevelFormat.UPPER_LETTER,
  roman: LevelFormat.LOWER_ROMAN,
} as const;

function levelOf({ marker, value, level }: ListPlace) {
  const isBullet = marker.kind === "bullet";
  return {
    level,
    alignment: AlignmentType.LEFT,
    format: isBullet ? LevelFormat.BULLET : formats[marker.form],
    text: isBullet ? marker.sign : `${marker.before}%${level + 1}${marker.after}`,
    start: isBullet ? 1 : value,
  };
}

/** A numbering for each list, which begins with its first item's number. */
export function numberingOf(paragraphs: readonly Paragraph[]): INumberingOptions {
  const first = new Map<number, ListPlace>();
  for (const { item } of paragraphs) if (item && !first.has(item.list)) first.set(item.list, item);
  return {
    config: [...first].map(([list, place]) => ({ reference: `list-${list}`, levels: [levelOf(place)] })),
  };
}
