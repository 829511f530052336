import { refusals, specifiedBatch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "WEBP to JPG",
  title: "WEBP to JPG Converter | Free, No Watermark",
  description:
    "Convert WEBP to JPGs you can open on any device and upload to any website. Free, no sign-up, no watermark, files deleted automatically.",
  keywords: ["webp to jpg", "convert webp to jpg", "webp to jpeg", "save webp as jpg", "webp converter"],
  heading: "WEBP to JPG Converter",
  subtitle: "Turn pictures saved from the web into JPGs you can open and upload anywhere",
  ...fillAll(specifiedBatch, { from: "WEBP", to: "JPG" }),
  messages: fillAll(refusals, { from: "webp" }),
  howTo: [
    { name: "Select your WEBP files", text: "Drop them anywhere on the page, or use the button." },
    { name: "Convert", text: "Press 'Convert to JPG'. Transparent parts turn white." },
    { name: "Download your JPGs", text: "Save them one by one, or all at once as a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Why pictures from the web end in .webp",
        blocks: [
          "Websites use WEBP because it loads faster than JPG. But when you save a picture, your photo printer, an upload form or an older program may not take it. A JPG works everywhere.",
        ],
      },
      {
        heading: "How your WEBP becomes a JPG",
        blocks: [
          "Chrome, Edge and Firefox first redraw the picture as a WEBP at quality 92. Our server turns that into a JPG at quality 85. You won't see either step in a photo.",
          "The original file is uploaded instead if it:",
          {
            list: [
              "is animated",
              "has more than 16.7 megapixels",
              "contains camera data (EXIF)",
              "can't be redrawn, as in Safari",
            ],
          },
          "To skip the redrawing in any browser, choose jpg in the [Image Converter](/image-compressor).",
        ],
      },
      {
        heading: "Transparent parts turn white",
        blocks: [
          "JPG has no transparency. Soft edges and shadows blend into white, as they would on a white page. Use [WEBP to PNG](/webp-to-png) to keep the background clear. If you'd like another color, convert that PNG with [PNG to JPG](/png-to-jpg), where you can choose one.",
        ],
      },
      {
        heading: "What you get",
        blocks: [
          "Width and height stay the same, colors are converted to sRGB, and camera data and location are removed. The JPG is usually larger than the WEBP, but it doesn't show more detail.",
          "Download links are numbered in the order of your list. The ZIP keeps your own file names. You can upload up to 100 MB at once, and our server deletes the JPGs after {retention}.",
        ],
      },
    ],
    questions: [
      {
        question: "How do I save a WEBP as JPG in Chrome?",
        answer:
          "Chrome saves pictures in the format the website sends. Save the WEBP, drop it on this page and download the JPG.",
      },
      {
        question: "Can I just rename .webp to .jpg?",
        answer:
          "No. That only changes the name. Some viewers look inside and cope, but most upload forms refuse the file.",
      },
      {
        question: "What happens to an animated WEBP?",
        answer:
          "You get its first frame, because a JPG can't move. To make an animation smaller instead, use [Compress Image](/compress-image), which keeps all frames.",
      },
      {
        question: "Why does the page say my file isn't a WEBP?",
        answer:
          "It goes by the file extension. If your file really is a WEBP, rename it so that the name ends in .webp, and select it again.",
      },
      {
        question: "Does it work on a phone?",
        answer: "Yes, in any recent browser on iPhone and Android.",
      },
      {
        question: "Should I use JPG on my own website?",
        answer: "No, keep the WEBP there. It loads faster.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
