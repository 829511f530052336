/**
 * What tables are found by. Sizes are relative to the font size unless a row says points. Measured with
 * `npm run bench:tables` on documents of the European Union from the ICDAR 2013 table competition, and compared with an
 * earlier finder on 92 other PDFs.
 */
export const tables = {
  /** A wider gap between words can be one between columns: spaces of justified text are up to 0.45. */
  pieceGap: 0.5,
  /** The same in a typewriter's font, whose spaces are 0.6 with what the letters beside them leave free. */
  monoGap: 1,
  /** The same between numbers, which are set closer in dense tables: Times has spaces of 0.25. */
  numberGap: 0.24,
  /** Narrowest strip between columns that stays empty over all rows. */
  minGutter: 0.22,
  /** Share of rows that may say less about a part of a gutter than about its best one. */
  nearBest: 0.25,
  /** Share of the rows beside a gutter that may cross it, as heads over several columns do. */
  maxCrossed: 0.34,
  /** Share of the rows that are a head, whose words may stand beside the numbers below them. */
  headShare: 0.3,
  /** A single word of a row that fills more than this share of its table is a title, and says nothing about columns. */
  titleShare: 0.5,
  /** Rows that have to show a gutter within a column that lines separate, and their share of those with text in it. */
  minShown: 3,
  shownShare: 0.6,
  /** Space between words. */
  wordGap: 0.2,
  /** Distance of the lines of one row whose cells are centered, and of the lines of one cell. */
  sameRow: 0.65,
  maxCellStep: 1.75,
  /** A step this many times the smallest one separates rows, where smaller ones are within cells. */
  rowStep: 1.22,
  /** Share of labels that may start in lower case where it says that a label goes on. */
  maxLower: 0.4,
  /** Share of the smallest steps that may separate numbers: more, and they are the steps between rows. */
  maxClashes: 0.1,
  /** How far a word reaches over a gutter before it crosses it. */
  reach: 0.35,
  /** Largest distance of a head from the middle of its columns, in points, and the most columns under one. */
  centered: 3,
  maxSpan: 30,
  /** Distance between a cell's edge and its text as Word has it, in points. */
  margin: 2,
  /** Text this close to an edge stands at it, in points, and the share of a column's cells that are then set to it. */
  edge: 3,
  edgeShare: 0.6,
  /** Largest step from a row to the next: tables that are set double have 2.6. */
  maxRowStep: 3,
  /** Largest step from a head to its table. */
  maxHeadStep: 2.1,
  /** Lines of a head, and lines without columns between two rows. */
  maxHead: 6,
  maxBetween: 3,
  /** Rows before one that are asked whether it has the same columns. */
  window: 12,
  /** Longest cell of a table without lines, in characters; more, and it is a column of text. */
  maxCell: 90,
  /** Dots that lead to the next cell: from how many on they do anywhere, and near the text before them, and how near that is. */
  manyLeaders: 6,
  minLeaders: 4,
  leaderGap: 3,
  /** Share of cells beside the first column that are numbers, from which it is a table without any other sign. */
  numeric: 0.4,
  /** The same with fewer than which it is a table of words, and of labels that are numbers themselves. */
  few: 0.2,
  named: 0.6,
  /** Share of a column's cells that have to be set to the same edge in a table of words. */
  minAligned: 0.8,
  /** Share of fields that have text: in tables without lines, and in grids. */
  minFilled: 0.3,
  /** Rows of a table of words in two columns, and the step between fewer; else it is an address beside a date. */
  minPairs: 5,
  pairStep: 1.4,
  /** Share of a table's rows that have text: between the bars of a chart there is none. */
  minRowsFilled: 0.65,
  /** Share of lines with dots before their last number, from which it is a table of contents or an index. */
  leaders: 0.4,
  /** Characters of most cells of two columns that are text. */
  prose: 28,
  /** Share of cells that start in lower case, from which they are lines of one text that is cut by lines. */
  lower: 0.3,
  /** Share of labels that are markers of a list. */
  markers: 0.6,
  /** Share of last cells that are pages in a table of contents, and characters of most of its titles. */
  pages: 0.9,
  title: 12,
  /** Share of rows in which a column has text to be one, and of the columns of numbers that are set to an edge. */
  half: 0.5,
  /** Share of labels that end in a colon, from which it is a form. */
  form: 0.5,
  /** Largest difference between the ends of lines that belong to one table, in points. */
  sameEnds: 6,
  /** Distance from a line to text that belongs to its table. */
  nearRule: 1.8,
  /** A gap between columns that words alone show: wider than those of justified text. */
  wideGap: 0.9,
  /** Share of the lines between two drawn ones that are in columns, and of the columns that a row beside them fills. */
  rowShare: 0.5,
  /** Part of the width that a head of rows fills at most. */
  labelShare: 0.7,
  /** Space above and below such a head between drawn lines, in lines. */
  labelSpace: 0.8,
  /** Largest distance of drawn lines without text between them, in points, and of parts of a table from each other. */
  maxEmpty: 20,
  maxPartStep: 2.6,
  /** Parts of a run of lines that are tried. */
  maxTries: 6,
  /** Largest step to a line that goes on in the cell above. */
  maxRest: 1.4,
  /** Share of a table's width that lines between its rows have at least. */
  minRule: 0.12,
  /** Share of a table's height of a line between columns, or of the sides of painted cells, from which its end joins cells. */
  minDrawn: 0.25,
  minPainted: 0.7,
  /** Share of the lines at a column's rows that are drawn, from which one that is missing joins cells. */
  drawnShare: 0.4,
  /** Share of rows in which numbers may cross a gutter. */
  maxCrossingValues: 0.2,
  /** Share of the gutters that most rows cross in a text that is set wide. */
  maxCrossing: 0.5,
  /** Share of a page's height of a painted cell. */
  maxFill: 0.5,
  maxFills: 1000,
  /** Rows that are asked where a gutter is cut. */
  sample: 300,
  /** More columns, rows, fields, or lines are no table that somebody reads. */
  maxColumns: 200,
  maxRows: 5000,
  maxFields: 250_000,
  maxGroups: 400,
} as const;
