import { batch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "TIFF", to: "JPG" }),
  name: "TIFF to JPG",
  title: "TIFF to JPG Converter | TIF Files You Can Send, Free",
  description:
    "Convert TIFF and TIF files to JPGs that open anywhere, also from 16-bit, CMYK and scanned originals. Free, no sign-up, no watermark.",
  keywords: ["tiff to jpg", "tif to jpg", "convert tiff to jpg", "tiff to jpeg", "open tiff file"],
  heading: "TIFF to JPG Converter",
  subtitle: "Scans and print files as JPGs that open anywhere",
  howTo: [
    { name: "Select your TIFFs", text: "Files ending in .tif and .tiff are the same format." },
    { name: "Convert", text: "Press 'Convert to JPG'. Print colors become screen colors." },
    { name: "Download your JPGs", text: "Save single files, or everything as a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Why TIFFs are hard to share",
        blocks: [
          "Scanners, cameras and print programs use TIFF because it loses nothing. That makes the files huge, and browsers other than Safari don't show them. In our test, a 12-megapixel photo took 10.1 MB as TIFF and 1.1 MB as JPG.",
          "TIFF is also a name for many things: black and white faxes, scientific data, layered print files. This page reads nearly all of them.",
        ],
      },
      {
        heading: "Kinds of TIFF that work",
        blocks: [
          {
            caption: "What happens to each kind",
            head: ["Your TIFF", "In the JPG"],
            rows: [
              ["RGB or grayscale, 8 bits", "Same colors, in sRGB"],
              ["16 or 32 bits per channel, also floats", "Reduced to 8 bits"],
              ["CMYK from a print shop", "Converted to sRGB with the file's color profile"],
              ["Fax or scan in black and white (CCITT)", "Grayscale JPG"],
              ["With transparency", "White behind it"],
              ["With several pages", "The first page, and a note"],
            ],
          },
          "Compression doesn't matter: LZW, ZIP, PackBits, CCITT and JPEG are all read. The JPG has quality 85, keeps its width and height, and stands upright even if the scanner only noted a rotation.",
        ],
      },
      {
        heading: "TIFFs with several pages",
        blocks: [
          "A JPG can't have pages, so this page gives you the first one and tells you how many there are. To get every page, take two steps: [TIFF to PDF](/tiff-to-pdf) puts all of them into a PDF, and [PDF to Image](/pdf-to-image) makes a JPG of each, or of those you choose.",
          "Often the PDF alone is what you need: it keeps the pages together, prints in one go and opens on every phone.",
        ],
      },
    ],
    questions: [
      {
        question: "What is the difference between TIF and TIFF?",
        answer: "Only the extension. Old versions of Windows allowed three letters, and .tif has stuck.",
      },
      {
        question: "Why is there no preview before I convert?",
        answer: "Most browsers can't decode TIFF. As soon as the JPG is ready, its row shows the picture.",
      },
      {
        question: "Are layers and channels kept?",
        answer: "No. You get the flattened picture that the program saved next to its layers.",
      },
      {
        question: "My TIFF has measurements instead of a picture. Can I convert it?",
        answer:
          "If its values lie between 0 and 1, or use the whole range of whole numbers, yes. Heights, temperatures and similar data have no agreed brightness, so we refuse them instead of guessing.",
      },
      {
        question: "Would PNG be better than JPG?",
        answer:
          "For black and white scans and line drawings, yes: letters keep sharp edges. Choose png in the [Image Converter](/image-compressor).",
      },
      {
        question: "How long do you keep my scans?",
        answer:
          "TIFFs are gone once they're converted. JPGs can be downloaded for {retention}, or until you delete them yourself.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
