import { pageBoard } from "../shared.en";
import type { ToolWords } from "../words";

export const words = {
  ...pageBoard,
  name: "Merge PDF",
  title: "Merge PDF Files | Sort Files and Pages, Free",
  description:
    "Combine up to 50 PDFs into one. Sort files or single pages, and keep bookmarks, links and form entries. Free, no account, no watermark.",
  keywords: ["merge pdf", "combine pdf", "join pdf", "pdf merger", "merge pdf files", "put pdfs together"],
  heading: "Merge PDF",
  subtitle: "Combine several PDFs into one, in the order you want",
  action: "Merge PDFs",
  howToTitle: "How to merge PDF files",
  howTo: [
    { name: "Select your PDFs", text: "Drop all of them on the page. You can add more at any time." },
    {
      name: "Put them in order",
      text: "Drag the files, or sort them by name. Open a file to move single pages.",
    },
    {
      name: "Merge and download",
      text: "Press 'Merge PDFs', change the name if you like, and download the new PDF.",
    },
  ],
  article: {
    sections: [
      {
        heading: "Files first, pages if you need them",
        blocks: [
          "You start with one card for each file. Drag the cards into the right order, or sort them by name. For most jobs, that's all you need.",
          "Sometimes a single page is in the wrong place. A cover letter belongs in front, or a receipt behind its invoice. Open the files into pages then. You can move a page from one file into another, turn it, or leave it out.",
          "You can undo and redo every step. Nothing is uploaded until you press 'Merge PDFs'.",
        ],
      },
      {
        heading: "What the merged PDF keeps",
        blocks: [
          "Some programs copy only the pages. This tool also brings along what belongs to them:",
          {
            caption: "From several PDFs to one",
            head: ["Part", "In the merged PDF"],
            rows: [
              ["Pages", "Look exactly as before, each in its own size"],
              ["Bookmarks", "All of them, with one branch for each file"],
              ["Links between pages", "Lead to the same pages as before"],
              ["Form fields", "Keep their entries; a field is renamed if another file uses the same name"],
              ["Page labels, such as i, ii, iii", "Kept"],
              ["Comments, attachments and layers", "Kept, from every file"],
              ["Tags for screen readers", "Kept, from every file"],
              ["Title and author", "Those of the first file"],
              ["Digital signatures", "Can't survive a merge; a note tells you"],
            ],
          },
          "If the wrong title appears at the top of a PDF viewer, move another file to the front and merge again. Your files are still on the page.",
        ],
      },
      {
        heading: "Before you send the result",
        blocks: [
          {
            list: [
              "Is it too large for an email? Run it through [Compress PDF](/compress-pdf). Compress after merging, not before, so that all pages get about the same quality.",
              "Are some of your papers photos? Make a PDF of them with [Image to PDF](/image-to-pdf), then add it here.",
              "Do you print on both sides? Insert a blank page after a document with an odd number of pages, so that the next one starts on a new sheet.",
              "Is one of the documents signed? Send it as a separate file, so that its signature stays valid.",
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "How many PDFs can I merge?",
        answer: "Up to 50 files at a time. Together they can have 100 MB and 10,000 pages.",
      },
      {
        question: "Do the pages lose quality?",
        answer: "No. Text, pictures and fonts are copied unchanged. Nothing is compressed a second time.",
      },
      {
        question: "Can I merge just a few pages of each file?",
        answer:
          "Yes. Open the files into pages and delete what you don't need. To take pages from a single PDF, [Extract PDF Pages](/extract-pdf-pages) is quicker.",
      },
      {
        question: "Can I merge PDFs that have passwords?",
        answer:
          "Yes. Each of these files asks for its own password. The merged PDF opens without one, and a note reminds you. To lock it again, use [Protect PDF](/protect-pdf).",
      },
      {
        question: "What if one of my files is broken?",
        answer: "We tell you which one it is. You can merge the others without it.",
      },
      {
        question: "I forgot a file. Do I have to start over?",
        answer:
          "No. After the download, your files are still there in your order. Add the missing one and press the button again.",
      },
      {
        question: "How long are my files stored?",
        answer:
          "The uploaded files are deleted as soon as the merged PDF is ready. We delete the merged PDF after {retention}, or right away when you press 'Delete now'.",
      },
    ],
  },
} satisfies ToolWords<"page-board">;
