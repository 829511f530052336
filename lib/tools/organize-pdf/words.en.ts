import { pageBoard } from "../shared.en";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Organize PDF",
  title: "Organize PDF Pages | Move, Turn, Copy, Delete, Free",
  description:
    "Put the pages of a PDF in the right order. Move, turn, duplicate or delete them, and add blank pages or other PDFs. Free, no account.",
  keywords: ["organize pdf", "rearrange pdf pages", "reorder pdf pages", "sort pdf pages", "move pdf pages"],
  heading: "Organize PDF",
  subtitle: "Move, turn, duplicate and delete pages, and add pages from other PDFs",
  action: "Save PDF",
  howToTitle: "How to organize the pages of a PDF",
  howTo: [
    { name: "Select a PDF", text: "Its pages appear side by side. Add other PDFs whenever you like." },
    {
      name: "Arrange the pages",
      text: "Drag them into place. Turn, duplicate or delete pages, or insert a blank one.",
    },
    { name: "Save the new PDF", text: "Press 'Save PDF' and download it. Your original doesn't change." },
  ],
  article: {
    sections: [
      {
        heading: "Select and move pages",
        blocks: [
          "Several selected pages move together, even from one file into another. Here is how to do it with a mouse, a keyboard or a finger:",
          {
            caption: "Shortcuts for working with pages",
            head: ["You want to", "Do this"],
            rows: [
              ["Select one page", "Click or tap it"],
              ["Select a range", "Click the first page, then Shift+click the last one"],
              ["Select everything", "Ctrl+A, or Cmd+A on a Mac"],
              ["Select a block of pages", "Draw a rectangle around them with the mouse"],
              ["Select by number", "Type the pages, such as 1-3, 8"],
              ["Move pages", "Drag them; on a touchscreen, press and hold first"],
              ["Move pages with the keyboard", "Alt and an arrow key"],
              ["Delete pages", "The Delete key"],
              ["Read a page", "Enter shows it large"],
            ],
          },
          "You can also select all odd, even or landscape pages at once. If something goes wrong, undo it.",
        ],
      },
      {
        heading: "Jobs you can do in a minute",
        blocks: [
          {
            list: [
              "Replace a page: add the PDF with the new page, move that page into place, and delete the old one. This works well for a signature page that was scanned separately.",
              "Reuse a form: duplicate its pages once for every person who fills it in on paper.",
              "Prepare for printing: insert a blank page where a chapter should start on the front of a sheet.",
              "Clean up a scan: turn the pages that lie on their side, and delete the empty ones.",
              "Make two versions: save one, move or delete a few pages, and save again. The pages stay on the screen after each download.",
            ],
          },
        ],
      },
      {
        heading: "What moves along with a page",
        blocks: [
          "Comments, links and form entries stay on their page, wherever you move it. Bookmarks and links still find the pages they led to before.",
          "Printed page numbers don't change, because they are part of the page. If you move pages in a numbered report, check its table of contents, too.",
          "The result has the title and author of the first file. Pages of other sizes keep their size. Nothing is compressed, so a photo on page 7 is just as sharp on page 2.",
        ],
      },
    ],
    questions: [
      {
        question: "Can I use pages from several PDFs?",
        answer:
          "Yes, from up to 50 files with 100 MB in total. If you only want to join whole files, [Merge PDF](/merge-pdf) starts with one card for each file.",
      },
      {
        question: "Is my PDF uploaded while I arrange its pages?",
        answer:
          "No. Your browser draws the small pictures of the pages. The file is sent once you press 'Save PDF', and deleted from the server as soon as the new PDF is made.",
      },
      {
        question: "Can I do this on a phone?",
        answer: "Yes. Tap pages to select them. Press and hold a page to drag it.",
      },
      {
        question: "Can I do everything without a mouse?",
        answer: "Yes. You can select, move, turn and delete pages with the keyboard, and undo works as well.",
      },
      {
        question: "Can I change the text on a page?",
        answer:
          "Not here. This tool changes which pages there are, and in which order. To edit text, convert the document with [PDF to Word](/pdf-to-word).",
      },
      {
        question: "My PDF is signed. Can I still reorder it?",
        answer:
          "Yes, but the new PDF isn't signed. A signature confirms that nothing was changed, so it can't survive a change. Keep the original as proof.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
