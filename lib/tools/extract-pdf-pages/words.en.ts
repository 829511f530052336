import { pageBoard } from "../shared.en";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Extract PDF Pages",
  title: "Extract PDF Pages | As One File or Several, Free",
  description:
    "Save the pages you need from a PDF, together in one file or each in its own. Select them by sight or by number. Free, no account, no watermark.",
  keywords: ["extract pdf pages", "extract pages from pdf", "save one page of pdf", "pdf page extractor"],
  heading: "Extract PDF Pages",
  subtitle: "Save the pages you need as a new PDF, or as one file for each page",
  action: "Extract pages",
  howToTitle: "How to extract pages from a PDF",
  howTo: [
    { name: "Select a PDF", text: "Look through its pages. They stay in your browser for now." },
    {
      name: "Select pages",
      text: "Click or tap the ones you need, or type their numbers. Choose one file or one file per page.",
    },
    { name: "Extract and download", text: "Press 'Extract pages'. Several files also come as a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "One file, or one for each page",
        blocks: [
          {
            caption: "What to choose",
            head: ["You need", "Select", "Choose"],
            rows: [
              ["Chapter 3 for a colleague", "The pages of that chapter", "One file"],
              ["The summary and two charts", "Pages from different places, such as 2, 14, 31", "One file"],
              ["Each certificate for its own upload field", "All certificates", "One file per page"],
              ["The last page of a contract", "Just that page", "Either one"],
            ],
          },
          "In one file, the pages come in the order you see. Drag them if you want another order, or turn those that are sideways.",
          "You can do both, one after the other. The pages are still on your screen after the first download.",
        ],
      },
      {
        heading: "Select pages by sight or by number",
        blocks: [
          "To find a chart, a photo or a table, scroll through the small pictures and tap. Enter shows a page large when you aren't sure.",
          "To follow a table of contents, type numbers such as 5-9, 12. They count from the first page of the file, cover included. Books often print page 1 only after the cover and the contents, so their numbers are a few pages off. Check the first page of your selection.",
          "Shift+click selects everything in between. For a scan with a form on the front and terms on the back, select the odd pages.",
        ],
      },
      {
        heading: "What comes along, and what doesn't",
        blocks: [
          "An extracted page is a real PDF page, not a screenshot. You can search its text, fill in its form fields and follow its links. Form entries, comments and bookmarks of the selected pages come along.",
          "The other pages don't. None of their text or pictures is hidden in the new file, so you can take your own page from a list and pass it on. Files attached to the document, its title and its author do come along.",
          "An extract is often much smaller than the original, though not always in step with the number of pages: a single photo can be larger than 50 pages of text.",
        ],
      },
    ],
    questions: [
      {
        question: "Does the original PDF change?",
        answer: "No. You get a new file, and the original on your device keeps all its pages.",
      },
      {
        question: "How is this different from splitting a PDF?",
        answer:
          "Extracting saves only what you select. [Split PDF](/split-pdf) cuts the whole document into parts, so that every page ends up somewhere.",
      },
      {
        question: "Can I take pages from several PDFs?",
        answer:
          "Yes. Add the other files, up to 50 in all, and select pages in each. With 'one file', they end up in the same PDF.",
      },
      {
        question: "Can I get a page as a picture?",
        answer:
          "[PDF to JPG](/pdf-to-jpg) makes a picture of every page, and [PDF to PNG](/pdf-to-png) suits pages with fine lines and small print.",
      },
      {
        question: "Can I extract pages from a PDF with a password?",
        answer: "Yes, after you enter it. The new PDF has no password, which a note points out.",
      },
      {
        question: "What happens to my files afterward?",
        answer:
          "We delete the upload as soon as your pages are extracted, and the result after {retention}. 'Delete now' removes the result right away.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
