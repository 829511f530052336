import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "The limit of many upload forms",
      blocks: [
        "Insurance portals, scholarship offices and job sites often stop at 200 KB per picture. It's the first common limit at which a photographed document makes sense.",
      ],
    },
    {
      heading: "A page of text at 200 KB",
      blocks: [
        {
          caption: "A4 page of 11-point text, photographed with 8.7 megapixels",
          head: ["Limit", "Pixels", "Per inch"],
          rows: [
            ["50 KB", "520 × 735", "63"],
            ["100 KB", "799 × 1131", "97"],
            ["200 KB", "1116 × 1579", "135"],
            ["500 KB", "2480 × 3508", "300"],
          ],
        },
        "At 135 pixels per inch, letters look slightly soft and read without effort. Below 100, numbers such as 3 and 8 begin to look alike, and that's where mistakes happen. If your document has an account or passport number in small print, check every digit.",
      ],
    },
    {
      heading: "Photos at 200 KB",
      blocks: [
        "Our photo of 12 megapixels became 1883 × 1412 pixels and 188 KB. That's nearly a full HD screen, so for people, rooms or damage to a car the limit hardly hurts. Take one picture of the whole and one from close by instead of counting on zoom.",
      ],
    },
    {
      heading: "Ways to save bytes before you upload",
      blocks: [
        {
          list: [
            "Cut away the desk around the paper.",
            "Turn off the flash, whose bright spot hides text and adds a gradient.",
            "Send two pages as two files, not side by side.",
            "Use a screenshot for what's on your screen already: it's sharper than a photo of it.",
          ],
        },
        "For several pages the form may take a PDF. [Compress PDF to 200 KB](/compress-pdf-to-200kb) says how many fit.",
      ],
    },
  ],
  questions: [
    {
      question: "Can I reduce 30 photos to 200 KB each?",
      answer: "Yes, in one go: up to 100 files and 100 MB at a time.",
    },
    {
      question: "And 200 KB for all of them together?",
      answer:
        "Choose 'All pictures together' in the options. Small ones stay as they are, and the others share what's left.",
    },
    {
      question: "Why is the result 190 KB and not 200?",
      answer: "One step of quality can be worth several kilobytes. We take the best one that stays below.",
    },
    {
      question: "Will it look worse than in my photo app?",
      answer:
        "It should look better. Most apps make you guess a quality; here, several are tried, and the best that fits is kept.",
    },
  ],
} satisfies Article;
