import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "Two ways to a smaller PNG",
      blocks: [
        "A PNG is lossless, but it may be wasteful. First we look for a palette: if 256 colors look the same as the millions in the file, each pixel needs one byte instead of three or four. If they don't, the pixels stay exactly as they are and only the packing gets better.",
      ],
    },
    {
      heading: "Results",
      blocks: [
        {
          caption: "Our own PNGs, compressed without a limit",
          head: ["Picture", "Before", "After"],
          rows: [
            ["Screenshot of a web page, 1280 × 1150", "146 KB", "56 KB"],
            ["Drawing with transparency, 560 × 420", "38 KB", "12 KB"],
            ["Drawing with fine gradients, 1600 × 1200", "132 KB", "130 KB"],
            ["Photo as PNG, 1200 × 1549", "4.8 MB", "2.4 MB"],
          ],
        },
        "The third one shows the limit. Its gradients would get stripes with 256 colors, and it had been packed well before, so almost nothing could be saved.",
      ],
    },
    {
      heading: "Photos don't belong in PNGs",
      blocks: [
        "Even at 2.4 MB, the photo in the table is large. As a JPG it would take a fraction of that and look the same. Use [PNG to JPG](/png-to-jpg), or [PNG to WEBP](/png-to-webp) if it has transparent parts.",
      ],
    },
    {
      heading: "Transparency and 16 bits",
      blocks: [
        {
          list: [
            "Soft edges and shadows keep all their levels, in a palette as well.",
            "Files with 16 bits per channel become 8-bit. Screens show no more.",
            "Animated PNGs come back as they are.",
            "A gamma value or a color profile in the file is applied, so that colors look right everywhere.",
          ],
        },
        "If you set a size limit, the number of colors goes down first, and then the pixels. The result stays a PNG.",
      ],
    },
  ],
  questions: [
    {
      question: "Is it lossless?",
      answer:
        "When a palette wouldn't look the same, yes. With a palette, each pixel may change by a shade. The comparison shows you.",
    },
    {
      question: "Why is there nothing to gain for my icon?",
      answer:
        "Small icons often have a palette already, and a few hundred bytes of fixed cost that no compressor can remove.",
    },
    {
      question: "Does it work for game sprites and pixel art?",
      answer: "Very well. They have few colors, so every one of them is kept exactly.",
    },
    {
      question: "Can it make a PNG smaller than a WEBP?",
      answer: "For flat drawings, sometimes. For everything with soft color, WEBP wins.",
    },
  ],
} satisfies Article;
