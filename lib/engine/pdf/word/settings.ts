/**
 * What layout decides by: lines, paragraphs and tables of text that flows, frames of exact pages, and how both are set in
 * Word. A row says what it tells apart; `npm run bench:word` measures what a change does to documents of all kinds.
 */

export const lines = {
  /** Largest difference between the baselines of one row, relative to the font size. */
  rowTolerance: 0.2,
  /** The same of a line's segments. */
  lineTolerance: 0.3,
  /** A wider gap separates columns, not words, relative to the font size. */
  segmentGap: 0.9,
  /** Largest size of superscripts and subscripts, and their largest distance, relative to the text beside them. */
  maxScriptSize: 0.85,
  maxScriptGap: 0.4,
  /** Largest distance of their baselines from that of the text, relative to its size. */
  maxScriptShift: 0.75,
  /** Most letters that are set higher or lower within a word. */
  maxShifted: 2,
  /** How much of a letter's width may overlap with its neighbors: T and X reach over the E between them. */
  maxOverlap: 0.5,
  /** Characters that cover each other, from which they are two texts, and the texts of a row that are told apart. */
  minCollisions: 2,
  maxStrokes: 400,
  /** Largest difference between the baselines of characters that were written in one go, relative to the font size. */
  strokeTolerance: 0.05,
  /** A wider gap is a space, relative to the font size. */
  space: 0.17,
  /** The same between Chinese and Japanese characters, which are written without spaces. */
  wideSpace: 0.6,
  /** Font sizes that differ by less are the same, in points. */
  sameSize: 0.3,
  /** Largest difference between the gaps of a justified line: relative, and in points. */
  gapRatio: 1.2,
  gapTolerance: 0.6,
  /** Largest gap between words, relative to the font size. */
  maxWordGap: 8,
  /** Largest difference between the starts of lines under each other, in points. */
  edgeTolerance: 2,
  /** Largest difference between the font sizes of a paragraph's lines, relative to the size. */
  sizeTolerance: 0.12,
  /** Smallest size of code in text, relative to the text, and the share of a line's characters that have to be of the other size. */
  minCodeSize: 0.75,
  minShared: 0.1,
  /** Largest step between the baselines of a block's lines, relative to the font size. */
  maxBlockStep: 2.2,
  /** Lines before and after one that are asked where lines end, and how many there have to be. */
  window: 20,
  minLines: 3,
  /** Share of lines that may end further out: a heading or a table that is wider than the text. */
  outliers: 0.08,
  /** Share of a block's lines that are full where its text was wrapped at its own width. */
  minFull: 0.7,
  /** Share of a block's lines that start in lower case; where fewer do, each is an entry of its own. */
  minContinued: 0.25,
  /** Smallest and largest distance of a bullet from its text, and its largest size, relative to the font size. */
  bulletGap: { min: 0.15, max: 3 },
  maxBullet: 0.65,
  /** Dots that lead to a page's number, and the longest number, in characters. */
  minDots: 4,
  maxNumber: 7,
  /** Share of their height that pictures beside each other have in common. */
  minCommonHeight: 0.5,
  /** A table or picture up to this height, in points, belongs to a line: the text to its left is its label. */
  maxInlineHeight: 30,
} as const;

export const tracking = {
  /** Smallest and largest distance of letterspaced letters, relative to the font size. */
  min: 0.06,
  max: 1,
  /** From here on it could be the space between words. */
  wide: 0.15,
  /** Pairs of letters that have to be as far apart, and the largest difference, relative to the font size. */
  minNarrow: 8,
  minWide: 3,
  sameNarrow: 0.02,
  same: 0.06,
  /** How much closer kerned letters are, and how wide spaces without their own tracking, relative to the font size. */
  maxKerning: 0.12,
  maxSpace: 0.6,
  /** Gaps beside a tracked part that are looked at, for words that are too short to be found by themselves. */
  maxNear: 24,
  /** Largest difference between font sizes or baselines of a word, relative to the size. */
  sameSize: 0.05,
  /** Distances that differ by less are the same, in points. */
  sameAmount: 0.25,
} as const;

export const underlines = {
  /** Where lines under and through text are, relative to the font size, downwards from the baseline. */
  under: { from: 0.02, to: 0.32 },
  through: { from: -0.42, to: -0.18 },
  /** Longer lines are those of tables and of page layout, relative to the font size. */
  maxLength: 60,
  /** Of 255: lighter text cannot be read on white paper, darker boxes make it readable. */
  light: 225,
  dark: 170,
  /** Lines of a page that are looked at. */
  maxRules: 300,
} as const;

export const columns = {
  /** Cuts of a page, one inside the other; a newspaper page has about ten. */
  maxDepth: 16,
  /** Minimum width of a column, as a share of its region. */
  minWidth: 0.1,
  /** Lines that both sides of a gutter need. */
  minLines: 4,
  /** Items of a column that is a list, and characters of a line in which its marker ends. */
  minItems: 3,
  markerLength: 8,
  /** Share of a column's width that its lines fill at least: prose does, table cells do not. */
  minFill: 0.6,
  /** Characters of a column's lines: prose has more, table cells have fewer. Twice as many for letters as for ideographs. */
  minLength: 15,
  /** Share of lines on a common baseline from which they can be a table's rows. */
  aligned: 0.7,
  /** Share of a column's lines that start in lower case; fewer are entries. */
  minContinued: 0.2,
  /** Share of lines that may reach into a gutter. */
  maxIntruders: 0.08,
  /** Smallest difference between the font sizes of titles and text, relative to the size. */
  titleSize: 0.15,
  /** Minimum width of a gutter, relative to the font size; narrower is a gap between words. */
  minGutter: 0.7,
  /** More boxes than a newspaper page has: a map, which has no columns. */
  maxBoxes: 4000,
  /** Edges that are tried on each side, the most frequent ones. */
  maxCandidates: 24,
  /** Largest difference between edges or baselines that are the same, in points. */
  tolerance: 1.5,
} as const;

export const paragraphs = {
  /** Largest distance of an aligned line from its edge, relative to the font size. */
  maxRaggedness: 0.5,
  /** Largest distance between the centers of centered lines, and their smallest inset, relative to the font size. */
  centerTolerance: 0.5,
  minCenterInset: 1.2,
  /** Smallest left inset of right-aligned lines, as a share of the column; others are just long. */
  minRightInset: 0.4,
  /** Largest distance of a line from the edge that it starts at, relative to the font size. */
  edgeTolerance: 0.1,
  /** Largest difference between the centers or ends of lines that are set to the same place, relative to the font size. */
  sameEdge: 0.25,
  /** The same of lines that are set exactly, whose starts can be told apart by less. */
  exactEdge: 0.05,
  sameStart: 0.08,
  /** Lines set to one place that start apart from the one above, from which it is no chance. */
  minApart: 2,
  /** A step between baselines that is this many times the usual one starts a paragraph. */
  breakStep: 1.25,
  /** Largest step within a paragraph, relative to the font size. */
  maxStep: 1.9,
  /** Tolerance for equal steps, in points. */
  stepTolerance: 0.3,
  /** Smallest and largest deliberate indent of a first line, relative to the font size. */
  minIndent: 0.7,
  maxIndent: 6,
  /** Share of lines in a typewriter's font from which it is the text's, not that of code. */
  minTyped: 0.7,
  /** Largest difference between the font sizes of one paragraph's parts, relative to the size. */
  samePartSize: 0.06,
  /** Smallest indent of a first line, relative to the font size. */
  minFirstLine: 0.5,
  /** Characters that a line of prose has at least; Chinese and Japanese ones count twice. */
  minLength: 20,
  /** Height of a line of text, relative to the font size. */
  lineHeight: 1.15,
  /** Share of a line's height below the baseline. */
  belowBaseline: 0.22,
  /** Largest size of footnotes, relative to the page's text. */
  maxNoteSize: 0.94,
} as const;

export const headings = {
  /** Smallest font size of a heading relative to body text, and its largest length in characters and lines. */
  minRatio: 1.12,
  maxLength: 200,
  maxLines: 4,
  /** Largest length of a bold heading in body size, in characters. */
  maxBoldLength: 100,
  /** Largest difference between the font sizes of one level, in points. */
  levelTolerance: 0.6,
  /** Lines of a paragraph that is prose. */
  minProse: 3,
  /** Large paragraphs in a row, each in another font than the last or larger, that show fonts. */
  minSamples: 3,
} as const;

export const lists = {
  /** Largest difference between the left edges of one level, in points. */
  levelTolerance: 4,
  maxLevel: 8,
} as const;

export const headersFooters = {
  /** Share of a page's height in which a header or footer stands, and its largest number of lines. */
  edgeShare: 0.16,
  maxLines: 3,
  /** Pages before and after one that can have the same headers and footers: two, because left and right pages can differ. */
  neighbors: 2,
  /** Largest difference between the baselines of the same line on two pages, in points. */
  baselineTolerance: 4,
  sameBaseline: 1,
  /** Largest size of headers and footers, relative to the body. */
  maxSize: 1.2,
  /** Smallest distance of a header or footer from the text, relative to its size. */
  apart: 1.45,
  /** Smallest distance of a header or footer whose words change from the text, relative to its size. */
  minGap: 1.9,
} as const;

export const rules = {
  /** Lines within this distance are one line, or touch, in points. */
  snap: 3,
  /** More lines are graph paper, not a table. */
  maxLines: 200,
  /** Smallest sides of a box around text, in points. */
  minSide: 12,
  /** A box that is larger than this share of a page's sides is its frame. */
  pageShare: 0.9,
  /** What text covers above and below its baselines, relative to the font size. */
  above: 0.75,
  below: 0.2,
  /** Largest distance of text from a line that belongs to it, in points: Word's borders have no more. */
  maxSpace: 31,
  maxLineSpace: 20,
  /** Room at the end of lines in a box: the widest one has to fit, in points. */
  reserve: 2,
  /** Largest difference between the starts of paragraphs that share a box, in points. */
  sameIndent: 2,
  /** Part of a column's width that a line leaves free at most, on each side. */
  maxFree: 0.12,
  /** A line this much longer than its column belongs to something else, as a share of the column. */
  maxExcess: 0.25,
  /** Width of a line that does not say it, and the largest difference between those of one table, in points. */
  usualWidth: 0.5,
  samePen: 0.3,
  /** Smallest free height of a cell that says where its text stands, by the font size, and how far from the middle, as a share. */
  minFreeHeight: 0.8,
  sameSpace: 0.3,
  /** Share of the height of columns that a line between them has at least. */
  minSeparator: 0.5,
  /** Reach of a table's or picture's own lines, in points. */
  ownLines: 8,
} as const;

export const exact = {
  /** Distance of a frame's lines, and of a line's start from those above it, relative to the font size. */
  minStep: 0.8,
  maxStep: 2,
  maxShift: 2.5,
  /** Largest difference between distances of lines in a frame, and between their font sizes, as a share. */
  sameStep: 0.12,
  sameSize: 0.15,
  /** Lines beside each other, and frames of a page, that are compared; more are a pattern. */
  maxBeside: 300,
  maxFrames: 2000,
  /** What letters cover above and below their baseline, relative to the font size. */
  above: 0.72,
  below: 0.2,
  /** A line that differs by less from its width keeps its usual letters, in points. */
  minSlack: 0.4,
  /** Letters whose shape is this much narrower or wider than usual are scaled, as a share. */
  minScaling: 0.06,
  /** Bounds of scaling and of the space between letters, relative to the font size. */
  scale: { min: 0.5, max: 2 },
  spacing: { min: -0.15, max: 1 },
  /** Width of a space in fonts that are not known, relative to the font size. */
  space: 0.25,
  /** Letters further apart than this belong to two words; if they are apart by more on average, they are tracked. */
  letterGap: 0.17,
  tracking: 0.02,
  /** Smallest change of a space that can be seen, in points. */
  minChange: 0.1,
  /** Height of a single line, relative to the font size. */
  lineHeight: 1.2,
  /** Share of a line's height above its baseline, if the height is exact: so Word and LibreOffice place it. */
  aboveBaseline: 0.8,
  /** Largest difference between distances of lines that are the same, and between their starts, in points. */
  sameLeading: 0.3,
  sameStart: 0.5,
  /** Room for letters that are wider in another font: a share of the width if nothing stands there, and at least in points. */
  reserve: { share: 0.4, least: 2 },
} as const;

export const docx = {
  /** A page whose last line is this close to the bottom is full: the text goes on by itself. Relative to the font size. */
  fullDistance: 3.5,
  /** Share of a page's height that a full page's text reaches down to at least. */
  minFilled: 0.6,
  /** Largest difference between the ends of columns of equal height, in points. */
  balanced: 60,
  /** Largest space between columns whose lines end before it by chance, in points: half an inch, as Word has it. */
  gutter: 36,
  /** Largest difference between columns that are the same, in points. */
  sameColumn: 4,
  /** Margins of pages that say nothing about them, in points. */
  usual: 72,
  /** Part of the bottom margin that text may use, in points: lines in another font can be a little higher. */
  bottomReserve: 3,
  /** The same for the right margin: the widest line has to fit. */
  rightReserve: 2,
  /** Share of pages that may reach further up or down: with a page number that is not like the others. */
  outliers: 0.1,
  /** Smallest distance between the text and a footer, in points. */
  footerGap: 4,
  /** Largest space that is kept above a paragraph, in points: more belonged to another page's layout. */
  maxSpace: 72,
  /** Distance of an item's text from its bullet when it is unknown, relative to the font size. */
  hanging: 1.5,
  /** Pictures side by side that are closer touch, in points. */
  pictureGap: 2,
  /** Height that a picture leaves free on its page, for the line that it stands on, in points. */
  belowPicture: 6,
  /** A column that ends this close to the margin extends to it, in points. */
  minInset: 4,
} as const;
