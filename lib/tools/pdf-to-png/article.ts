import { retention } from "../../site/settings";
import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "Why PNG is the format for text and lines",
      blocks: [
        "JPG was made for photos. It smears a little where black meets white, which is what a page of text consists of. PNG stores each pixel as it was drawn. Letters keep their edges, hairlines in a plan stay thin, and the rules of a table do not blur.",
        "The drawing is done by PDFium, the part of Chrome that displays PDFs. Edges are smoothed with shades of gray, so enlarged letters show soft steps. That is the drawing, not a loss; more pixels make it finer.",
      ],
    },
    {
      heading: "Choose the pixels by the purpose",
      blocks: [
        {
          caption: "A Letter page at each quality",
          head: ["Quality", "Resolution", "Pixels", "Enough for"],
          rows: [
            ["Low (0.5)", "36 dpi", "306 × 396", "Icons, overviews"],
            ["Normal (1.0)", "72 dpi", "612 × 792", "Small previews"],
            ["Good (1.5)", "108 dpi", "918 × 1188", "Slides"],
            ["High (2.0)", "144 dpi", "1224 × 1584", "Reading, documentation"],
            ["Very High (3.0)", "216 dpi", "1836 × 2376", "Print, a close look"],
          ],
        },
        "Large formats meet a ceiling of 40 megapixels a page. An A0 poster passes at High, with 32 megapixels, and not at Very High, which would be 72.",
      ],
    },
    {
      heading: "How heavy the files get",
      blocks: [
        "A page of plain text packs well. Pages without color are stored in gray, which takes a third of the raw data. Photos are another matter: lossless storage of a full-page photo costs several times the bytes of a JPG. Use [PDF to JPG](/pdf-to-jpg) for a photo book, or shrink the PNGs afterwards with [Compress Image](/compress-image).",
      ],
    },
  ],
  questions: [
    {
      question: "Is the background transparent?",
      answer: "No. Pages are drawn on white paper, even where the PDF itself has no background.",
    },
    {
      question: "Can I convert a single drawing out of fifty pages?",
      answer: "Yes, write its page number in the page field. Several work too: 4, 9-12.",
    },
    {
      question: "Does the PNG contain the text?",
      answer:
        "Only its look. You can neither select nor search it. To go on writing, use [PDF to Word](/pdf-to-word).",
    },
    {
      question: "Are turned or cropped pages respected?",
      answer: "Yes. The picture shows the page as a viewer does, the right way up and cut to its crop box.",
    },
    {
      question: "What happens to my password?",
      answer: "It opens the document for this conversion. It is stored nowhere.",
    },
    {
      question: "Are there limits I should know?",
      answer: `One document at a time, 100 MB for the upload and 500 drawn pages. The PNGs disappear from the server after ${retention}.`,
    },
  ],
} satisfies Article;
