/**
 * What the extraction of pages decides by, and its limits. A row says what it tells apart; `npm run bench:word` measures
 * what a change does to documents of all kinds.
 */

export const glyphs = {
  /** Characters of a page that are read; a book page has 3,000, a newspaper page 30,000. */
  maxCharacters: 200_000,
  /** Smaller text is a technical mark, not meant to be read, in points. */
  minSize: 1,
  /** Unknown characters in a row that are words. */
  minRow: 3,
  /** Smallest angle between text and the lines of a page that is not a skew, in degrees. */
  minSlant: 5,
  /** Angles of a page's text that are told apart; text along a curve has more. */
  maxAngles: 8,
  /** Of a slanted character's box, relative to the font size. */
  ascent: 0.9,
  descent: 0.25,
  /** Largest part of a letter outside its own width, relative to the font size: of an italic f. */
  maxOverhang: 0.35,
  /** In points. */
  inkTolerance: 0.02,
  /** The lowest weight that counts as bold. */
  boldWeight: 700,
  /** Slope of upright letters that are set as italics by a matrix: those of programs are 0.2 to 0.35. */
  oblique: { min: 0.12, max: 0.6 },
  /** Of 255. */
  nearlyBlack: 24,
  /** Larger angles can be seen, in quarter turns: three degrees. */
  maxTilt: 1 / 30,
  /** Largest difference between the baselines of a letter and its accent, relative to the font size: capitals are high. */
  maxRaise: 0.35,
  /**
   * Largest distance of a character from the same one that is drawn over it, relative to the font size: across, less than
   * the width of an apostrophe, and up or down.
   */
  maxAcross: 0.15,
  maxDown: 0.25,
  /** Smallest distance across that makes text look bold, relative to the font size. */
  minBold: 0.01,
  /** Largest difference between the font sizes, relative to the size: buttons are stretched over their place on the page. */
  sameSize: 0.08,
  /** Side of the squares that characters are looked up by, in points; also the largest distance. */
  square: 8,
  /** Characters in one square that are looked at: more of them were drawn over each other on purpose. */
  maxInSquare: 20,
} as const;

export const page = {
  /** Rows of words between two lines of a scanned grid: with more, lines are missing; with fewer, it is a chart. */
  rowsPerBand: { least: 0.7, most: 1.3 },
  /** Share of a grid that a line goes through if it is whole, and of its lines that are. */
  wholeLine: 0.8,
  wholeLines: 0.7,
  /** Characters from which a page counts as text. */
  textCharacters: 20,
  /** Share of a picture that words cover when it is a part of the scan, not a picture beside its text. */
  textShare: 0.1,
  /** Words of a page beyond which no pictures are looked for among them: a newspaper has ten thousand. */
  maxLayerWords: 20_000,
  /** Objects of a page that are read; maps have more, and no tables. */
  maxObjects: 40_000,
  /** Parts of a tagged document's structure that are looked at, over all of its pages: 0.5 microseconds each. */
  maxTags: 4_000_000,
  /** Depth of nested forms. */
  maxDepth: 6,
  maxLinks: 2000,
  /** Share of a page's width that the strips of its background have. */
  stripShare: 0.95,
  /** Gradients of a page whose color is measured, and the pixels of each. */
  maxGradients: 40,
  gradientPixels: 20_000,
  /** Objects that are passed over to draw them all: a microsecond each. */
  gradientWork: 400_000,
  /** Only meshes of very many patches take longer, in milliseconds. */
  gradientsMs: 2000,
  /** Share of white pixels in a gradient. */
  maxWhite: 0.2,
} as const;

export const paths = {
  /** A path with more segments is a drawing. */
  maxSegments: 400,
  /** Corners of a box, the first one twice, and a closing segment. */
  maxBoxSegments: 6,
  /** Commands of a box with round corners, and the share of its area that lines between its corners go around: of a circle .79. */
  maxRoundBox: 80,
  boxShare: 0.85,
  /** A filled box up to this thickness is a line, in points. */
  maxThickness: 2.5,
  /** Shorter lines are dots and dashes, in points. */
  minLength: 4,
  /** Lines of a page that are read; more are a drawing. */
  maxRules: 5000,
  /** Sides of drawn bullets, and how far they can differ from each other, in points. */
  dot: { min: 1.2, max: 9, difference: 0.8 },
  /** More are a pattern. */
  maxDots: 500,
  /** Filled boxes of a page that are read; more are a drawing. */
  maxFills: 400,
  /** Thinner boxes are lines, in points. */
  minSide: 4,
  /** Of 255: paper, or nearly. */
  nearlyWhite: 250,
  /** Parts of drawings that are looked at. */
  maxPaths: 20_000,
  /** A line counts as slanted from this height and width, in points. */
  slanted: 1,
  /** A shape that covers more of the page is its background. */
  backgroundShare: 0.7,
  /** A line of width 0 is as thin as a device can draw it, in points. */
  hairline: 0.4,
  /** More dashes and gaps are not read. */
  maxDashes: 8,
  /** Clip paths of an object, and segments of one, that are looked at. */
  maxClips: 12,
  maxClipSegments: 64,
  /** Boxes that differ by less are the same, in points. */
  tolerance: 0.05,
} as const;

export const drawings = {
  /** Distance of labels from a drawing's edge, in points. */
  labelDistance: 6,
  /** More characters at the edge are text around it. */
  maxLabels: 200,
  /** Pixels per point (200 per inch), and the most pixels of one drawing. */
  scale: 200 / 72,
  maxPixels: 6_000_000,
} as const;

export const figures = {
  /** Smallest side of a figure and of a diagram's boxes, in points; smaller shapes are bullets and check marks. */
  minSize: 14,
  /** Smallest side of what can have labels along its edges: smaller is a logo. */
  minChart: 40,
  /** Figures of a page, and parts of them. */
  maxFigures: 20,
  maxSeeds: 60,
  /** Shapes this close belong together, in points; also the size of the map's fields. */
  reach: 4,
  /** Fields of a map that is made: of a poster of five meters by five. */
  maxFields: 13_000_000,
  /** Side of the fields in which letters are summed, in points, and how many there are at most. */
  field: 2,
  maxSumFields: 250_000,
  /** Largest share of a figure's area that its labels fill, and those in the boxes of a diagram; a box around text has more. */
  maxTextShare: 0.2,
  maxNodeTextShare: 0.35,
  /** Longest label, in letters, and how many may be longer; a paragraph has more such lines. */
  maxLabel: 50,
  maxLongLabels: 1,
  /** Share of a grid's cells that have text in a table, and curves where they are charts; gridlines have little between them. */
  tableShare: 0.5,
  /** Largest share of the page that a figure among text covers. */
  maxPageShare: 0.7,
  /** How far lines around a figure, its axes, reach beyond it, relative to its longer side. */
  growth: 0.6,
  /** How often a figure is extended, and marks that are tried one by one each time. */
  rounds: 4,
  maxTried: 100,
  /** Thickest axis, in points. */
  axisThickness: 2.5,
  /** Bars on an axis: how exactly they start on it, how far they may be apart, and how many there are without a drawn axis. */
  baseTolerance: 1,
  maxBarGap: { thicknesses: 3, points: 20 },
  minBars: 3,
  maxBars: 2000,
  /** Letters on a bar, and the share of bars that have none or another length than the others. */
  maxBarLabel: 8,
  minEmptyBars: 0.67,
  /** How exactly a connector ends at a box, and its smallest length, in points. */
  connectorReach: 3,
  minConnector: 6,
  /** More boxes or lines are no diagram. */
  maxNodes: 400,
  /** Boxes without text that are figures by themselves: how many, their smallest side in points, and how long they can be. */
  minPlainBoxes: 3,
  minPlain: 20,
  maxPlainRatio: 3,
  /** Share of a figure's width from which a line in it is a gridline. */
  minGridline: 0.6,
  /** Largest difference between edges that are the same, in points. */
  edgeTolerance: 2.5,
  /** Share of a sheet that the figure on it fills at least. */
  minSheetShare: 0.2,
  /** Height of capitals, and the largest distance of labels along an axis, relative to the font size. */
  capitals: 0.72,
  tickGap: 1.2,
  /**
   * Labels along an axis: how many, how long in letters (the second number if there are only two), and how far apart if one
   * is below the other, relative to the font size.
   */
  minTicks: 2,
  maxTick: 32,
  maxShortTick: 15,
  minTickStep: 1.3,
  /** Share of its width by which the name of an axis may be off its center, and sizes that are the same, in points. */
  axisShift: 0.08,
  sameSize: 0.3,
  /** Space around a figure, in points: letters and lines reach beyond their boxes. */
  margin: 1.5,
  /** Segments and keys along one side that are looked at. */
  maxBeside: 200,
  /** Distance of text that runs up or down along a figure, in points. */
  rotatedDistance: 24,
  /** Legends: their distance from the figure and the size of keys in points, and the gap to their words by the font size. */
  legendDistance: 60,
  maxKey: { width: 40, height: 14 },
  keyGap: 1.6,
  /** Largest distance of shapes in one group, in points, and the share of their sides that two of them have in common. */
  minApart: 36,
  minCommon: 0.5,
  /** Letters of a line that can tell columns of text, and lines that end between two columns. */
  minLine: 20,
  minLines: 3,
} as const;

export const pictures = {
  /** Smaller pictures are bullets and corners, in points. */
  minSize: 6,
  /** Pictures of a page that are read; more are strips of one picture, or a pattern. */
  maxPictures: 60,
  /** No printer shows more, in pixels per inch. */
  maxDensity: 220,
  maxPixels: 12_000_000,
  /** Time for drawing the pictures of a page, in milliseconds: a mask can have a thousand times their pixels. */
  picturesMs: 1500,
  /** Share of a page from which a picture behind text is its background. */
  backgroundShare: 0.7,
} as const;

export const graphics = {
  /** Paths of a page that become shapes, and their segments; with more of them it becomes a picture. */
  maxPaths: 3000,
  maxSegments: 30_000,
  /** Segments of paths that are drawn as a picture, and the pages that their boxes would fill: more take PDFium too long. */
  maxDrawnSegments: 150_000,
  maxDrawnArea: 1000,
  /** Pixels per point of a page's picture: 150 per inch. */
  density: 150 / 72,
  /** Text with a larger slope is tilted: that of three degrees. */
  maxSlope: 0.0524,
} as const;

export const scanText = {
  /** Height of a line's tallest letters, relative to the font size: capitals and letters such as b, d and l. */
  ascender: 0.72,
  /** What a line of Latin letters covers above and below its baseline, relative to the font size. */
  above: 0.9,
  below: 0.22,
  /** Font sizes differ by more than this, or they are measured inexactly. */
  sameSize: 0.15,
  /** Smallest gap between words and largest difference between baselines of a line, relative to the font size. */
  wordGap: 0.3,
  lineTolerance: 0.5,
  /** Heights of letters, relative to the font size: the boxes of a font without outlines may be of any height. */
  letterAscent: 0.75,
  letterDescent: 0.25,
  /** The program that wrote the text did not say how sure it is. */
  confidence: 100,
} as const;

export const scan = {
  /** Pixels are ink below this share of the paper's lightness. */
  ink: 0.85,
  /** A line that is at least this long and at most this thick is a rule. */
  ruleLength: 16,
  ruleThickness: 3.5,
  /** Share of its length that is thin: the rest crosses other lines. Widest gap in it, where a word stands on it. */
  thinShare: 0.7,
  ruleGap: 6,
  ruleBreak: 1.5,
  /** Words from which uneven paper is measured. */
  enoughSamples: 12,
  /** Readings that count as words, and those that are repeated in a picture's description. */
  sureWord: 60,
  /** Around a word, for what the box of a reading leaves out. */
  wordMargin: 1.5,
  /** A short or unsure reading that is this much taller than the text is a drawing that looks like letters, or a logo. */
  giant: 3,
  sureGiant: 85,
  /** Smaller parts are specks. */
  speck: 3,
  /** Parts that are closer belong together. */
  reach: 5,
  /** Smallest side of a picture, and the smallest length of its largest part, which is no letter. */
  minSize: 24,
  minPart: 22,
  /** Parts of a page at which a rejected group is looked at one by one. */
  maxParts: 40,
  /** Shadows at a page's edge are thinner than this share of the page. */
  shadowShare: 0.06,
  edge: 4,
  /** Largest hole for a binder (8 mm), and its distance from the edge of the sheet (25 mm). */
  hole: 24,
  holeDistance: 72,
  /** Share of a region's area from which its words are more than labels. */
  maxTextShare: 0.3,
  /** Words in lines of so many words are prose; a picture has at most so many of them. */
  proseLine: 5,
  maxProse: 20,
  /** Boxes of parts are in whole pixels, those of groups in whole fields. */
  rounding: 1,
  /** Differences of lightness, of 255, in a background of one color, and the share of its pixels that have them. */
  flat: 14,
  flatShare: 0.85,
  /** Share of pixels between ink and paper from which a region is a photo. */
  tones: 0.15,
  /** How far axes and boxes reach beyond what they are part of, relative to its sides, or in points. */
  frame: 0.5,
  frameReach: 100,
  /** Distance of the numbers along an axis. */
  axisDistance: 24,
  /** Pixels per point at which pictures are looked for, and the most pixels of a page and of a picture that is cut. */
  searchScale: 2,
  maxSearchPixels: 4_000_000,
  maxPixels: 12_000_000,
  /** Pictures of a page. */
  maxPictures: 30,
  /** White around a picture, in points: edges are soft. */
  margin: 1.5,
  maxAlt: 1000,
  /** Channels differ by more in a picture with color. */
  color: 24,
  /** Readings that stay text when a picture, such as a stamp, covers less than half of their line. */
  sureText: 80,
} as const;
