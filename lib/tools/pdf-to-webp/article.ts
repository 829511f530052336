import { retention } from "../../site/settings";
import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "To look at, without a PDF viewer",
      blocks: [
        "A PDF on a website opens in a viewer or ends up in the downloads. A picture of the page is simply there: the cover of a catalog, the menu of a restaurant, a sheet of music, the first page of a report beside its download link.",
        "WEBP suits this because current browsers show it and it needs fewer bytes than a JPG that looks the same. Pages are written lossy at quality 85, and those without color are drawn in gray.",
      ],
    },
    {
      heading: "Picking the size for your layout",
      blocks: [
        "One point of the page, a 72nd of an inch, becomes as many pixels as the number in the quality list says. An upright A4 sheet is 595 points wide, a Letter sheet 612. So calculate backwards from the width of the place on your site:",
        {
          caption: "Width of the picture in pixels",
          head: ["Quality", "A4", "Letter", "Where it fits"],
          rows: [
            ["Low (0.5, 36 dpi)", "298", "306", "A grid of small covers"],
            ["Normal (1.0, 72 dpi)", "595", "612", "A column on a simple screen"],
            ["Good (1.5, 108 dpi)", "893", "918", "A full-width phone picture"],
            ["High (2.0, 144 dpi)", "1191", "1224", "The same column on a sharp screen"],
            ["Very High (3.0, 216 dpi)", "1786", "1836", "A view visitors can zoom"],
          ],
        },
        "Sharp screens show two or three pixels in the place of one, so it pays to go one step up.",
      ],
    },
    {
      heading: "Offer the PDF as well",
      blocks: [
        "Search engines and screen readers cannot read the words in a picture. Write what the page says into the alternative text, and link the PDF. [Compress PDF](/compress-pdf) makes that download lighter.",
      ],
    },
  ],
  questions: [
    {
      question: "Will text look clean?",
      answer:
        "At reading size, yes. Colored type on a colored ground softens first, since WEBP stores color at half resolution. If you see it, take [PDF to PNG](/pdf-to-png).",
    },
    {
      question: "Can I convert only the cover?",
      answer: "Enter 1 as the page. Ranges such as 2-5, 9 are understood too.",
    },
    {
      question: "Why was my long page refused?",
      answer:
        "WEBP ends at 16,383 pixels a side, and a page here at 40 megapixels. A lower quality gets it through.",
    },
    {
      question: "Do mail programs show WEBP?",
      answer: "Not all. For a newsletter, [PDF to JPG](/pdf-to-jpg) is the safe way.",
    },
    {
      question: "Are links in the PDF still clickable?",
      answer: "No, a picture has none. Set a link around it on your page.",
    },
    {
      question: "What about confidential files?",
      answer: `A password you type is used once and then gone. Uploads are removed when the drawing ends, finished pictures within ${retention}.`,
    },
  ],
} satisfies Article;
