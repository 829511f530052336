import { retention } from "../../site/settings";
import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "What a PDF does not know about itself",
      blocks: [
        "A PDF says where each letter stands on the paper. It usually does not say which letters make a word, where a paragraph ends, or that something is a table. Word needs all of that. So the converter reads the positions, sizes and styles of the letters and works out what the author must have meant.",
        {
          caption: "From the page to the document",
          head: ["In Word", "Recognized by"],
          rows: [
            ["Paragraphs", "Lines that follow each other, in reading order"],
            ["Headings", "Letters larger than the rest"],
            ["Bold and italic", "The font that was used"],
            ["Lists", "Bullets and numbers"],
            ["Tables", "Ruled lines, or columns that clearly align"],
            ["Pictures", "Taken over, in their place"],
            ["Page size and breaks", "As in the PDF"],
          ],
        },
        "Arabic and Hebrew, which run from right to left, and Chinese, Japanese and Korean are read too.",
      ],
    },
    {
      heading: "What to check afterwards",
      blocks: [
        "The result is meant for editing, not as a twin of the page. Text flows, so lines may break elsewhere, above all if your computer lacks a font. Look first at tables without lines, at formulas, and at layouts with boxes beside each other. Should a diagram drawn from shapes be missing, turn its page into a picture with [PDF to PNG](/pdf-to-png) and insert that.",
      ],
    },
    {
      heading: "Scans are refused",
      blocks: [
        "A scanned page is a photo. There is no letter in it to put into Word, and the tool tells you so instead of handing you an empty document. Test it yourself: if you can mark a word with the mouse in your viewer, there is text.",
      ],
    },
  ],
  questions: [
    {
      question: "How do I get text out of a scan?",
      answer:
        "Run it through a program with text recognition (OCR) first. Save a PDF with text there, and bring that one here.",
    },
    {
      question: "Which programs open the result?",
      answer: "Word, LibreOffice and Google Docs read the .docx. The old .doc is not offered.",
    },
    {
      question: "How do I get a PDF again when I am done?",
      answer: "By saving as PDF in Word or LibreOffice.",
    },
    {
      question: "I only want to quote a page. Is Word necessary?",
      answer: "No. A picture of it is quicker: [PDF to Image](/pdf-to-image) takes single pages.",
    },
    {
      question: "Does it work with a password?",
      answer: "It does if you enter the right one, which is used for nothing but this conversion.",
    },
    {
      question: "What about size and privacy?",
      answer: `Up to 500 pages in 100 MB are accepted. The PDF is discarded right after reading, the Word file after ${retention}.`,
    },
  ],
} satisfies Article;
