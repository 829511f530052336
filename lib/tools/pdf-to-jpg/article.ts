import { retention } from "../../site/settings";
import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "How a page becomes a picture",
      blocks: [
        "Our server draws each page with PDFium, the engine that shows PDFs in Chrome. It draws what you would see there: text, photos, stamps, highlighted lines and the values typed into a form. The paper is white. Cropped pages stay cropped, and turned pages stay turned.",
        "The drawing is then saved as a JPG of quality 85. A page without any color becomes a gray JPG, which has fewer bytes.",
      ],
    },
    {
      heading: "The setting decides how many pixels you get",
      blocks: [
        "The quality list is about size in pixels. The compression is the same at every step.",
        {
          caption: "An A4 sheet at each setting",
          head: ["Setting", "Dots per inch", "Pixels", "Good for"],
          rows: [
            ["Low (0.5)", "36", "298 × 421", "Thumbnails"],
            ["Normal (1.0)", "72", "595 × 842", "A glance, large type"],
            ["Good (1.5)", "108", "893 × 1263", "Chat messages"],
            ["High (2.0)", "144", "1191 × 1684", "Reading on a screen"],
            ["Very High (3.0)", "216", "1786 × 2526", "Printing, zooming in"],
          ],
        },
        "A scan inside the PDF cannot get sharper than it was. Choosing more pixels than it holds only adds bytes.",
      ],
    },
    {
      heading: "Getting the pictures",
      blocks: [
        "If you need only some, write their numbers, such as 1-3, 8. With more than 500 you have to, for one run draws no more. The first picture downloads by itself unless you switch that off; click any thumbnail to see it large. Files are named after your document with the page number behind, padded with zeros, so that sorting by name is reading order.",
      ],
    },
  ],
  questions: [
    {
      question: "Is JPG the right choice for my pages?",
      answer:
        "For brochures, photos and scans, yes. Around small black letters JPG leaves a faint haze; [PDF to PNG](/pdf-to-png) does not.",
    },
    {
      question: "My PDF asks for a password. Can I convert it?",
      answer:
        "Yes, if you know it. Type it in when the page asks. It serves this one conversion and is not kept. A PDF that merely forbids printing or copying opens without.",
    },
    {
      question: "Can I extract the original photos from the PDF?",
      answer:
        "This tool photographs whole pages, so to speak. Pictures inside them are drawn, not pulled out.",
    },
    {
      question: "Why did some pages fail and others not?",
      answer: "A damaged page is reported in its place. The healthy ones are delivered all the same.",
    },
    {
      question: "How do I make one PDF of the JPGs again?",
      answer:
        "Use [JPG to PDF](/jpg-to-pdf). The text will not come back: from then on the pages are pictures.",
    },
    {
      question: "When are my pages deleted?",
      answer: `${retention} after they were made, or as soon as you press 'Delete now'. The uploaded PDF goes as soon as the drawing is done.`,
    },
  ],
} satisfies Article;
