import { type Card, cardSize } from "@/lib/site/cards";
import { siteName } from "@/lib/site/settings";
import { colours } from "./colours";
import { PictureTile } from "./picture-tile";

type Props = { card: Pick<Card, "heading" | "from" | "to"> /** Address of the site's mark. */; mark: string };

const MARGIN = 64;
const TILE = 224;
/** How much of a tile shows under the next one in a stack: its letters. */
const SHOWN = 184;

/** What a shared link shows: the sign of the page large, its heading, and whose it is. */
export function SocialCard({ card: { heading, from, to }, mark }: Props) {
  return (
    <div
      style={{
        ...cardSize,
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        padding: MARGIN,
        paddingBottom: 40,
        background: colours.paper,
        color: colours.ink,
        fontFamily: "Bricolage Grotesque",
        fontWeight: 500,
      }}
    >
      <div style={{ display: "flex", alignItems: "center" }}>
        {from.map((word, index) => (
          <div key={word.label} style={{ display: "flex", marginLeft: index ? SHOWN - TILE : 0 }}>
            <PictureTile word={word} size={TILE} turn={-6} />
          </div>
        ))}
        <Arrow />
        <PictureTile word={to} size={TILE} />
      </div>
      <div
        style={{
          display: "flex",
          fontSize: heading.length > 26 ? 72 : 88,
          fontWeight: 800,
          letterSpacing: "-0.03em",
          lineHeight: 1,
          textWrap: "balance",
        }}
      >
        {heading}
      </div>
      <div
        style={{
          display: "flex",
          alignItems: "center",
          justifyContent: "space-between",
          borderTop: `3px solid ${colours.ink}`,
          paddingTop: 22,
          fontSize: 34,
        }}
      >
        <div style={{ display: "flex", alignItems: "center", fontWeight: 800 }}>
          {/* biome-ignore lint/performance/noImgElement: it is part of a picture, not of a page. */}
          <img src={mark} alt="" width={52} height={52} style={{ marginRight: 16 }} />
          {siteName}
        </div>
        <div style={{ display: "flex", color: colours.quiet, fontSize: 28 }}>
          Free, no account, no watermark
        </div>
      </div>
    </div>
  );
}

function Arrow() {
  return (
    <svg
      viewBox="0 0 48 20"
      width={120}
      height={50}
      fill="none"
      stroke={colours.ink}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ margin: "0 36px" }}
      aria-hidden="true"
    >
      <path d="M2 13C12 6 26 5 44 10M36 4l8 6-9 5.5" />
    </svg>
  );
}
