import { pageBoard } from "../shared.en";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Rotate PDF",
  title: "Rotate PDF | Turn All Pages or Some and Save, Free",
  description:
    "Turn PDF pages left or right and save them that way. All pages, odd, even, landscape, or the ones you select. Lossless and free, no account.",
  keywords: [
    "rotate pdf",
    "turn pdf pages",
    "rotate pdf and save",
    "rotate one page in pdf",
    "flip pdf upright",
  ],
  heading: "Rotate PDF",
  subtitle: "Turn sideways pages upright, and save them that way",
  action: "Rotate PDF",
  howToTitle: "How to rotate PDF pages",
  howTo: [
    { name: "Select a PDF", text: "You see at a glance which pages are sideways or upside down." },
    {
      name: "Turn the pages",
      text: "Choose all, odd, even or landscape pages, or select some. Then turn them left or right.",
    },
    { name: "Save them", text: "Press 'Rotate PDF' and download the upright document." },
  ],
  article: {
    sections: [
      {
        heading: "Turn pages for good, not just on your screen",
        blocks: [
          "The rotate button of a PDF viewer often turns only what you see. Close the file and open it again, and the page is sideways as before. Whoever gets it by email sees it sideways, too.",
          "This tool saves the new direction in the file. Every viewer then opens the pages upright, and they print that way.",
        ],
      },
      {
        heading: "Which pages to turn",
        blocks: [
          {
            caption: "Common cases",
            head: ["What you see", "Choose", "Turn"],
            rows: [
              ["The whole scan lies on its side", "All pages", "Once, left or right"],
              ["The whole scan is upside down", "All pages", "Twice in the same direction"],
              ["Every other page is upside down", "Odd or even pages", "Twice in the same direction"],
              ["Some upright pages lie on their side", "Landscape pages", "Once, left or right"],
              ["A few receipts or photos are wrong", "The pages you select", "As each one needs it"],
            ],
          },
          "Upside-down backs are typical of two-sided scans, when the stack was flipped along the wrong edge. Check page 1: if it's fine, turn the even pages.",
          "You can also type page numbers, such as 4, 9-12. If a page ends up the wrong way around, turn it again or undo.",
        ],
      },
      {
        heading: "Why nothing gets blurry",
        blocks: [
          "A PDF page has a setting for how it's shown: upright, or turned by 90, 180 or 270 degrees. We change that setting and leave the content alone. Text stays searchable, pictures keep every pixel, and the file size stays about the same.",
          "Links, comments and form fields turn together with their page. You can turn it back whenever you want, because four turns bring you to where you started.",
          "A photo of a page that you turn in an image editor is different: many editors save it again as a JPG, which costs a little quality each time. If you have a stack of JPGs, make a document of them with [JPG to PDF](/jpg-to-pdf) first and turn its pages here.",
        ],
      },
    ],
    questions: [
      {
        question: "Can I rotate just one page?",
        answer: "Yes. Select it and turn it. All other pages stay as they are.",
      },
      {
        question: "Can I straighten a page that's slightly tilted?",
        answer:
          "No. A PDF page can only be turned in steps of 90 degrees. To straighten a crooked scan, scan it again.",
      },
      {
        question: "Which way is 'right'?",
        answer:
          "Clockwise: the top of the page moves to the right side. Use it for pages whose top points left.",
      },
      {
        question: "Can I move or delete pages at the same time?",
        answer:
          "Yes. You can drag pages to another place and delete the ones you don't need. [Organize PDF](/organize-pdf) shows all these tools from the start.",
      },
      {
        question: "My PDF has a password. Can I rotate its pages?",
        answer:
          "Yes, if you know the password. It's asked for when you add the file. The rotated PDF has none, so lock it with [Protect PDF](/protect-pdf) if it has to stay private.",
      },
      {
        question: "Does a digital signature stay valid?",
        answer: "No. Turning a page changes the document, and a note says that the signature was lost.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
