import { batch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(batch, { from: "HEIC", to: "WEBP" }),
  name: "HEIC to WEBP",
  title: "HEIC to WEBP Converter | iPhone Photos for the Web",
  description:
    "Convert iPhone photos from HEIC to WEBP for your website, in one step and without location data. Free, no sign-up, no watermark.",
  keywords: [
    "heic to webp",
    "convert heic to webp",
    "iphone photo to webp",
    "heif to webp",
    "heic converter",
  ],
  heading: "HEIC to WEBP Converter",
  subtitle: "iPhone photos ready for your website, in one step",
  howTo: [
    { name: "Select your HEIC photos", text: "Copy them from your iPhone, or open this page on it." },
    { name: "Convert", text: "Press 'Convert to WEBP'. Photos come out right side up." },
    { name: "Download your WEBPs", text: "Take the ZIP if there are many." },
  ],
  article: {
    sections: [
      {
        heading: "From your phone to your website",
        blocks: [
          "HEIC is how iPhones store photos, and WEBP is what websites want. The usual way leads through JPG, and each stop costs quality. This page decodes the HEIC and encodes the WEBP directly.",
          {
            caption: "Four phone photos of 8.5 to 12 megapixels, together",
            head: ["Format", "Size"],
            rows: [
              ["HEIC, as the phone saved them", "3.1 MB"],
              ["JPG, quality 85", "3.9 MB"],
              ["WEBP, quality 80", "1.3 MB"],
            ],
          },
          "That doesn't mean WEBP is the better format. The phone saves at a higher quality to leave room for editing. The WEBP is a copy for the web.",
        ],
      },
      {
        heading: "What the WEBP contains",
        blocks: [
          {
            list: [
              "The whole photo in its full size, turned the right way.",
              "sRGB colors with 8 bits. The wider colors of newer iPhones (Display P3) are converted, and HDR is mapped to normal brightness.",
              "No location, no date and no camera details.",
              "Only the main picture. The video of a Live Photo, the depth map and bursts are left out.",
            ],
          },
          "Files ending in .heic, .heif and .hif are accepted, also those of Samsung, Canon and Sony devices.",
        ],
      },
      {
        heading: "Make it fit your page",
        blocks: [
          "A photo of 4032 × 3024 pixels is far larger than any website shows it. For a blog, 1600 pixels on the longer side are plenty. [Resize Image](/resize-image) reads HEIC, too: enter the size, choose WEBP, and skip this page.",
          "Keep the HEIC as your original. When you need a different size or format next year, start from that.",
        ],
      },
    ],
    questions: [
      {
        question: "Why is there a tile instead of my photo?",
        answer: "Outside Safari, browsers can't draw HEIC. The photo appears in the list when it's a WEBP.",
      },
      {
        question: "Should I choose WEBP or JPG?",
        answer:
          "WEBP for your own website, where size counts. For sending, printing and upload forms, use [HEIC to JPG](/heic-to-jpg).",
      },
      {
        question: "Can I get AVIF instead?",
        answer:
          "Yes. The [Image Converter](/image-compressor) makes AVIF from HEIC. The four photos above took 895 KB that way.",
      },
      {
        question: "Does it work directly on my iPhone?",
        answer:
          "Yes, in Safari or any other browser. Choose photos from your library. iOS may hand them over as JPG; then choose them from the Files app, where they stay HEIC.",
      },
      {
        question: "How many photos can I convert at a time?",
        answer: "As many as fit into 100 files and 100 MB. That's easily a hundred photos of a normal size.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
