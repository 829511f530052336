import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "Large limits, large photos",
      blocks: [
        "Photo contests, print shops and support desks want the whole picture, just not 10 MB of it. One or two megabytes are enough for that: a JPG of 12 megapixels has room for nearly its full quality.",
      ],
    },
    {
      heading: "1 MB or 2 MB?",
      blocks: [
        {
          caption: "Our pictures, made to fit 1 MB and 2 MB",
          head: ["Picture", "Before", "1 MB", "2 MB"],
          rows: [
            ["Photo, 12 megapixels", "1.52 MB", "971 KB, all pixels", "Unchanged"],
            ["Photographed page", "1.38 MB", "984 KB, all pixels", "Unchanged"],
            ["Photo saved as PNG, 1200 × 1549", "4.78 MB", "852 KB, 256 colors", "852 KB, 256 colors"],
          ],
        },
        "At 1 MB nothing can be seen without enlarging. 2 MB matters for cameras with 24 megapixels and more, whose JPGs start at 6 MB.",
      ],
    },
    {
      heading: "One email, many pictures",
      blocks: [
        "Mail providers stop somewhere between 10 and 25 MB, and the encoding of attachments adds a third. So 18 MB of pictures is a safe sum. Choose 'All pictures together', enter 18 MB, and add up to 100 files. Small pictures stay as they are; large ones share what's left, and everyone gets about the same quality.",
      ],
    },
    {
      heading: "PNGs need a decision",
      blocks: [
        "A PNG either stores every pixel exactly or uses a palette. Our photo in the table ended with 256 colors, which shows in skies and skin. If it doesn't have to be a PNG, [PNG to JPG](/png-to-jpg) keeps its colors at a quarter of the size. Screenshots and drawings are fine as they are.",
      ],
    },
  ],
  questions: [
    {
      question: "Is 1 MB a million bytes or 1,048,576?",
      answer:
        "We count a million. Programs that count 1,048,576 show the same file as 0.95 MB, so it passes in both.",
    },
    {
      question: "Is 1 MB enough for printing?",
      answer: "For 4032 × 3024 pixels, yes: that's 34 × 26 cm at 300 dpi, with no visible loss.",
    },
    {
      question: "What if my form allows 5 MB?",
      answer: "Enter 5. Most phone photos are below that already and come back with their quality unchanged.",
    },
    {
      question: "Can I compress RAW files?",
      answer:
        "Not to RAW. Convert them with the [Image Converter](/image-compressor), which takes the preview your camera saved in them.",
    },
  ],
} satisfies Article;
