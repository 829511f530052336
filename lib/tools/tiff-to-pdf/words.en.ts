import { mergePdf } from "../shared.en";
import { fillAll, type ToolWords } from "../words";

export const words = {
  ...fillAll(mergePdf, { from: "TIFF" }),
  name: "TIFF to PDF",
  title: "TIFF to PDF Converter | Every Page of Your Scans, Free",
  description:
    "Turn TIFF scans into one PDF with all of their pages, in the order you choose and at their size on paper. Free, no account, no watermark.",
  keywords: ["tiff to pdf", "tif to pdf", "multipage tiff to pdf", "convert tiff to pdf", "scan to pdf"],
  heading: "TIFF to PDF Converter",
  subtitle: "All pages of your scans and faxes in one PDF",
  howTo: [
    { name: "Select TIFF files", text: "One with many pages, or many with one page each." },
    {
      name: "Put them in order",
      text: "Drag the files into the right order. Pages inside a file keep theirs.",
    },
    { name: "Download the PDF", text: "Press 'Convert to PDF' and save the finished document." },
  ],
  article: {
    sections: [
      {
        heading: "Every page, not just the first",
        blocks: [
          "Document scanners and fax servers put whole stacks of paper into one TIFF. Most converters only show its first page. Here, each page of each TIFF becomes a page of the PDF, in the order of your list.",
          {
            list: [
              "A TIFF can mix color pages, grayscale and black and white.",
              "Pages can have different sizes and directions.",
              "Small previews and masks that some programs hide in a TIFF are left out.",
            ],
          },
        ],
      },
      {
        heading: "Pages at their real size",
        blocks: [
          "Scanners note their resolution in the file. A sheet scanned at 200 or 300 dpi gets a PDF page of exactly its size, so A4 stays A4. Files without a resolution count as 96 dpi.",
          "If you'd rather have uniform pages, open 'Page options' and choose A4 or Letter, with or without margins.",
        ],
      },
      {
        heading: "Quality and file size",
        blocks: [
          "Pages are stored without loss, in as few bits as their colors need. Pages that the scanner had compressed as JPEG are saved as JPEG again, at quality 92 with full color detail, because storing them without loss would only make the file bigger.",
          {
            caption: "Scans of A4 pages at 300 dpi",
            head: ["TIFF", "Size", "PDF"],
            rows: [
              ["20 pages, black and white, CCITT", "334 KB", "572 KB"],
              ["3 pages, color, LZW", "3.1 MB", "2.3 MB"],
              ["3 pages, color, JPEG", "1.1 MB", "1.7 MB"],
            ],
          },
          "If the result is too large for an email, [Compress PDF](/compress-pdf) makes it smaller. It uses JBIG2 for black and white pages, which is better than fax compression.",
        ],
      },
    ],
    questions: [
      {
        question: "How many pages can a PDF have?",
        answer:
          "Up to 500 pages from TIFFs with several pages. The conversion also has to finish within 30 seconds, which is enough for about 150 black and white pages at 300 dpi. Split larger stacks.",
      },
      {
        question: "Can I search the text of the PDF?",
        answer:
          "Not yet: the pages are pictures. Run the PDF through [OCR PDF](/ocr-pdf), which adds the text invisibly in 20 languages.",
      },
      {
        question: "Can I leave out a page?",
        answer:
          "You can leave out files, but not single pages of a TIFF. Print the PDF to a new one and choose the pages there.",
      },
      {
        question: "What if one page is damaged?",
        answer:
          "Then there's no PDF, and the message names the file. A PDF with a page missing would be worse, because nobody would notice.",
      },
      {
        question: "Can I mix TIFFs with JPGs and PNGs?",
        answer: "Yes, on [Image to PDF](/image-to-pdf). It takes every page of a TIFF as well.",
      },
      {
        question: "Who can see my documents?",
        answer:
          "Nobody but you. The PDF goes to your browser as the reply to your upload, and neither it nor the scans stay on our server.",
      },
    ],
  },
} satisfies ToolWords<"merge-pdf">;
