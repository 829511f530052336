import { pageBoard } from "../shared.en";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Delete PDF Pages",
  title: "Delete PDF Pages | Gone for Good, Not Hidden, Free",
  description:
    "Remove blank, outdated or private pages from a PDF. Their text, pictures and comments don't stay in the file. Free, no account, no watermark.",
  keywords: [
    "delete pdf pages",
    "remove pages from pdf",
    "delete page from pdf",
    "remove blank pages from pdf",
  ],
  heading: "Delete PDF Pages",
  subtitle: "Remove the pages you don't want, and keep the rest as it is",
  action: "Delete pages",
  howToTitle: "How to delete pages from a PDF",
  howTo: [
    { name: "Select a PDF", text: "All its pages appear as small pictures." },
    {
      name: "Select the pages to remove",
      text: "Click or tap them, or type their numbers, such as 2, 5-7.",
    },
    { name: "Delete and download", text: "Press 'Delete pages' and save the shorter PDF." },
  ],
  article: {
    sections: [
      {
        heading: "Deleted means deleted",
        blocks: [
          "Some programs only take a page off the list. Its text and pictures are still in the file, and a person with the right software can bring them back. That's a risk if the page was a salary table or somebody's address.",
          "We write a new file with only the pages you keep. Nothing of a deleted page gets into it.",
          {
            caption: "What goes and what stays",
            head: ["Part of the PDF", "After deleting a page"],
            rows: [
              ["Its text and pictures", "Gone"],
              ["Its comments", "Gone"],
              ["Bookmarks that lead to it", "Gone, unless they hold bookmarks of pages that stay"],
              ["All other pages", "Look the same as before"],
              ["Bookmarks and links to other pages", "Still work"],
              ["Files attached to the document", "Stay"],
              ["Title and author", "Stay"],
            ],
          },
          "Look at the last two before you share the file. Attachments and the title can give away what the pages no longer show.",
        ],
      },
      {
        heading: "Find the right pages quickly",
        blocks: [
          {
            list: [
              "Blank backs: if only the fronts of a stack are printed, select all even pages.",
              "A long appendix: click its first page, then hold Shift and click its last one.",
              "Scattered pages: type their numbers, separated by commas.",
              "Foldouts and wide tables: select the landscape pages.",
              "A page that seems empty: press Enter to see it large. Faint pencil notes are easy to miss.",
            ],
          },
          "After the download, all pages are still on the screen. If one too many is gone, change your selection and press the button again.",
        ],
      },
      {
        heading: "When another tool fits better",
        blocks: [
          "If you want to keep only a few pages of many, it's easier to select those: use [Extract PDF Pages](/extract-pdf-pages).",
          "If a page has to stay, but not everything on it, deleting pages doesn't help. You need a program that can redact text. A black box drawn over a line is not enough, because the words below it can still be copied.",
          "If the file is just too large, try [Compress PDF](/compress-pdf) first. It often saves more than a few pages of text would.",
        ],
      },
    ],
    questions: [
      {
        question: "Can I get a deleted page back from the new PDF?",
        answer:
          "No, and nobody else can either. Keep the original if you may need the page later. It stays unchanged on your device.",
      },
      {
        question: "Do the page numbers change?",
        answer:
          "Numbers printed on the pages stay, so there is a gap where a page was. Your viewer counts the remaining pages, unless the document has its own page labels.",
      },
      {
        question: "Are the deleted pages uploaded?",
        answer:
          "Yes, as part of the original. It's sent when you press 'Delete pages', and removed from our server as soon as the new PDF is made. We keep the new one for {retention} at most.",
      },
      {
        question: "Does the PDF get smaller?",
        answer:
          "Usually, by as much as the pictures on those pages take up. Fonts and logos are needed as long as one remaining page uses them.",
      },
      {
        question: "Can I delete pages on my phone?",
        answer: "Yes, in any recent browser. Tap the pages you don't want, then press 'Delete pages'.",
      },
      {
        question: "The PDF asks for a password. What happens to it?",
        answer:
          "Enter it once, and the pages appear. The shorter PDF opens for everyone, so add a new password with [Protect PDF](/protect-pdf) if you need one.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
