import { pdfDropZone, pdfMessages } from "../shared.en";
import type { ScreenWords, ToolWords } from "../words";

/** What the main tool and its variants share. */
export const screen = {
  messages: pdfMessages,
  dropZone: { ...pdfDropZone, hint: "One PDF, up to 100 MB" },
  action: "Compress PDF",
  steps: ["Reading your PDF...", "Compressing the pictures...", "Removing unused data...", "Almost done..."],
  levels: {
    light: { name: "Light", means: "looks nearly the same, even in print" },
    balanced: { name: "Balanced", means: "small enough to email, sharp on screen" },
    strong: { name: "Strong", means: "the smallest file, still readable" },
  },
} satisfies ScreenWords["compress"];

export const words = {
  ...screen,
  name: "Compress PDF",
  title: "Compress PDF Online | Smaller, Still Readable, Free",
  description:
    "Make a PDF small enough to email. Pictures shrink to the level you choose, and text stays sharp. Free, no account, no watermark.",
  keywords: ["compress pdf", "reduce pdf size", "smaller pdf", "pdf compressor", "shrink pdf"],
  heading: "Compress PDF",
  subtitle: "Make a PDF smaller for email and uploads, and keep its text sharp",
  howToTitle: "How to compress a PDF",
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    {
      name: "Choose a level or a size",
      text: "Choose Light to keep more detail, Strong to save more space, or enter a size limit.",
    },
    {
      name: "Download the PDF",
      text: "See how much smaller it is. If it can't get smaller, you get it back unchanged.",
    },
  ],
  variantsHeading: "Popular size limits",
  article: {
    sections: [
      {
        heading: "What makes a PDF large",
        blocks: [
          "It's mostly the pictures. A scanner saves each page as a large photo. A report may contain full-size camera photos, even if they look no bigger than a postage stamp.",
          "Fonts come second. Text itself takes up very little space, but many PDFs contain whole fonts with thousands of characters for a few lines of text.",
          "So this tool compresses the pictures and removes the characters that your text doesn't use from the fonts.",
          {
            caption: "What changes and what doesn't",
            head: ["Part of the PDF", "What happens"],
            rows: [
              ["Photos and scanned pages", "Made smaller, depending on the level or size limit you choose"],
              ["Text", "Stays sharp, and you can still search and select it"],
              ["Fonts", "Keep only the characters that your PDF shows"],
              ["Links, bookmarks and accessibility tags", "Stay exactly as they are"],
              ["Lines, diagrams and logos drawn as shapes", "Stay exactly as they are"],
              ["Forms", "Keep their fields, entries and complete fonts"],
              ["Colors for print (CMYK) in pictures", "Become screen colors, except with Light"],
              ["Title, author and other document properties", "Stay as they are, without any location"],
              ["Unused data, previews and hidden data of pictures", "Removed"],
            ],
          },
        ],
      },
      {
        heading: "Three levels",
        blocks: [
          {
            list: [
              "Light keeps pictures at 220 dpi and in their own colors, so they look good even in print.",
              "Balanced keeps 150 dpi, which is right for email and upload forms.",
              "Strong keeps 100 dpi, saves more on photos, and removes fine-tuning for old screens from fonts. It's fine for scanned letters, but not for a portfolio.",
            ],
          },
          "Black-and-white scans keep at least twice that resolution, so their text stays sharp.",
          "If the PDF is still too large, choose a stronger level and press the button again. The tool always starts from the file you selected. Don't upload the compressed PDF again: you'd lose quality and hardly save any space.",
        ],
      },
      {
        heading: "When a form limits the file size",
        blocks: [
          "Turn on 'Fit a file size limit' and enter the limit, such as 500 KB. Your PDF gets no larger than that. Only the pictures give way: they get the highest resolution and quality that fit, all of them about the same.",
          {
            caption: "Five scanned pages of text, gray, 300 dpi, 5.8 MB in total",
            head: ["Limit", "Result", "Resolution"],
            rows: [
              ["200 KB", "199 KB", "72 dpi"],
              ["500 KB", "500 KB", "102 dpi"],
              ["1 MB", "998 KB", "144 dpi"],
              ["2 MB", "2.0 MB", "204 dpi"],
            ],
          },
          "Pictures keep at least 72 dpi, because normal print in a scan can just be read then. If your limit needs less, we tell you the smallest size we reach. A PDF that's within the limit already is compressed at the Light level.",
        ],
      },
      {
        heading: "When to compress, and when not to",
        blocks: [
          "Compress a PDF before you email it, upload it or read it on your phone. Keep the original for professional printing and for your archive.",
          "If your PDF is just photos and you still have them as JPGs, compress them with [Compress Image](/compress-image), then combine them with [JPG to PDF](/jpg-to-pdf). It won't compress them again.",
        ],
      },
    ],
    questions: [
      {
        question: "Why did my PDF hardly get smaller?",
        answer:
          "Its pictures and fonts were probably small already, or it has been compressed before. Forms keep their fonts complete, so that people can type anything into them.",
      },
      {
        question: "Can I set a target size, such as 2 MB?",
        answer:
          "Yes. Turn on 'Fit a file size limit', enter 2 and choose MB. The result is never larger, and as good as the limit allows.",
      },
      {
        question: "Can I compress a signed PDF?",
        answer: "No. Any change would break the digital signature, so you get a signed PDF back unchanged.",
      },
      {
        question: "Can I compress a PDF that has a password?",
        answer:
          "Yes. Enter the password when you're asked. We don't store it, and the smaller PDF opens without one.",
      },
      {
        question: "Is there a page limit?",
        answer:
          "A PDF can have up to 20,000 pages and 100 MB. If a very long one takes too long, we stop and tell you.",
      },
      {
        question: "Who can see my PDF?",
        answer:
          "Nobody but you, unless you share the download link, which is random and never listed. Your upload is deleted as soon as the conversion ends, and the smaller PDF after {retention}.",
      },
    ],
  },
} satisfies ToolWords<"compress">;
