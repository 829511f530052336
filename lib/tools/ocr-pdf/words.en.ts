import { languages, pdfDropZone, pdfMessages } from "../shared.en";
import type { ToolWords } from "../words";

export const words = {
  name: "OCR PDF",
  title: "OCR PDF Online | Make a Scan Searchable, Free",
  description:
    "Turn a scanned PDF into one you can search and copy from. The pages look the same, with the text behind them. Free, no account, no watermark.",
  keywords: [
    "ocr pdf",
    "searchable pdf",
    "scan to searchable pdf",
    "pdf text recognition",
    "ocr scanned pdf",
  ],
  heading: "OCR PDF",
  subtitle: "Search a scanned PDF, and select and copy its text",
  dropZone: { ...pdfDropZone, hint: "One PDF, up to 100 MB and 50 scanned pages" },
  action: "Make Searchable",
  steps: ["Reading your PDF...", "Reading the scanned pages...", "Adding the text...", "Almost done..."],
  languages,
  howToTitle: "How to make a scanned PDF searchable",
  howTo: [
    { name: "Select a PDF", text: "Drop your scan on the page or select it with the button." },
    {
      name: "Choose the language",
      text: "We detect it. Choose it yourself if the result has odd letters.",
    },
    {
      name: "Download the PDF",
      text: "It looks the same. Press Ctrl+F or Command+F in your viewer to search it.",
    },
  ],
  messages: pdfMessages,
  article: {
    sections: [
      {
        heading: "What happens to a scan",
        blocks: [
          "A scanned page is a photo of text. You can read it, but your computer only sees a picture, so searching and copying don't work. Text recognition (OCR) reads the letters in that picture.",
          "This tool then puts the words back into the PDF, each one invisibly in front of the place where it's printed. You can search the PDF, select a sentence and copy it, and a screen reader can read it aloud.",
          {
            caption: "What changes and what doesn't",
            head: ["Part of the PDF", "What happens"],
            rows: [
              ["Scanned pages", "Look exactly the same, with searchable text"],
              ["Pages that already have text", "Stay as they are"],
              ["Text with odd letters when you copy it", "Read again from its picture"],
              ["File size", "Grows by a few kilobytes per page"],
              ["Links, bookmarks and forms", "Stay as they are"],
            ],
          },
        ],
      },
      {
        heading: "How to get the best result",
        blocks: [
          {
            list: [
              "Scan at 300 dpi. At 150 dpi small print is hard to read, and more than 300 dpi gains nothing.",
              "Crooked pages, pages lying on their side and shadows are fine: we straighten and clean each page before we read it. The page in your PDF stays as it was.",
              "If you know the language, choose it. It helps with accents and umlauts.",
            ],
          },
          "Recognition is never perfect. Names, numbers and faint print are where it makes mistakes, so check them before you rely on them. We don't read handwriting.",
        ],
      },
      {
        heading: "Which languages it reads",
        blocks: [
          "English, German, French, Spanish, Portuguese, Italian, Dutch, Polish, Turkish, Vietnamese, Greek, Ukrainian, Japanese, Chinese (Simplified and Traditional), Korean, Arabic, Hebrew, Hindi and Thai. The automatic choice looks at each page, so a document can have pages in different languages.",
          "Do you only have photos of the pages? Combine them with [Image to PDF](/image-to-pdf) first. If the scan is too large to email, use [Compress PDF](/compress-pdf) afterward: the text stays in it.",
        ],
      },
    ],
    questions: [
      {
        question: "How long does it take?",
        answer:
          "A few seconds per page. You see which page is being read. Long documents can take some minutes, and when many people use the tool at once, a little longer.",
      },
      {
        question: "How many pages can I convert?",
        answer:
          "Up to 50 scanned pages at once. Pages that already have text don't count. Split a longer document first, with [Split PDF](/split-pdf).",
      },
      {
        question: "Why do I get odd characters when I copy?",
        answer:
          "The print may be too small or too faint, or the language wasn't recognized. Choose the language and try again.",
      },
      {
        question: "Can I edit the text?",
        answer: "Not in the PDF itself, because its pages are still pictures. Copy the text into any editor.",
      },
      {
        question: "Can I use it for a signed PDF?",
        answer: "You get it back unchanged. Adding the text would make its signature invalid.",
      },
      {
        question: "Is my document sent to another service?",
        answer:
          "No. Our own server reads it, and no other service is involved. Your upload is deleted as soon as the conversion ends, and the searchable PDF after {retention}.",
      },
    ],
  },
} satisfies ToolWords<"ocr">;
