import { mergePdf } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  name: "JPG to PDF",
  title: "JPG to PDF Converter | Merge Photos into One PDF, Free",
  description:
    "Merge JPG photos into one PDF, in any order you like. Your photos keep their full quality. Free, no account, no watermark.",
  keywords: ["jpg to pdf", "convert jpg to pdf", "merge jpg to pdf", "jpeg to pdf", "photos to pdf"],
  heading: "JPG to PDF Converter",
  subtitle: "Put your photos in order and merge them into one PDF at full quality",
  ...fillAll(mergePdf, { from: "JPG" }),
  howTo: [
    { name: "Select JPG files", text: "Drop them on the page or select them with the button." },
    {
      name: "Put them in order",
      text: "Drag the photos until the pages are in the right order, and turn those that lie on their side.",
    },
    { name: "Download the PDF", text: "Press 'Convert to PDF' and download the result." },
  ],
  article: {
    sections: [
      {
        heading: "Your photos keep their quality",
        blocks: [
          "A PDF can hold JPG data as it is, so your photos aren't compressed again. Each one is copied into the PDF bit for bit. The PDF is about as large as all your JPGs together.",
          {
            list: [
              "Photos taken sideways appear upright, without losing quality.",
              "Color profiles are kept, and CMYK photos stay CMYK.",
              "The date, location, camera details and thumbnail are removed.",
              "A few rare kinds of JPG don't work in a PDF, such as those with arithmetic coding. They're saved again at quality 92.",
            ],
          },
        ],
      },
      {
        heading: "One photo per page",
        blocks: [
          "By default, each page is as large as its photo at the resolution stored in the file. A scan of 2480 × 3508 pixels at 300 dpi becomes an A4 page, just like the original sheet. If the file doesn't contain a resolution, the tool assumes 96 dpi.",
          "You can also choose A4 or Letter under 'Page options'. Each photo then fills as much of the page as it can. Pages turn to match their photos unless you choose portrait or landscape. A small margin is a quarter of an inch, and a large one is three quarters.",
        ],
      },
      {
        heading: "When a PDF is better than separate photos",
        blocks: [
          "Government offices, insurance companies and schools often ask for a single document. In a PDF, your receipts, homework or signed contract stay in order and print in one go. If people will edit or post your photos, send the JPGs instead.",
        ],
      },
    ],
    questions: [
      {
        question: "Are my photos resized?",
        answer:
          "No, they keep every pixel. If the PDF is too large, compress the photos first with [Compress Image](/compress-image), or compress the finished PDF with [Compress PDF](/compress-pdf).",
      },
      {
        question: "Can I add PNG or HEIC files?",
        answer: "Not on this page. [Image to PDF](/image-to-pdf) takes both, and you can mix them with JPGs.",
      },
      {
        question: "Why was no PDF created?",
        answer:
          "If even one photo can't be read, you get a message with its name instead of a PDF. Remove that photo and try again.",
      },
      {
        question: "Can I get my photos back out of the PDF?",
        answer:
          "Not with our tools, so keep your JPGs. [PDF to JPG](/pdf-to-jpg) turns each page into a new image.",
      },
      {
        question: "Can anyone else open my PDF?",
        answer:
          "No. There is no download link that others could find. The PDF goes straight to your browser and is then deleted from our server.",
      },
    ],
  },
} satisfies ToolWords<"merge-pdf">;
