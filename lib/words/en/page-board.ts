import { counted } from "../format";

/** Words of the board on which the pages of PDFs are put in order, turned, removed and split. */
export const pageBoard = {
  /** Names a page for screen readers, and what was done to it. */
  page: "Page {page} of {name}",
  blankPage: "Blank page",
  turnedBy: "Turned {degrees} degrees.",
  begins: "A new file begins here.",
  /** Names the list of pages. */
  pages: "Pages",
  help: "Click to select, Shift+click for a range. Drag to move. Double-click to see a page large.",
  helpTouch: "Tap to select. Press and hold, then drag to move.",
  helpKeys:
    "Space selects a page, Shift with arrow keys selects several. Alt with arrow keys moves them, Delete removes them, Enter shows a page large.",
  count: counted({ one: "{n} page", other: "{n} pages" }),
  countOf: counted({ one: "{n} of {total} pages selected", other: "{n} of {total} pages selected" }),
  empty: "No pages left. Undo brings them back.",

  views: { label: "Show", files: "Files", pages: "Pages" },
  sort: "Sort by name",
  opening: "Opening...",
  locked: "Needs a password",
  broken: "Can't be opened",

  /** Buttons of the toolbar. */
  tools: {
    label: "Change pages",
    left: "Turn left",
    right: "Turn right",
    remove: "Delete",
    duplicate: "Duplicate",
    blank: "Blank page",
    cut: "Split here",
    view: "View",
    undo: "Undo",
    redo: "Redo",
  },
  select: {
    label: "Select pages",
    all: "All",
    odd: "Odd",
    even: "Even",
    landscape: "Landscape",
    none: "None",
  },
  range: "Pages",
  rangeHelp: "For example 1-3, 8",

  /** What is read aloud. */
  announced: {
    moved: counted({
      one: "Moved to position {place} of {total}.",
      other: "{n} pages moved to position {place} of {total}.",
    }),
    turnedRight: counted({ one: "Page turned right.", other: "{n} pages turned right." }),
    turnedLeft: counted({ one: "Page turned left.", other: "{n} pages turned left." }),
    removed: counted({
      one: "Page deleted. {left} left.",
      other: "{n} pages deleted. {left} left.",
    }),
    duplicated: counted({ one: "Page duplicated.", other: "{n} pages duplicated." }),
    blank: "Blank page inserted at position {place}.",
    cut: counted({ one: "All pages are in one file.", other: "The pages are split into {n} files." }),
    undone: "Change undone.",
    redone: "Change redone.",
    selected: counted({ one: "{n} page selected.", other: "{n} pages selected." }),
    sorted: "Files sorted by name.",
    fileMoved: "{name} is now file {place} of {total}.",
    finished: counted({ one: "Your PDF is ready.", other: "{n} PDFs are ready." }),
    cleared: "Files removed. {keys} brings them back.",
  },

  /** Files that need something before their pages can be used. */
  password: "Password of {name}",
  passwordWrong: "That password doesn't open this file.",
  open: "Open",
  removeFile: "Remove",
  brokenFile: "{name} can't be opened. It's damaged or not a PDF. The other files aren't affected.",

  split: "Split",
  ways: {
    pages: "At every page",
    every: "Every few pages",
    ranges: "By page ranges",
    bookmarks: "At bookmarks",
    marks: "Where I choose",
  },
  waysHelp: {
    pages: "Each page becomes a file.",
    bookmarks: "A file begins at each bookmark of the first level.",
  },
  every: "Pages in each file",
  ranges: "Page ranges",
  rangesHelp: "Each range becomes a file.",
  extractAs: "Save as",
  extractWays: { together: "One PDF", apart: "One PDF for each page" },
  /** The files that will be made. */
  drafts: counted({ one: "You'll get one file", other: "You'll get {n} files" }),
  draft: counted({ one: "{name} ({n} page)", other: "{name} ({n} pages)" }),
  moreDrafts: "and {n} more",
  name: "File name",
  /** Labels the name of several files, which is followed by numbers. */
  names: "File names begin with",
  /** How the name of a file ends that nobody has named: 'report-merged.pdf'. */
  endings: {
    merge: "merged",
    split: "part",
    organize: "organized",
    rotate: "rotated",
    delete: "edited",
    extract: "pages",
  },

  /** What is done while it runs, on the button that starts it. */
  busy: {
    merge: "Merging...",
    split: "Splitting...",
    organize: "Saving...",
    rotate: "Rotating...",
    delete: "Deleting...",
    extract: "Extracting...",
  },
  /** What is done to the uploaded files, by their number. */
  working: counted({
    one: "Uploaded. Working on it now.",
    other: "Uploaded. Working on {n} files.",
  }),

  /** Why there is nothing to make yet. */
  missing: {
    nothing_selected: "Select at least one page first.",
    nothing_turned: "Turn at least one page first.",
    nothing_left: "Keep at least one page.",
    bad_number: "Enter how many pages each file gets, for example 2.",
    bad_ranges: "Enter page ranges, for example 1-3, 8.",
    no_such_page: "Some of these pages don't exist. The last page is {last}.",
    no_bookmarks: "These pages have no bookmarks. Choose another way to split.",
    no_marks: "Select the first page of a new file, then press 'Split here'.",
    one_file: "Add another PDF, or change the pages of this one.",
    one_page: "This PDF has one page, so there's nothing to split.",
    too_many_documents: "That makes more than {documents} files. Put more pages in each.",
    too_many_pages: "That's more than {pages} pages. Remove some.",
    locked: "Enter the password of {name}, or remove that file.",
    broken: "None of these files can be opened. Select another PDF.",
  },

  done: counted({ one: "Your PDF is ready", other: "{n} PDFs are ready" }),
  doneText: "Your pages are still here. Change them to make another version.",
  results: "Results",
  zip: "Download all as ZIP",

  /** The page that is shown large. */
  place: "Page {place} of {total}",
};
