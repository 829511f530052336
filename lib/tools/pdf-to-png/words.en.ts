import { pdfImages } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PDF to PNG",
  title: "PDF to PNG Converter | Crisp Pages, Free",
  description:
    "Turn PDF pages into PNG images with crisp text and lines, at the resolution you choose. Free, no account, no watermark, files deleted.",
  keywords: ["pdf to png", "convert pdf to png", "pdf page to png", "high resolution pdf to png", "pdf png"],
  heading: "PDF to PNG Converter",
  subtitle: "A PNG of every page, with crisp text and lines",
  ...fillAll(pdfImages, { to: "PNG" }),
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    {
      name: "Choose quality and pages",
      text: "Higher quality is better for print. Convert all pages or only some.",
    },
    { name: "Download the PNGs", text: "Get them one by one or all in a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Why PNG works best for text and lines",
        blocks: [
          "JPG was made for photos. It blurs a little where black meets white, and a page of text is full of those edges. PNG keeps every pixel. Letters stay crisp, thin lines stay thin, and table borders don't smear.",
          "We convert your pages with PDFium, the engine that displays PDFs in Chrome. It smooths edges with shades of gray, so letters look soft when you zoom in far. For smoother letters, choose a higher quality.",
        ],
      },
      {
        heading: "Choose a resolution",
        blocks: [
          {
            caption: "A Letter page at each quality",
            head: ["Quality", "Resolution", "Pixels", "Good for"],
            rows: [
              ["Low (0.5)", "36 dpi", "306 × 396", "Icons and overviews"],
              ["Normal (1.0)", "72 dpi", "612 × 792", "Small previews"],
              ["Good (1.5)", "108 dpi", "918 × 1188", "Slides"],
              ["High (2.0)", "144 dpi", "1224 × 1584", "Reading and documentation"],
              ["Very High (3.0)", "216 dpi", "1836 × 2376", "Printing and close-ups"],
            ],
          },
          "Each PNG can have up to 40 megapixels. An A0 poster is within the limit at High, but not at Very High.",
        ],
      },
      {
        heading: "How large the files get",
        blocks: [
          "Pages of plain text make small PNGs, especially in black and white. Photos are different: because PNG is lossless, a full-page photo takes several times as much space as it would in a JPG.",
          "For a photo book, use [PDF to JPG](/pdf-to-jpg) instead. If you've already made PNGs, you can shrink them with [Compress Image](/compress-image).",
        ],
      },
    ],
    questions: [
      {
        question: "Is the background transparent?",
        answer: "No. Every page gets a white background, even if the PDF has none.",
      },
      {
        question: "Can I convert just one page of a long PDF?",
        answer: "Yes. Enter its number in the 'Pages' field. You can also enter several, such as 4, 9-12.",
      },
      {
        question: "Can I select or search the text in a PNG?",
        answer: "No, a PNG only shows the text. If you want to edit it, use [PDF to Word](/pdf-to-word).",
      },
      {
        question: "What happens to rotated or cropped pages?",
        answer:
          "They look as they do in a PDF viewer: turned the right way, without the parts that were cropped.",
      },
      {
        question: "Can I convert a PDF with a password?",
        answer: "Yes. You'll be asked for the password. It only opens the PDF for this conversion.",
      },
      {
        question: "How long are my files kept?",
        answer:
          "Your PDF is deleted when the conversion is finished. You can download the PNGs for {retention}, and then they're deleted too.",
      },
    ],
  },
} satisfies ToolWords<"images">;
