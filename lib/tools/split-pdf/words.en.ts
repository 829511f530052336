import { pageBoard } from "../shared.en";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Split PDF",
  title: "Split PDF | By Pages, Ranges or Bookmarks, Free",
  description:
    "Cut a PDF into several files: at every page, every few pages, by ranges, at its bookmarks or where you say. See the parts first. Free, no account.",
  keywords: [
    "split pdf",
    "separate pdf pages",
    "cut pdf",
    "pdf splitter",
    "divide pdf",
    "split pdf by bookmarks",
  ],
  heading: "Split PDF",
  subtitle: "Cut a PDF into several files, at the pages or chapters you choose",
  action: "Split PDF",
  howToTitle: "How to split a PDF",
  howTo: [
    { name: "Select a PDF", text: "You see all its pages. Nothing is uploaded yet." },
    {
      name: "Choose where to cut",
      text: "At every page, every few pages, by ranges, at the bookmarks, or at marks that you set.",
    },
    {
      name: "Check the parts and split",
      text: "See which files will come out, press 'Split PDF', and download them one by one or in a ZIP.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Five ways to split a PDF",
        blocks: [
          {
            caption: "Which way fits your document",
            head: ["You have", "Split", "You get"],
            rows: [
              ["20 one-page invoices from one scan", "At every page", "20 files"],
              ["A batch of forms, 3 pages each", "Every 3 pages", "One file for each form"],
              ["A 10-page contract with two appendices", "By ranges: 1-6, 7-8, 9-10", "Three files"],
              ["A manual or an e-book", "At the bookmarks", "One file for each chapter"],
              ["Scanned letters of different lengths", "At marks you set", "One file for each letter"],
            ],
          },
          "Bookmarks are the list of chapters that a PDF viewer shows beside the pages. We cut at the first level only, so a chapter and its sections stay together.",
          "For marks, look through the pages and cut wherever a new document starts. If the text is too small to tell, open a page large with the Enter key.",
        ],
      },
      {
        heading: "See the parts before you split",
        blocks: [
          "The page lists the files that will come out. Change the numbers or move a mark, and the list changes with them. The PDF is uploaded only when you press the button.",
          "You can fix other things on the way: turn a page that lies on its side, or delete the separator sheets from a scan. Every step can be undone.",
          "After the download, the pages are still on the screen. You can split the same PDF another way without selecting it again.",
        ],
      },
      {
        heading: "What each part contains",
        blocks: [
          "Every part is a complete PDF. It has the bookmarks, links, comments and form entries of its own pages. A bookmark that points to a page in another part is left out.",
          {
            list: [
              "Pages look the same as in the original, because nothing is compressed again.",
              "Files that are attached to the whole document go into the first part.",
              "A digital signature covers the complete document, so the parts aren't signed. A note tells you.",
              "All parts together can be larger than the original. Fonts and logos that many pages share are needed in each part.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "How do I split a PDF in half?",
        answer:
          "Set one mark between the two middle pages. For a document of 40 pages, you can also split every 20 pages.",
      },
      {
        question: "I only need a few pages. Is this the right tool?",
        answer:
          "[Extract PDF Pages](/extract-pdf-pages) is quicker: select the pages, and save just those. Split keeps all pages and spreads them over several files.",
      },
      {
        question: "Can I split a PDF to fit a size limit?",
        answer:
          "Not by size, only by pages. Split it every few pages and look at the sizes. Often you don't have to split at all, because [Compress PDF](/compress-pdf) makes the whole document fit.",
      },
      {
        question: "My PDF has no bookmarks. What now?",
        answer:
          "Enter the first and last page of each chapter as ranges, or set marks between the chapters. The table of contents helps you find the pages.",
      },
      {
        question: "Can I put the parts back together?",
        answer: "Yes, with [Merge PDF](/merge-pdf). Sort the parts there before you merge them.",
      },
      {
        question: "What happens to a password?",
        answer:
          "You're asked for it before the pages are shown. The parts open without a password, and a note says so.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
