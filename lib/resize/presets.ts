/** Sizes of paper photos, of photos for documents, and of pictures for websites. */

/** Pixels per inch of what is printed, the usual resolution of photo labs. */
const PRINT_DPI = 300;
const MM_PER_INCH = 25.4;

type Group = "paper" | "passport" | "social";

/** A size in pixels, and for what is printed its resolution. */
export type Preset = {
  group: Group;
  width: number;
  height: number;
  dpi?: number;
  /** Whether a landscape picture gets the size in landscape. */
  turns?: true;
};

const pixelsOf = (mm: number) => Math.round((mm / MM_PER_INCH) * PRINT_DPI);

/** @param size width and height in millimeters, in portrait */
const printed = <G extends Group>([width, height]: readonly [number, number], group: G) => ({
  group,
  width: pixelsOf(width),
  height: pixelsOf(height),
  dpi: PRINT_DPI,
});

/** Paper is turned to fit the picture. */
const paper = (size: readonly [number, number]) => ({ ...printed(size, "paper"), turns: true }) as const;

const inches = (width: number, height: number): [number, number] => [
  width * MM_PER_INCH,
  height * MM_PER_INCH,
];

const document = (size: readonly [number, number]) => printed(size, "passport");

const social = (width: number, height: number) => ({ group: "social", width, height }) as const;

export const presets = {
  // Photo prints are named by their size.
  "photo-4x6": paper(inches(4, 6)),
  "photo-5x7": paper(inches(5, 7)),
  "photo-8x10": paper(inches(8, 10)),
  "photo-10x15": paper([100, 150]),
  "photo-13x18": paper([130, 180]),
  "photo-20x30": paper([200, 300]),
  // ISO 216.
  a4: paper([210, 297]),
  a5: paper([148, 210]),
  a6: paper([105, 148]),
  // ASME Y14.1, size A.
  letter: paper(inches(8.5, 11)),

  // U.S. Department of State, passport photos (travel.state.gov): 2 x 2 inches (51 x 51 mm).
  "passport-us": document(inches(2, 2)),
  // HM Passport Office, rules for printed photos (gov.uk): 45 mm high by 35 mm wide.
  "passport-uk": document([35, 45]),
  // Passverordnung (PassV), section 5: 45 mm by 35 mm, upright.
  "passport-germany": document([35, 45]),
  // Ministry of Foreign Affairs of Japan, photos for passports (mofa.go.jp): 45 mm high, 35 mm wide.
  "passport-japan": document([35, 45]),
  // Immigration, Refugees and Citizenship Canada, passport photos (canada.ca): 50 mm wide by 70 mm high.
  "passport-canada": document([50, 70]),
  // GA/T 1180-2014, photos for exit and entry documents: 33 mm wide, 48 mm high.
  "passport-china": document([33, 48]),
  // Police of Finland, passport photo instructions (poliisi.fi): 36 mm wide, 47 mm high.
  "passport-finland": document([36, 47]),

  // Meta for Developers, images in link shares: 1200 x 630.
  "link-preview": social(1200, 630),
  // Instagram Help Center, photo resolution: up to 1080 pixels wide. 1:1, and 4:5.
  "instagram-square": social(1080, 1080),
  "instagram-portrait": social(1080, 1350),
  // YouTube Help, video thumbnails: 1280 x 720.
  "youtube-thumbnail": social(1280, 720),
  // X Help Center, profile: photo 400 x 400, header 1500 x 500.
  "x-profile": social(400, 400),
  "x-header": social(1500, 500),
  // LinkedIn Help, background photo of a profile: 1584 x 396.
  "linkedin-background": social(1584, 396),
  // Pinterest Business, Pin specs: 2:3, 1000 x 1500.
  "pinterest-pin": social(1000, 1500),
} as const satisfies Record<string, Preset>;

export type PresetId = keyof typeof presets;

export const presetIds = Object.keys(presets) as [PresetId, ...PresetId[]];

/** Returns a preset for a picture: turned, if it is for paper and the picture is wider than high. */
export function presetFor(
  id: PresetId,
  picture: { width: number; height: number },
): { width: number; height: number; dpi?: number } {
  const { width, height, dpi, turns }: Preset = presets[id];
  const turned = turns && picture.width > picture.height;
  return { ...(turned ? { width: height, height: width } : { width, height }), ...(dpi && { dpi }) };
}
