import { pdfImages } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "PDF to WEBP",
  title: "PDF to WEBP Converter | Small Page Images, Free",
  description:
    "Turn PDF pages into small WEBP images for websites and previews, at the size you choose. Free, no account, no watermark, files deleted.",
  keywords: ["pdf to webp", "convert pdf to webp", "pdf page to webp", "pdf preview image", "pdf for web"],
  heading: "PDF to WEBP Converter",
  subtitle: "Small page images for websites and previews",
  ...fillAll(pdfImages, { to: "WEBP" }),
  howTo: [
    { name: "Select a PDF", text: "Drop it on the page or select it with the button." },
    {
      name: "Choose quality and pages",
      text: "Choose the size that fits your layout. Convert all pages or only some.",
    },
    { name: "Download the WEBPs", text: "Get them one by one or all in a ZIP." },
  ],
  article: {
    sections: [
      {
        heading: "Show a page without a PDF viewer",
        blocks: [
          "A PDF on a website opens in a viewer or ends up in the downloads folder. An image of the page appears right away. It's a good way to show the cover of a catalog, the menu of a restaurant, a sheet of music or the first page of a report.",
          "WEBP files are small, and every current browser shows them. Pages that are mostly text or drawings are saved without any loss. Pages with photos are saved at quality 85.",
        ],
      },
      {
        heading: "Choose the size for your layout",
        blocks: [
          "'Image Quality' sets how many pixels you get for each point of the page. A point is 1/72 inch, so a portrait A4 page is 595 points wide and a Letter page 612. Find the width that fits the space on your site:",
          {
            caption: "Width of the image in pixels",
            head: ["Quality", "A4", "Letter", "Good for"],
            rows: [
              ["Low (0.5)", "298", "306", "Small covers in a grid"],
              ["Normal (1.0)", "595", "612", "A text column on a standard screen"],
              ["Good (1.5)", "893", "918", "A full-width image on a phone"],
              ["High (2.0)", "1191", "1224", "A text column on a sharp screen"],
              ["Very High (3.0)", "1786", "1836", "Images that visitors can zoom"],
            ],
          },
          "Phones and modern laptops have sharp screens, with two or three pixels in the space of one. It's worth going one step up for them.",
        ],
      },
      {
        heading: "Offer the PDF as well",
        blocks: [
          "Search engines and screen readers can't read the words in an image. Put the main points in the alt text and add a link to the PDF. [Compress PDF](/compress-pdf) makes that download smaller.",
        ],
      },
    ],
    questions: [
      {
        question: "Will the text look sharp?",
        answer:
          "Yes, on pages that are mostly text. On pages with photos, colored text can get a little soft. If that bothers you, use [PDF to PNG](/pdf-to-png).",
      },
      {
        question: "Can I convert only the cover?",
        answer: "Yes. Enter 1 in the 'Pages' field. Ranges such as 2-5, 9 work too.",
      },
      {
        question: "Why did my page fail?",
        answer:
          "It may be too large. A WEBP can have up to 16,383 pixels on each side, and a page up to 40 megapixels. Choose a lower quality and try again.",
      },
      {
        question: "Can I use WEBP in an email newsletter?",
        answer:
          "Better not, because some email programs can't show it. Use [PDF to JPG](/pdf-to-jpg) instead.",
      },
      {
        question: "Do links in the PDF still work?",
        answer: "No. The image doesn't contain the links, but you can add one to it on your own page.",
      },
      {
        question: "What about confidential files?",
        answer:
          "We delete your PDF as soon as it's converted, and the images after {retention}. If your PDF needs a password, we use it once and don't store it.",
      },
    ],
  },
} satisfies ToolWords<"images">;
