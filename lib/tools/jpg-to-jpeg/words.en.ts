import { refusals, specifiedBatch } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPG to JPEG",
  title: "JPG to JPEG Converter | Change .jpg to .jpeg, Free",
  description:
    "Change .jpg to .jpeg for upload forms and programs that insist on the longer extension. Free, no sign-up, no watermark.",
  keywords: [
    "jpg to jpeg",
    "change jpg to jpeg",
    "convert jpg to jpeg",
    "rename jpg to jpeg",
    "jpeg extension",
  ],
  heading: "JPG to JPEG Converter",
  subtitle: "The same picture with the extension .jpeg, for forms that won't take .jpg",
  ...fillAll(specifiedBatch, { from: "JPG", to: "JPEG" }),
  messages: fillAll(refusals, { from: "Jpg" }),
  success: "jpeg file(s) ready to download!",
  howTo: [
    { name: "Select your JPG files", text: "Drop them anywhere on the page, or use the button." },
    { name: "Convert", text: "Press 'Convert to JPEG'." },
    { name: "Download your JPEGs", text: "They end in .jpeg and open wherever a JPG does." },
  ],
  article: {
    sections: [
      {
        heading: "JPG and JPEG are the same format",
        blocks: [
          "A .jpg and a .jpeg hold the same kind of picture, and any program that opens one opens the other. Only the file extension differs. Some upload forms and scripts insist on the longer one.",
          "So don't expect a better picture. You get the same photo with the extension .jpeg.",
        ],
      },
      {
        heading: "This page compresses the photo once more",
        blocks: [
          "Your browser redraws the picture and saves it as a JPEG at quality 92 before the upload. You won't see the loss the first time, but it adds up if you repeat it.",
          "Redrawn photos are right side up, in sRGB, and free of camera data and location. Our server only removes what's still hidden and changes the extension.",
          "A photo over 16.7 megapixels, or one your browser can't draw, is uploaded as it is. Its picture data isn't compressed again.",
        ],
      },
      {
        heading: "Three ways to change .jpg to .jpeg",
        blocks: [
          {
            caption: "Ways to get a .jpeg",
            head: ["What you do", "Picture data", "Camera data, location"],
            rows: [
              ["Rename the file on your computer", "Unchanged", "Kept"],
              ["Use this page", "Compressed again at quality 92", "Removed"],
              ["Use [JPEG to JPG](/jpeg-to-jpg), then rename", "Unchanged", "Removed"],
            ],
          },
          "This page is the easiest way on a phone, where renaming is a nuisance, and good enough for most forms.",
        ],
      },
    ],
    questions: [
      {
        question: "How do I rename .jpg to .jpeg on Windows or Mac?",
        answer:
          "On Windows, turn on file name extensions in the View menu of File Explorer, select the file, press F2 and type the new extension. On a Mac, select the file, press Return and type it.",
      },
      {
        question: "Will the form accept my file?",
        answer:
          "Yes, if it only checks the extension. If it also limits the file size, check that: redrawing changes the size in bytes, but not in pixels.",
      },
      {
        question: "Is the JPEG larger or smaller?",
        answer:
          "That depends on the JPG. Photos straight from a camera usually shrink, and strongly compressed pictures grow.",
      },
      {
        question: "Why can't I select .jpeg files?",
        answer: "They already have the extension you want, so there's nothing to do.",
      },
      {
        question: "What are the files called?",
        answer:
          "Single downloads are numbered in the order of your list, starting with converted-1.jpeg. The ZIP keeps your own file names.",
      },
      {
        question: "What are the limits?",
        answer: "Upload up to 100 MB at once. Your results are deleted from our server after {retention}.",
      },
    ],
  },
} satisfies ToolWords<"batch">;
