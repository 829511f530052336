/** What tells how tables belong together, and where text stands on a page without tables. Sizes are in points. */
export const documentTables = {
  /** Distance of a caption from its table, in its font size, and its most characters. */
  captionGap: 2,
  captionLength: 200,
  /** How far the columns of a table that goes on over pages may be from those of the page before. */
  sameColumn: 8,
  /** Most cells of all tables: those of 100,000 rows in ten columns, which take 700 MB to write. */
  maxCells: 1_000_000,
  /** Text that is wider than this share of its page is prose, and says nothing about columns. */
  proseShare: 0.6,
  /** Space between two parts of a page, in the font size. */
  sectionGap: 2.2,
  /**
   * Words of scans below this confidence are marked: of 445 numbers 50% were wrong, of 3,402 above it 2% (27 documents at
   * 200 dpi, turned by a degree, with noise).
   */
  sureWord: 86,
} as const;
