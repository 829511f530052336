import { counted } from "../format";

/** Words of the pages of a PDF that are shown to be picked. They come with the script that shows them. */
export const pagePicker = {
  pagesOf: "Pages of {name}",
  page: "Page {page}",
  all: counted({ one: "{n} page", other: "All {n} pages" }),
  some: counted({ one: "{n} of {total} pages", other: "{n} of {total} pages" }),
  click: "Click to pick, Shift+click for a range.",
  tap: "Tap to pick.",
  /** Buttons that select pages. */
  select: { all: "All", odd: "Odd", even: "Even", none: "Clear" },
  selectLabels: {
    all: "Select all pages",
    odd: "Select odd pages",
    even: "Select even pages",
    none: "Clear the selection",
  },
  opening: "Opening the PDF to show its pages...",
  locked: "This PDF has a password. Enter it to see the pages.",
  broken: "We can't show the pages of this PDF. You can try to convert it, but that may not work.",
  show: "Show pages",
  /** What that costs, where data is short or the PDF is large. */
  showHelp: "Loads about 2 MB. The PDF stays on your device until you convert it.",
};
