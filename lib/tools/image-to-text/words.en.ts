import { languages, pictures } from "../shared.en";
import type { ToolWords } from "../words";

export const words = {
  name: "Image to Text",
  title: "Image to Text Converter | Copy Text From Pictures, Free",
  description:
    "Get the text out of a photo, scan or screenshot. Copy it, or save it as TXT or Word. 20 languages, free, no account, nothing stored.",
  keywords: ["image to text", "picture to text", "photo to text", "copy text from image", "ocr online"],
  heading: "Image to Text",
  subtitle: "Copy the text of photos, scans and screenshots, or save it as TXT or Word",
  messages: {
    wrong: "Only pictures can be read here.",
    none: "Select at least one picture.",
  },
  dropZone: {
    prompt: "Drag & drop pictures of text here",
    dragging: "Drop your pictures here",
    or: "or",
    button: "Select Pictures",
    hint: `${pictures.or}, up to 100 MB each`,
  },
  action: "Get the Text",
  languages,
  howToTitle: "How to get text from a picture",
  howTo: [
    { name: "Select pictures", text: "Photos, scans or screenshots. You can paste a screenshot, too." },
    { name: "Get the text", text: "Press the button. Each picture takes a few seconds." },
    { name: "Copy or save it", text: "Correct the text if needed, then copy it or save it as TXT or Word." },
  ],
  article: {
    sections: [
      {
        heading: "What you can read with it",
        blocks: [
          "A recipe in a book, a whiteboard after a meeting, the serial number on a label, an error message in a screenshot: if you can read the print, this tool usually can, too. It marks every word it found, so you see at a glance what it missed.",
          {
            caption: "What works well and what doesn't",
            head: ["Picture", "Result"],
            rows: [
              ["Scans and screenshots", "Nearly every letter is right"],
              ["Sharp photos of a page", "Good, even with a shadow or a slight slant"],
              ["Blurred or very small print", "Many mistakes"],
              ["Handwriting and decorative lettering", "Not supported"],
              ["Signs and packaging in the background", "Single words"],
            ],
          },
        ],
      },
      {
        heading: "Take a photo that reads well",
        blocks: [
          {
            list: [
              "Hold the camera straight above the page, and fill the frame with the text.",
              "Use daylight or a lamp from the side. A flash leaves a white spot.",
              "Keep the original. Messengers shrink photos until small letters are lost.",
            ],
          },
          "It doesn't matter which way up you hold the camera, because the picture is turned and straightened before it's read.",
        ],
      },
      {
        heading: "Text, Word or a searchable PDF",
        blocks: [
          "Copy the text to paste it somewhere else. Save it as TXT for plain text, or as Word if you want to format it. Both contain your corrections.",
          "For a document of many pages, other tools are quicker: [OCR PDF](/ocr-pdf) makes a scanned PDF searchable, and [PDF to Word](/pdf-to-word) turns it into a document with paragraphs and headings.",
        ],
      },
    ],
    questions: [
      {
        question: "Which languages can it read?",
        answer:
          "It reads 20: Arabic, Chinese (Simplified and Traditional), Dutch, English, French, German, Greek, Hebrew, Hindi, Italian, Japanese, Korean, Polish, Portuguese, Spanish, Thai, Turkish, Ukrainian and Vietnamese. It detects which one it is, unless you choose.",
      },
      {
        question: "Why are some words wrong?",
        answer:
          "Usually the letters are too small, blurred, or on a busy background. Try a sharper picture, cut off what isn't text, and choose the language.",
      },
      {
        question: "Does it keep the layout?",
        answer:
          "It keeps lines and paragraphs, and reads columns one after the other. Tables become lines of words.",
      },
      {
        question: "Can it read several pictures at once?",
        answer: "Yes. Each picture gets its own text, in the order you selected them.",
      },
      {
        question: "Is my picture stored?",
        answer:
          "No. It's deleted as soon as it has been read, and the text exists only in your browser. If you close the page, it's gone.",
      },
    ],
  },
} satisfies ToolWords<"image-text">;
