import { listIn } from "../../words/phrases";
import { pictureLabels } from "../pictures";
import { mergePdf } from "../shared.en";
import type { ToolWords } from "../words";

const others = pictureLabels.filter((label) => !["JPG", "PNG", "GIF"].includes(label));

export const words = {
  name: "Image to PDF",
  title: "IMG to PDF | Photos and Scans in One PDF, Free",
  description:
    "Combine photos, scans and screenshots in one PDF, or take pictures with your camera. Free, no account, no watermark, files deleted.",
  keywords: ["image to pdf", "img to pdf", "photo to pdf", "scan to pdf", "pictures to pdf"],
  heading: "IMG to PDF",
  subtitle: "Pictures from your files or your camera, one per page, in a single PDF",
  messages: {
    none: "Please select at least one image file",
    some: "Only images can go into the PDF.",
    nothingPicked: "No files selected",
  },
  dropZone: {
    prompt: "Drag & drop images here",
    dragging: "Drop your images here",
    or: "or",
    button: "Choose Images",
    hint: "Supported: JPG, PNG, GIF | Capture directly from camera",
    limits: `${listIn("en", others)} work too. Up to 100 files and 100 MB.`,
  },
  action: "Convert to PDF",
  steps: mergePdf.steps,
  success: "PDF is ready to download!",
  howToTitle: "How to convert images to PDF",
  howTo: [
    { name: "Select or capture", text: "Select pictures, or capture pages with your camera." },
    { name: "Convert to PDF", text: "Put the pictures in order, then press 'Convert to PDF'." },
    { name: "Download the PDF", text: "You get one file with one picture per page." },
  ],
  article: {
    sections: [
      {
        heading: "What happens to your pictures",
        blocks: [
          "You can mix formats in one PDF. JPGs and most PNGs aren't compressed again.",
          {
            caption: "How each format is stored in the PDF",
            head: ["Your picture", "In the PDF"],
            rows: [
              ["JPG", "The original image data, without location or other hidden data"],
              ["PNG without transparency", "The original image data, unless the PNG is interlaced"],
              ["PNG with transparency", "Lossless, and still transparent"],
              ["GIF, TIFF, lossless WEBP", "Lossless, in sRGB with 8 bits per channel"],
              ["BMP, ICO, TGA, PSD", "The same; a PSD without its layers"],
              ["SVG", "A lossless picture, 1024 to 4096 pixels on the longer side"],
              [
                "HEIC, AVIF, lossy WEBP, TIFF with JPEG compression",
                "A JPG at quality 92, with full color detail",
              ],
            ],
          },
          "A TIFF with several pages gets a page in the PDF for each. Of an animation, you get the first frame.",
        ],
      },
      {
        heading: "Choose a page size",
        blocks: [
          "By default, each page is exactly as large as its picture. The size depends on the resolution stored in the file. If there is none, we use 96 dpi, so a photo of 4032 × 3024 pixels makes a page of 42 × 31.5 inches. That doesn't affect the quality: your PDF viewer fits the page to your screen.",
          "To print the PDF, open 'Page options' and choose A4 or Letter. You can also choose portrait or landscape and add a margin. Each picture is then centered and as large as the page allows.",
        ],
      },
      {
        heading: "Scan documents with your camera",
        blocks: [
          "Captured pictures stay in your browser until you press 'Convert to PDF'. If you discard them, they're never uploaded. The live view is mirrored, as in a video call, but the pictures aren't, so text reads the right way.",
          "'Capture Images' uses your front camera, at about 1280 × 720 pixels. For small print, take a photo with your phone's own camera app and select it here. You'll get a much sharper scan.",
        ],
      },
    ],
    questions: [
      {
        question: "Can I change the order of the pages?",
        answer:
          "Yes. In the 'Selected Files' window, drag the pictures or use the arrows below them. You can also turn a page there. After the conversion, press 'Change pages' to open that window again.",
      },
      {
        question: "Can I add pictures to a PDF that I already have?",
        answer: "Convert the pictures here, then join both PDFs with [Merge PDF](/merge-pdf).",
      },
      {
        question: "Can I search the text in a photographed letter?",
        answer: "No. Each page is a picture, and this tool doesn't recognize text in pictures.",
      },
      {
        question: "Why did my list disappear?",
        answer:
          "Closing the 'Selected Files' window clears the list, and selecting new files replaces it. To add pictures to the list, drop them on the window or press 'Add more'.",
      },
      {
        question: "What if one picture is damaged?",
        answer: "You'll see its name, and no PDF is created. Remove that picture and convert the rest.",
      },
      {
        question: "My PDF is too large to email. What can I do?",
        answer: "Make it smaller with [Compress PDF](/compress-pdf).",
      },
      {
        question: "Do you keep a copy of my PDF?",
        answer: "No. Your browser gets the PDF directly, and our server deletes it right after sending it.",
      },
    ],
  },
} satisfies ToolWords<"camera-pdf">;
