/** Sizes of paper photos, of photos for documents, and of pictures for websites. */

/** Pixels per inch of what is printed, the usual resolution of photo labs. */
export const PRINT_DPI = 300;
const MM_PER_INCH = 25.4;

type Group = "Photo prints and paper" | "Passport and ID photos" | "Social media";

/** A size in pixels, and for what is printed its resolution. */
export type Preset = {
  group: Group;
  name: string;
  width: number;
  height: number;
  dpi?: number;
  /** Whether a landscape picture gets the size in landscape. */
  turns?: true;
};

const pixelsOf = (mm: number) => Math.round((mm / MM_PER_INCH) * PRINT_DPI);

/** @param size width and height in millimeters, in portrait */
const printed = (name: string, [width, height]: readonly [number, number], group: Group) => ({
  group,
  name,
  width: pixelsOf(width),
  height: pixelsOf(height),
  dpi: PRINT_DPI,
});

/** Paper is turned to fit the picture. */
const paper = (name: string, size: readonly [number, number]) =>
  ({ ...printed(name, size, "Photo prints and paper"), turns: true }) as const;

const inches = (width: number, height: number): [number, number] => [
  width * MM_PER_INCH,
  height * MM_PER_INCH,
];

const document = (name: string, size: readonly [number, number]) =>
  printed(name, size, "Passport and ID photos");

const social = (name: string, width: number, height: number) =>
  ({ group: "Social media", name, width, height }) as const;

export const presets = {
  // Photo prints are named by their size.
  "photo-4x6": paper("4 × 6 in photo", inches(4, 6)),
  "photo-5x7": paper("5 × 7 in photo", inches(5, 7)),
  "photo-8x10": paper("8 × 10 in photo", inches(8, 10)),
  "photo-10x15": paper("10 × 15 cm photo", [100, 150]),
  "photo-13x18": paper("13 × 18 cm photo", [130, 180]),
  "photo-20x30": paper("20 × 30 cm photo", [200, 300]),
  // ISO 216.
  a4: paper("A4 paper", [210, 297]),
  a5: paper("A5 paper", [148, 210]),
  a6: paper("A6 postcard", [105, 148]),
  // ASME Y14.1, size A.
  letter: paper("US Letter paper", inches(8.5, 11)),

  // U.S. Department of State, passport photos (travel.state.gov): 2 x 2 inches (51 x 51 mm).
  "passport-us": document("USA, 2 × 2 in", inches(2, 2)),
  // HM Passport Office, rules for printed photos (gov.uk): 45 mm high by 35 mm wide.
  "passport-uk": document("UK, 35 × 45 mm", [35, 45]),
  // Passverordnung (PassV), section 5: 45 mm by 35 mm, upright.
  "passport-germany": document("Germany, 35 × 45 mm", [35, 45]),
  // Ministry of Foreign Affairs of Japan, photos for passports (mofa.go.jp): 45 mm high, 35 mm wide.
  "passport-japan": document("Japan, 35 × 45 mm", [35, 45]),
  // Immigration, Refugees and Citizenship Canada, passport photos (canada.ca): 50 mm wide by 70 mm high.
  "passport-canada": document("Canada, 50 × 70 mm", [50, 70]),
  // GA/T 1180-2014, photos for exit and entry documents: 33 mm wide, 48 mm high.
  "passport-china": document("China, 33 × 48 mm", [33, 48]),
  // Police of Finland, passport photo instructions (poliisi.fi): 36 mm wide, 47 mm high.
  "passport-finland": document("Finland, 36 × 47 mm", [36, 47]),

  // Meta for Developers, images in link shares: 1200 x 630.
  "link-preview": social("Link preview, 1200 × 630", 1200, 630),
  // Instagram Help Center, photo resolution: up to 1080 pixels wide. 1:1, and 4:5.
  "instagram-square": social("Instagram square, 1080 × 1080", 1080, 1080),
  "instagram-portrait": social("Instagram portrait, 1080 × 1350", 1080, 1350),
  // YouTube Help, video thumbnails: 1280 x 720.
  "youtube-thumbnail": social("YouTube thumbnail, 1280 × 720", 1280, 720),
  // X Help Center, profile: photo 400 x 400, header 1500 x 500.
  "x-profile": social("X profile photo, 400 × 400", 400, 400),
  "x-header": social("X header, 1500 × 500", 1500, 500),
  // LinkedIn Help, background photo of a profile: 1584 x 396.
  "linkedin-background": social("LinkedIn background, 1584 × 396", 1584, 396),
  // Pinterest Business, Pin specs: 2:3, 1000 x 1500.
  "pinterest-pin": social("Pinterest Pin, 1000 × 1500", 1000, 1500),
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
