import { specifiedBatch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "HEIC to PNG",
  title: "HEIC to PNG Converter | Lossless iPhone Photos, Free",
  description:
    "Convert HEIC photos from your iPhone to lossless PNG for editing, printing and design. Free, no sign-up, no watermark, files deleted automatically.",
  keywords: [
    "heic to png",
    "convert heic to png",
    "iphone photo to png",
    "heic to png lossless",
    "heic to png converter",
  ],
  heading: "HEIC to PNG Converter",
  subtitle: "Turn iPhone photos into PNGs you can edit and save again without losing quality",
  ...fillAll(specifiedBatch, { from: "HEIC", to: "PNG" }),
  steps: fillAll(specifiedBatch.steps, { from: "HEIC", to: "png" }),
  success: "png file(s) ready to download!",
  howTo: [
    { name: "Select your HEIC photos", text: "Drop them anywhere on the page, or use the button." },
    { name: "Convert", text: "Change the order if you like, then press 'Convert to PNG'." },
    { name: "Download your PNGs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "When to choose PNG",
        blocks: [
          "Choose PNG if you want to edit an iPhone photo, cut out its background or place it in a layout. You can open and save a PNG as often as you like without losing anything.",
          "For sharing or storing photos, PNG is far too big. Use [HEIC to JPG](/heic-to-jpg) instead.",
        ],
      },
      {
        heading: "What the PNG keeps",
        blocks: [
          {
            caption: "From HEIC to PNG",
            head: ["Part of the photo", "In the PNG"],
            rows: [
              ["Width and height", "Unchanged, right side up"],
              ["Detail", "No further loss"],
              ["Color", "sRGB, 8 bits per channel"],
              ["Transparency", "Kept, if there is any"],
              ["Location, date, camera", "Removed"],
              ["Depth map, HDR layer, Live Photo video", "Left out"],
            ],
          },
          "Apple's cameras record colors that sRGB doesn't have (Display P3). Each of those becomes the closest color that every screen can show. Photos with 10 bits per channel are reduced to 8, and HDR is toned down to normal brightness.",
        ],
      },
      {
        heading: "Expect large files",
        blocks: [
          "A 12-megapixel photo makes a PNG of about 9 MB. You can upload up to 100 MB at once, and the PNGs will be several times larger. On a phone, use Wi-Fi.",
          "If the picture is for a website, convert the PNG with [PNG to WEBP](/png-to-webp) when you've finished editing.",
        ],
      },
    ],
    questions: [
      {
        question: "Is the PNG sharper than a JPG of the same photo?",
        answer:
          "At first, you won't see a difference. It shows when you edit: strong contrast, cutouts and enlargements bring out the flaws of a JPG.",
      },
      {
        question: "Do I need to install anything on Windows?",
        answer:
          "No. Our server reads the HEIC, so you don't need the extensions that Windows would ask you to install.",
      },
      {
        question: "Why is there no preview of my HEIC?",
        answer: "Most browsers can't show HEIC. You see the picture once it's converted.",
      },
      {
        question: "Why does it say my file is damaged?",
        answer:
          "Your copy is probably incomplete, for example because a transfer was cut off. If the photo opens on your phone, copy it again and compare the file sizes.",
      },
      {
        question: "Which picture do I get if the file holds several?",
        answer: "The main one, which is also what your phone's gallery shows.",
      },
      {
        question: "Can I convert PNG to HEIC?",
        answer:
          "No. This site reads HEIC but doesn't write it. The closest modern format is AVIF, which the [Image Converter](/image-compressor) can make.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
