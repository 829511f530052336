import { retention } from "../../site/settings";
import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "Which of the three formats?",
      blocks: [
        "The drawing is the same for all of them. Only the way it is stored differs, and that is what you choose here.",
        {
          caption: "JPG, PNG and WEBP compared",
          head: ["Format", "How it is stored", "Take it for"],
          rows: [
            ["JPG", "Lossy, quality 85", "Mail, chats, photo albums, upload forms"],
            ["PNG", "Every pixel kept", "Slides, tables, plans, small print"],
            ["WEBP", "Lossy, quality 85", "Your own website"],
          ],
        },
        "Undecided? A page full of photos should be a JPG, a page full of words a PNG. Each format has its own page with more about it: [PDF to JPG](/pdf-to-jpg), [PDF to PNG](/pdf-to-png) and [PDF to WEBP](/pdf-to-webp).",
      ],
    },
    {
      heading: "Not always the whole document",
      blocks: [
        "Leave the field empty for the whole document, or name pages as in a print dialog:",
        {
          list: [
            "'8' is a single page.",
            "'1-3, 8' is four of them.",
            "'5-' runs from the fifth to the last.",
          ],
        },
        "Pages come in the document's order, each once, however you write them. Up to 500 can be drawn in one go. From a longer book, take a part at a time. A range that begins behind the last page is refused, and the answer says how many there are.",
      ],
    },
    {
      heading: "How many pixels a page has",
      blocks: [
        "A PDF measures its pages in points, 72 to the inch. The quality list says how many pixels each point gets: Low, 0.5, makes 36 dpi, Very High, 3.0, makes 216, and the usual High, 2.0, makes 144. A Letter page at 2.0 has 1224 × 1584 pixels. Beyond 40 megapixels a page is refused. That happens to posters, not to letters.",
      ],
    },
  ],
  questions: [
    {
      question: "Are filled-in fields and highlighted passages visible?",
      answer:
        "Yes. Values, stamps and marks are drawn where they stand. The blue tint that viewers put behind empty fields is not.",
    },
    {
      question: "What about letters whose font is missing?",
      answer:
        "Most PDFs bring their fonts. Where one does not, a substitute is used. We have them for Latin, Greek, Cyrillic, Chinese, Japanese and Korean.",
    },
    {
      question: "Is a protected document possible?",
      answer:
        "With its password. You are asked for it without choosing the file anew, and we forget it once the pages are drawn.",
    },
    {
      question: "My big document ran out of time. What now?",
      answer: "A conversion may compute for 50 seconds. Lower the quality or convert fewer pages at once.",
    },
    {
      question: "What is left on your server?",
      answer: `The pictures, for ${retention}, so that you can fetch them. If anything is unclear, [write to us](/contact).`,
    },
  ],
} satisfies Article;
