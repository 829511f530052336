import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "Applications with a limit of 200 KB",
      blocks: [
        "Universities, scholarship programs and licensing bodies often ask for certificates, transcripts and letters of recommendation as separate PDFs, with a small limit for each. Twice the room of a 100 KB form doesn't sound like much, but for a scan it decides whether a stamp can be read.",
      ],
    },
    {
      heading: "Gray or color?",
      blocks: [
        "Scanners are often set to color, even for black text. Here is what that costs, for A4 pages of text that we made and scanned at 300 dpi, each fitted into 200 KB:",
        {
          caption: "Resolution of scanned pages in a PDF of 200 KB",
          head: ["Pages", "Gray", "Color"],
          rows: [
            ["1", "150 dpi", "150 dpi"],
            ["2", "120 dpi", "96 dpi"],
            ["3", "96 dpi", "96 dpi"],
            ["5", "72 dpi", "72 dpi"],
            ["10", "Needs 257 KB", "Needs 269 KB"],
          ],
        },
        "The difference is smaller than you might expect, because paper has hardly any color. It shows at two pages, where gray keeps a quarter more resolution. So choose gray for plain letters, and don't give up a colored seal for it.",
      ],
    },
    {
      heading: "Stamps, seals and signatures",
      blocks: [
        "Letters of two millimeters, as in many round stamps, are 12 pixels high at 150 dpi, but only 6 at 72 dpi. Then you can tell that there is a stamp, but perhaps not whose. If a certificate has one, give it a file of its own, or send one page in each.",
        "A digital signature is something else. It belongs to the exact bytes of the file, so we return such a PDF unchanged, or tell you that it's too large. Compress first and sign afterwards.",
      ],
    },
    {
      heading: "Several certificates in one file",
      blocks: [
        "If there is one upload field for everything, photograph or scan each sheet and combine the pictures with [Image to PDF](/image-to-pdf). Then compress the whole document here, once: all pages get about the same quality, and none is shrunk twice.",
        "Transcripts that you downloaded as PDFs usually consist of text, so they fit without losing anything.",
      ],
    },
  ],
  questions: [
    {
      question: "How do I know whether it's readable enough?",
      answer:
        "Press 'Compare pages' and look for the smallest print. If you can read that at normal size, so can the admissions office.",
    },
    {
      question: "What if 200 KB is impossible?",
      answer:
        "You get a message with the smallest size that works, and nothing is made worse than 72 dpi. Remove pages, or ask for a larger limit.",
    },
    {
      question: "My limit is 150 KB or 256 KB. Can I use this page?",
      answer: "Yes, change the number in the field before you start.",
    },
    {
      question: "Does it matter which scanner app I used?",
      answer:
        "A little. Apps that save pure black and white make the smallest files: ten such pages took 181 KB in our test.",
    },
  ],
} satisfies Article;
