import { specifiedBatch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "AVIF to PNG",
  title: "AVIF to PNG Converter | Keeps Transparency, Free",
  description:
    "Convert AVIF images to PNG for editors and websites that can't open AVIF. Keeps transparency. Free, no sign-up, no watermark, files deleted automatically.",
  keywords: [
    "avif to png",
    "convert avif to png",
    "avif to png transparent",
    "open avif file",
    "avif converter",
  ],
  heading: "AVIF to PNG Converter",
  subtitle: "Turn AVIF images into PNGs that any editor opens, with transparency kept",
  ...fillAll(specifiedBatch, { from: "AVIF", to: "PNG" }),
  howTo: [
    { name: "Select your AVIF files", text: "Drop them anywhere on the page, or use the button." },
    { name: "Convert", text: "Press 'Convert to PNG'. Transparent areas stay transparent." },
    { name: "Download your PNGs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Why convert AVIF to PNG?",
        blocks: [
          "AVIF is great for websites and awkward for editing. Many image editors, printer drivers and content systems still can't import it. Every one of them reads PNG, which is lossless and keeps transparency.",
          "GIMP (2.10.22 or later) and Krita (5.0 or later) open AVIF themselves, so you don't need this page for those.",
        ],
      },
      {
        heading: "How your AVIF becomes a PNG",
        blocks: [
          "Your browser redraws small pictures as PNG before the upload. If that would make the upload much larger, as with most photos, the AVIF itself is uploaded. So are animations, HDR pictures, pictures over 16.7 megapixels, and any AVIF your browser can't read. In every case, our server writes the final PNG without further loss.",
          {
            list: [
              "Transparent and half-transparent areas stay as they are.",
              "Rotation and mirroring are applied to the picture.",
              "Colors are converted to sRGB, and HDR is toned down to normal brightness.",
              "Camera data and location are removed.",
            ],
          },
        ],
      },
      {
        heading: "PNG files are large",
        blocks: [
          "An AVIF is small because it leaves out detail you can't see. A PNG stores every pixel, so a 12-megapixel photo takes about 8.7 MB. If you don't need transparency, [AVIF to JPG](/avif-to-jpg) makes a file of about 1.1 MB from the same photo.",
          "Don't put the PNG on a website. When you've finished editing, turn it into a WEBP with [PNG to WEBP](/png-to-webp), or back into an AVIF with the [Image Converter](/image-compressor). Both keep transparency.",
        ],
      },
    ],
    questions: [
      {
        question: "Is the PNG identical to the AVIF?",
        answer:
          "To the eye, yes. Redrawing reduces an AVIF with 10 or 12 bits per channel to 8. The [Image Converter](/image-compressor) never redraws files, so there it becomes a PNG with 16.",
      },
      {
        question: "How many files can I convert at once?",
        answer: "Up to 100 files, 100 MB in total. Each picture can have up to 100 megapixels.",
      },
      {
        question: "Why does my AVIF have no preview?",
        answer: "Not every browser can show AVIF. The preview appears when the PNG is ready.",
      },
      {
        question: "What happens to an animated AVIF?",
        answer: "It becomes a still picture. We don't write animated PNGs.",
      },
      {
        question: "Why do the edges look jagged in my program?",
        answer:
          "Some older programs can't show half-transparent pixels. Put the picture on a solid color with [PNG to JPG](/png-to-jpg) instead.",
      },
      {
        question: "How long can I download the PNGs?",
        answer: "As long as this page stays open. Our server deletes its copies after {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
