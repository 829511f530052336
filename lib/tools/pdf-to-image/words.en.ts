import { pdfImages } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PDF to Image",
  title: "PDF to Image Converter | JPG, PNG or WEBP, Free",
  description:
    "Turn PDF pages into JPG, PNG or WEBP images. Convert the whole document or just the pages you need. Free, no account, no watermark, files deleted.",
  keywords: [
    "pdf to image",
    "convert pdf to image",
    "pdf to picture",
    "pdf pages to png",
    "pdf page as image",
  ],
  heading: "PDF to Image Converter",
  subtitle: "All pages or just the ones you need, as JPG, PNG or WEBP",
  ...fillAll(pdfImages, { to: "Images" }),
  howToTitle: "How to convert a PDF to images",
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    {
      name: "Choose format and pages",
      text: "JPG for photos, PNG for text, WEBP for websites. Convert all pages or only some.",
    },
    { name: "Download the images", text: "Get them one by one or all in a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Which format should you choose?",
        blocks: [
          "All three formats show the same page. They differ in file size and in how well they keep fine detail.",
          {
            caption: "JPG, PNG and WEBP compared",
            head: ["Format", "How it's saved", "Best for"],
            rows: [
              ["JPG", "Quality 85", "Email, chats, photo albums, upload forms"],
              ["PNG", "Lossless", "Slides, tables, plans, small print"],
              ["WEBP", "Lossless for text and drawings, quality 85 for photos", "Your own website"],
            ],
          },
          "Not sure? Choose JPG for pages with many photos and PNG for pages with a lot of text. You can read more on the page of each format: [PDF to JPG](/pdf-to-jpg), [PDF to PNG](/pdf-to-png) and [PDF to WEBP](/pdf-to-webp).",
        ],
      },
      {
        heading: "Convert only the pages you need",
        blocks: [
          "Leave the 'Pages' field empty to convert the whole document, or enter page numbers as you would for a printer:",
          {
            list: [
              "'8' converts a single page.",
              "'1-3, 8' converts four pages.",
              "'5-' converts page 5 and everything after it.",
            ],
          },
          "You get each page once, in the order of the document. If a range starts after the last page, a message tells you how many pages there are. Convert very long documents in several parts.",
        ],
      },
      {
        heading: "How many pixels you get",
        blocks: [
          "A PDF measures its pages in points, 72 to the inch. 'Image Quality' sets the number of pixels per point, from 0.5 at Low (36 dpi) to 3.0 at Very High (216 dpi). High is the default: at 2.0, or 144 dpi, a Letter page becomes an image of 1224 × 1584 pixels.",
          "One page can have up to 40 megapixels. Only very large pages, such as posters, exceed that.",
        ],
      },
    ],
    questions: [
      {
        question: "Will I see filled-in form fields and highlights?",
        answer:
          "Yes. Form entries, stamps, highlights and other marks appear just where they are in the PDF. The blue tint that PDF viewers add to form fields doesn't.",
      },
      {
        question: "What if a font is missing?",
        answer:
          "Most PDFs contain their fonts. If yours doesn't, we use a similar one. We have fonts for Latin, Greek, Cyrillic, Chinese, Japanese and Korean text.",
      },
      {
        question: "Can I convert a password-protected PDF?",
        answer:
          "Yes. Enter the password when you're asked for it. You don't have to select the file again, and we don't store the password.",
      },
      {
        question: "My conversion took too long and failed. What can I do?",
        answer:
          "Choose a lower quality or convert fewer pages at a time. A conversion can run for up to 50 seconds.",
      },
      {
        question: "What do you keep on your server?",
        answer:
          "Only the images, for {retention}, so that you can download them. If you have any other questions, [write to us](/contact).",
      },
    ],
  },
} satisfies ToolWords<"images">;
