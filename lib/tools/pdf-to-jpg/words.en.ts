import { fileLimits, MIB } from "../../limits";
import { words as pdfToImage } from "../pdf-to-image/words.en";
import type { ToolWords } from "../words";

const said = `${fileLimits.pdfSaid / MIB}MB`;

export const words = {
  name: "PDF to JPG",
  title: "PDF to JPG Converter | Every Page as an Image, Free",
  description:
    "Turn every page of a PDF into a JPG at the quality you choose. Preview the pages and download one or all of them. Free, no account, no watermark.",
  keywords: ["pdf to jpg", "convert pdf to jpg", "pdf to jpeg", "pdf pages to images", "save pdf as jpg"],
  heading: "PDF to JPG Converter",
  subtitle: "Every page as a sharp JPG, one at a time or all in a ZIP",
  messages: {
    wrong: "Please select a valid PDF file.",
    tooLarge: `File size exceeds ${said} limit`,
    none: "Please select a PDF file.",
  },
  dropZone: {
    prompt: "Drag & drop or click to select a PDF file",
    dragging: "Drop your PDF here",
    or: "or",
    button: "Choose PDF File",
    hint: `Max file size: ${said} • Output format: JPG`,
    limits: `Files over ${fileLimits.pdf / MIB} MB: use PDF to Image`,
  },
  larger: pdfToImage.name,
  action: "Convert to JPG Images",
  steps: ["Converting the pages..."],
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    { name: "Choose the quality", text: "From Low for thumbnails to Very High for print." },
    { name: "Download the pages", text: "Preview the pages, then download one or get them all as a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "What your JPGs will look like",
        blocks: [
          "Your pages look just as they do in Chrome, because we use the same PDF engine, PDFium. You'll see text, photos, stamps, highlights and filled-in form fields on a white background. Cropped pages stay cropped, and rotated pages stay rotated.",
          "Every JPG is saved at quality 85. Pages without color become grayscale JPGs, which are slightly smaller.",
        ],
      },
      {
        heading: "Choose how sharp the pages are",
        blocks: [
          "'Image Quality' sets how many pixels you get. The JPG compression is the same at every setting.",
          {
            caption: "An A4 page at each setting",
            head: ["Setting", "Resolution", "Pixels", "Good for"],
            rows: [
              ["Low (0.5)", "36 dpi", "298 × 421", "Thumbnails"],
              ["Normal (1.0)", "72 dpi", "595 × 842", "Quick previews"],
              ["Good (1.5)", "108 dpi", "893 × 1263", "Chat messages"],
              ["High (2.0)", "144 dpi", "1191 × 1684", "Reading on a screen"],
              ["Very High (3.0)", "216 dpi", "1786 × 2526", "Printing and zooming in"],
            ],
          },
          "A scan can't get sharper than it already is. If you choose more pixels than it has, you only get a larger file.",
        ],
      },
      {
        heading: "Convert all pages or only some",
        blocks: [
          "To convert only some pages, enter their numbers, such as 1-3, 8. You can convert up to 500 pages at a time.",
          "The first JPG downloads automatically unless you turn that off. Click a thumbnail to see the page in full size. Each file name ends with the page number, so sorting by name puts the pages in order.",
        ],
      },
    ],
    questions: [
      {
        question: "Is JPG the right format for my pages?",
        answer:
          "For brochures, photos and scans, yes. Small black text can look slightly smudged around the edges. [PDF to PNG](/pdf-to-png) keeps it crisp.",
      },
      {
        question: "Can I convert a PDF that has a password?",
        answer:
          "Yes, if you know the password. Enter it when the page asks for it. We use it for this conversion only and don't keep it. PDFs that only restrict printing or copying don't need one.",
      },
      {
        question: "Can I extract the original photos from a PDF?",
        answer: "No. This tool converts whole pages, and the photos become part of the page.",
      },
      {
        question: "Why did some pages fail?",
        answer:
          "Usually because a page is damaged or too large. You'll see the reason in its place, and you can still download the other pages.",
      },
      {
        question: "How do I turn the JPGs back into a PDF?",
        answer:
          "Use [JPG to PDF](/jpg-to-pdf). The new pages are pictures, so you can't select or search their text.",
      },
      {
        question: "When are my files deleted?",
        answer:
          "Your PDF is deleted as soon as the conversion ends. The JPGs are deleted after {retention}, or right away if you press 'Delete now'.",
      },
    ],
  },
} satisfies ToolWords<"pdf-pages">;
