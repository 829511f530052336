import { siteName } from "@/lib/settings";
import { type Card, cardSize } from "@/lib/site/cards";
import { oklch, textPicture } from "@/lib/site/drawing";
import type { Word } from "@/lib/site/pages";
import type { Site } from "@/lib/site/site";

type SocialCardProps = {
  site: Site;
  card: Pick<Card, "from" | "to">;
  texts: CardTexts;
  /** URL of the site's logo. */
  mark: string;
};

const MARGIN = 64;
const TILE = 224;
/** Visible part of a tile under the next one in a stack. */
const SHOWN = 184;

type Text = string | Awaited<ReturnType<typeof textPicture>>;
type CardTexts = Readonly<Record<"heading" | "line", Text>>;

/** Whether the typeface has the letters of a text. */
const isLatin = (text: string) => !/[^\p{Script=Latin}\p{Script=Common}]/u.test(text);

/** Returns the texts of a page's card, as pictures where the typeface lacks their letters. */
export async function cardTexts({ words }: Site, { heading }: Pick<Card, "heading">): Promise<CardTexts> {
  const { line } = words.pages.card;
  const width = cardSize.width - 2 * MARGIN;
  return {
    heading: isLatin(heading) ? heading : await textPicture(heading, { size: 72, color: colors.ink, width }),
    line: isLatin(line) ? line : await textPicture(line, { size: 26, color: colors.quiet, width }),
  };
}

// biome-ignore lint/performance/noImgElement: part of a rendered picture, not of a page.
const CardText = ({ text }: { text: Text }) => (typeof text === "string" ? text : <img alt="" {...text} />);

/** Picture of a shared link: the page's sign, its heading and the site's name. */
export function SocialCard({ site, card: { from, to }, texts: { heading, line }, mark }: SocialCardProps) {
  const isMirrored = site.dir === "rtl";
  const overlap = isMirrored ? "marginRight" : "marginLeft";
  return (
    <div
      style={{
        ...cardSize,
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        padding: MARGIN,
        paddingBottom: 40,
        background: colors.paper,
        color: colors.ink,
        fontFamily: "Bricolage Grotesque",
        fontWeight: 500,
      }}
    >
      <div
        style={{ display: "flex", flexDirection: isMirrored ? "row-reverse" : "row", alignItems: "center" }}
      >
        {from.map((word, index) => (
          <div key={word.label} style={{ display: "flex", [overlap]: index ? SHOWN - TILE : 0 }}>
            <PictureTile word={word} size={TILE} turn={-6} />
          </div>
        ))}
        <Arrow isMirrored={isMirrored} />
        <PictureTile word={to} size={TILE} />
      </div>
      <div
        style={{
          display: "flex",
          justifyContent: isMirrored ? "flex-end" : "flex-start",
          fontSize: typeof heading === "string" && heading.length > 26 ? 72 : 88,
          fontWeight: 800,
          letterSpacing: "-0.03em",
          lineHeight: 1,
          textWrap: "balance",
        }}
      >
        <CardText text={heading} />
      </div>
      <div
        style={{
          display: "flex",
          alignItems: "center",
          justifyContent: "space-between",
          borderTop: `3px solid ${colors.ink}`,
          paddingTop: 22,
          fontSize: 34,
        }}
      >
        <div style={{ display: "flex", alignItems: "center", fontWeight: 800 }}>
          {/* biome-ignore lint/performance/noImgElement: part of a rendered picture, not of a page. */}
          <img src={mark} alt="" width={52} height={52} style={{ marginRight: 16 }} />
          {siteName}
        </div>
        <div style={{ display: "flex", color: colors.quiet, fontSize: 28 }}>
          <CardText text={line} />
        </div>
      </div>
    </div>
  );
}

function Arrow({ isMirrored }: { isMirrored: boolean }) {
  return (
    <svg
      viewBox="0 0 48 20"
      width={120}
      height={50}
      fill="none"
      stroke={colors.ink}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ margin: "0 36px", transform: `scaleX(${isMirrored ? -1 : 1})` }}
      aria-hidden="true"
    >
      <path d="M2 13C12 6 26 5 44 10M36 4l8 6-9 5.5" />
    </svg>
  );
}

type PictureTileProps = { word: Word; size: number; turn?: number };

/** Font size in 64ths of the tile, by the number of letters. */
const letters: Record<number, number> = { 1: 46, 2: 34, 3: 23, 4: 16.5 };
/** Distance from the baseline to the bottom of the line box, relative to the font size. */
const DROP = 0.17;
/** Left and top of the two transparency squares, in 64ths. */
const SQUARES = [
  [44, 9],
  [49.5, 14.5],
] as const;
const SQUARE = 5.5;

/** A tile drawn with boxes only, because the renderer supports no text in SVG. */
function PictureTile({ word: { label, hue, alpha = false }, size, turn = 0 }: PictureTileProps) {
  const { fill, ink } = hued(hue);
  const unit = size / 64;
  const height = (letters[label.length] ?? 16.5) * unit;
  return (
    <div
      style={{
        display: "flex",
        flexShrink: 0,
        position: "relative",
        width: size,
        height: size,
        borderRadius: 15 * unit,
        border: `${unit}px solid ${ink}59`,
        background: fill,
        color: ink,
        transform: `rotate(${turn}deg)`,
      }}
    >
      {alpha &&
        SQUARES.map(([left, top]) => (
          <span
            key={left}
            style={{
              position: "absolute",
              left: (left - 1) * unit,
              top: (top - 1) * unit,
              width: SQUARE * unit,
              height: SQUARE * unit,
              background: `${ink}bf`,
            }}
          />
        ))}
      <span
        style={{
          position: "absolute",
          left: 8 * unit,
          bottom: 9 * unit - DROP * height,
          fontSize: height,
          fontWeight: 800,
          letterSpacing: "-0.015em",
          lineHeight: 1,
        }}
      >
        {label}
      </span>
    </div>
  );
}

/** The light theme's tokens of `app/globals.css`. */
const colors = {
  paper: oklch(0.978, 0.004, 100),
  ink: oklch(0.22, 0.022, 265),
  quiet: oklch(0.46, 0.02, 265),
} as const;

/** Returns the colors of the class `hued`. */
const hued = (hue: number) => ({ fill: oklch(0.85, 0.115, hue), ink: oklch(0.27, 0.08, hue) });
