import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "Why forms ask for 20 KB",
      blocks: [
        "Exam boards and public service commissions register very many people, and keep a signature and a portrait of each. They store these at the size of a stamp, so some of them accept 10 to 20 KB only. That's tiny beside a phone's photo, which has a hundred times as much.",
      ],
    },
    {
      heading: "What 20 KB can hold",
      blocks: [
        {
          caption: "Our test pictures, fitted into 20 KB",
          head: ["Picture", "Before", "After", "Pixels"],
          rows: [
            ["Signature on paper, 1800 × 700", "60 KB", "19.4 KB", "All of them"],
            ["Portrait, 413 × 531", "77 KB", "19.8 KB", "All of them"],
            ["Square portrait, 600 × 600", "120 KB", "19.7 KB", "326 × 326"],
            ["Phone photo, 4032 × 3024", "1.5 MB", "19.7 KB", "486 × 364"],
            ["Photographed page of text", "1.4 MB", "19.7 KB", "315 × 445, unreadable"],
          ],
        },
        "A signature is dark lines on plain paper, and that compresses very well. A portrait of passport size works, too: 413 × 531 pixels are 35 × 45 mm at 300 dpi. A page of text doesn't, whatever a compressor promises.",
      ],
    },
    {
      heading: "Sign so that it stays small",
      blocks: [
        "Use a black or dark blue pen on white, unlined paper and photograph it in daylight. Shadows and the weave of the paper cost more bytes than the ink. Crop closely: our signature filled the picture from edge to edge, and that's why it kept every pixel.",
        "If the portal names pixels as well, such as 140 × 60, set those first with [Resize Image](/resize-image). After that there is rarely anything left to compress.",
      ],
    },
    {
      heading: "When the portal still says no",
      blocks: [
        {
          list: [
            "Some forms have a lower limit, too. If yours wants 10 to 20 KB, enter 20 and not 5.",
            "Many take JPG only. Change a PNG with [PNG to JPG](/png-to-jpg) before you come here.",
            "A few count 1 KB as 1,024 bytes. We count 1,000, so our files pass either way.",
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: "Will my face still be recognizable?",
      answer:
        "At 413 × 531 pixels, yes. You may notice soft hair and slightly blocky backgrounds when you zoom in, so choose a plain wall.",
    },
    {
      question: "Can I get exactly 20 KB?",
      answer:
        "Not on purpose. We come as close as we can from below, usually to within a few percent, because a form refuses a single byte too much.",
    },
    {
      question: "Can I do the signature and the portrait together?",
      answer: "Yes. Select both, and each gets 20 KB of its own.",
    },
    {
      question: "What if I turn off 'Use fewer pixels if needed'?",
      answer:
        "Then only the quality is lowered. If that isn't enough, you get a message with the smallest size that is possible.",
    },
  ],
} satisfies Article;
