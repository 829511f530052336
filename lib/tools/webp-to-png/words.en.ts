import { refusals, specifiedBatch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "WEBP to PNG",
  title: "WEBP to PNG Converter | Keeps Transparency, Free",
  description:
    "Convert WEBP to PNG that opens in any editor, with transparency kept. Free, no sign-up, no watermark, files deleted automatically.",
  keywords: [
    "webp to png",
    "convert webp to png",
    "webp to png transparent",
    "save webp as png",
    "webp converter",
  ],
  heading: "WEBP to PNG Converter",
  subtitle: "Open pictures saved from the web in any program, with transparency kept",
  ...fillAll(specifiedBatch, { from: "WEBP", to: "PNG" }),
  messages: fillAll(refusals, { from: "webp" }),
  howTo: [
    { name: "Select your WEBP files", text: "Drop them anywhere on the page, or use the button." },
    { name: "Convert", text: "Press 'Convert to PNG'. Transparent areas stay transparent." },
    { name: "Download your PNGs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Open a WEBP in any editor",
        blocks: [
          "Stickers, logos and product photos from the web are often WEBP. Photoshop has opened them since version 23.2, but older versions and many layout programs can't. All of them open PNG.",
          "PNG also keeps the transparency, including soft shadows and glass effects.",
        ],
      },
      {
        heading: "How your WEBP becomes a PNG",
        blocks: [
          "Your browser redraws the picture as a WEBP at quality 92, with its transparency. Our server then converts the colors to sRGB and writes a PNG without further loss.",
          "Safari can't save WEBP, so it uploads the original. So does every other browser if the picture is animated, has more than 16.7 megapixels or contains camera data.",
          "If every pixel counts, as in pixel art or scanned text, use the [Image Converter](/image-compressor) and choose png. It always converts the original.",
        ],
      },
      {
        heading: "PNG files are larger",
        blocks: [
          "WEBP leaves out detail you can't see, and PNG stores every pixel. In our tests, a 12-megapixel photo became a PNG of 8.8 MB. With drawings, the difference is much smaller.",
          {
            caption: "Which tool to use",
            head: ["What you need", "Tool"],
            rows: [
              ["A transparent picture for your editor", "This page"],
              ["A photo to email or print", "[WEBP to JPG](/webp-to-jpg)"],
              ["A smaller PNG", "[Compress Image](/compress-image)"],
              ["To turn the edited PNG back into a WEBP", "[PNG to WEBP](/png-to-webp)"],
            ],
          },
        ],
      },
    ],
    questions: [
      {
        question: "Does the PNG look better than the WEBP?",
        answer: "It looks the same. But you can now edit and save it without losing more quality.",
      },
      {
        question: "Does a logo keep its transparent background?",
        answer:
          "Yes. The checkered pattern in the preview stands for transparency and isn't part of the file. If other programs show the squares, too, they're part of the picture itself.",
      },
      {
        question: "Why doesn't my animated sticker move?",
        answer: "The PNG shows its first frame. We don't write animated PNGs.",
      },
      {
        question: "How many files can I convert at once?",
        answer: "Up to 100 files, 100 MB in total. Each picture can have up to 100 megapixels.",
      },
      {
        question: "Are author and license notes kept?",
        answer:
          "No, all hidden data is removed. If you need to credit someone, note the name before you convert.",
      },
      {
        question: "What happens to my files?",
        answer:
          "Each WEBP is deleted as soon as it's converted. The PNGs are deleted after {retention}, or right away if you press 'Delete now'.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
