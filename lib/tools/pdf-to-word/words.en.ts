import { words as pdfToImage } from "../pdf-to-image/words.en";
import { pdfDropZone, pdfMessages } from "../shared.en";
import type { ToolWords } from "../words";

export const words = {
  name: "PDF to Word",
  title: "PDF to Word Converter | Editable DOCX, Free",
  description:
    "Turn a PDF into a Word document you can edit, with headings, lists, tables and pictures. Free, no account, no watermark, files deleted.",
  keywords: ["pdf to word", "convert pdf to word", "pdf to docx", "edit pdf in word", "pdf word converter"],
  heading: "PDF to Word Converter",
  subtitle: "Paragraphs, headings, lists, tables and pictures, ready to edit in Word",
  dropZone: { ...pdfDropZone, hint: "One PDF, up to 100 MB and 500 pages. Scans work too, up to 50 pages." },
  action: "Convert to Word",
  steps: [
    "Reading your PDF...",
    "Finding paragraphs and tables...",
    "Writing the document...",
    "Almost done...",
  ],
  layouts: {
    flow: {
      text: "Text that flows",
      help: "For editing: paragraphs, lists and tables make room for what you write.",
    },
    exact: { text: "Exact layout", help: "For keeping the look: every page looks as it does in the PDF." },
  },
  scanned: pdfToImage.name,
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    {
      name: "Convert to Word",
      text: "Choose between text that flows and the exact layout, and press the button. Most documents take a few seconds.",
    },
    { name: "Download the document", text: "Save the .docx file and open it in Word." },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "How the converter rebuilds your document",
        blocks: [
          "A PDF knows where each letter goes on the page. It usually doesn't know which letters make a word, where a paragraph ends, or what is a table. The converter works that out from the position, size and style of the letters.",
          {
            caption: "What goes into the Word document",
            head: ["In Word", "Made from"],
            rows: [
              ["Paragraphs", "Lines that follow each other in reading order"],
              ["Headings", "Text that is larger than the rest, or short and bold"],
              ["Bold and italic", "The font in the PDF"],
              ["Lists", "Bullets and numbers"],
              ["Tables", "Ruled lines, or columns that clearly line up"],
              ["Links", "Links to websites in the PDF"],
              ["Pictures", "Pictures, in the same place"],
              ["Page size and breaks", "The pages of the PDF"],
            ],
          },
          "It also reads Arabic and Hebrew, which run from right to left, as well as Chinese, Japanese and Korean.",
        ],
      },
      {
        heading: "Text that flows, or the exact layout",
        blocks: [
          "Text that flows is the better choice if you want to change more than a few words. Paragraphs, lists and tables are what Word expects, so everything below moves along as you write.",
          "With the exact layout, every page looks as it does in the PDF. Each block of lines stands in a frame at its place, and lines, boxes and pictures are behind it. You can correct words and numbers, but a longer text doesn't push the next one down.",
        ],
      },
      {
        heading: "What to check afterward",
        blocks: [
          "Text that flows doesn't look exactly like the PDF. Lines may break in other places, especially if your computer doesn't have the same fonts. Take a close look at tables without lines, at formulas, and at text in boxes side by side.",
          "Charts and diagrams become pictures, with the words on them. In the exact layout those words stay text.",
        ],
      },
      {
        heading: "What about scans?",
        blocks: [
          "A scanned page is a photo. If your PDF has such pages, the converter reads the text from their pictures, and tells you so with the result. It finds out the language, turns pages that lie on their side, and straightens crooked ones.",
          "It takes a few seconds per page, for up to 50 pages. Read the document once before you use it: names, numbers and faint print are where mistakes happen. Bold and italic type get lost, and so do pictures within a scanned page.",
        ],
      },
    ],
    questions: [
      {
        question: "Can I keep a scan as a PDF and search it?",
        answer: "Yes. [OCR PDF](/ocr-pdf) adds the text invisibly, and the pages keep their look.",
      },
      {
        question: "Can the Word document look exactly like the PDF?",
        answer:
          "Choose Exact layout before you convert. Pages then look as they do in the PDF, as long as your computer has its fonts. It's harder to edit than text that flows.",
      },
      {
        question: "Which programs can open the result?",
        answer:
          "You can open the .docx file in Word, LibreOffice and Google Docs. We don't offer the older .doc format.",
      },
      {
        question: "How do I turn the document back into a PDF?",
        answer: "When you've finished editing, save it as a PDF in Word or LibreOffice.",
      },
      {
        question: "Can I convert just one page?",
        answer:
          "Not to Word. If an image of the page is enough, [PDF to Image](/pdf-to-image) converts single pages.",
      },
      {
        question: "Can I convert a PDF that asks for a password?",
        answer:
          "Yes. Enter the password when you're asked. We use it for this conversion only and don't store it.",
      },
      {
        question: "Is my document private?",
        answer:
          "Yes. Your PDF is deleted right after the conversion, and the Word document after {retention}.",
      },
    ],
  },
} satisfies ToolWords<"word">;
