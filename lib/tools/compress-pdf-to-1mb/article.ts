import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "Filings, tenders and reports",
      blocks: [
        "Court filing systems, tender platforms and learning platforms take longer documents, and limit each file or the whole submission. Mail gateways may do so too. With 1 MB you can keep a scanned agreement of some pages at print quality, or a long file readable on a screen.",
        {
          caption: "A4 pages of text, made by us and scanned in gray at 300 dpi, in a PDF of 1 MB",
          head: ["Pages", "Before", "After", "Resolution", "Good for"],
          rows: [
            ["2", "2.3 MB", "991 KB", "220 dpi", "Printing"],
            ["3", "3.4 MB", "973 KB", "220 dpi", "Printing"],
            ["5", "5.7 MB", "984 KB", "150 dpi", "Printing letters"],
            ["10", "11.5 MB", "991 KB", "96 dpi", "Reading on a screen"],
            ["20", "23.0 MB", "991 KB", "72 dpi", "Looking things up"],
          ],
        },
      ],
    },
    {
      heading: "Text first, pictures last",
      blocks: [
        "A brief that you wrote yourself rarely needs any of this: 200 pages without pictures came to 235 KB. What makes filings large are the exhibits. If the rules allow it, submit the brief and its exhibits as separate files, so that the brief stays perfect and only the scans are reduced.",
        "Bookmarks, page labels, cross-references and tags for screen readers survive, whatever limit you set. So do PDF/A labels, and the colors that belong to them.",
      ],
    },
    {
      heading: "Searchable scans",
      blocks: [
        "Many courts and agencies want text that can be searched. Recognize it first, while the scan still has its full resolution: [OCR PDF](/ocr-pdf) puts an invisible text layer behind each page. Compress afterwards. The layer stays complete, even where the picture of the page gets much smaller.",
      ],
    },
    {
      heading: "Reports with photos",
      blocks: [
        "In a report with photos, charts are usually drawn as lines and stay sharp. Photos share what is left, by the size at which they appear on the page: one the width of a column needs far fewer pixels than a full-page picture, however large the original was.",
        "If the photos matter more than the limit, take [Compress PDF](/compress-pdf) with the level Light, and send a link to the file instead.",
      ],
    },
  ],
  questions: [
    {
      question: "Is 1 MB a million bytes here?",
      answer: "Yes, 1,000,000. Systems that count 1,048,576 accept it as well.",
    },
    {
      question: "Can I compress a filing that has been signed?",
      answer:
        "Not without breaking the signature. A signed PDF under 1 MB comes back unchanged; a larger one has to be compressed before it's signed.",
    },
    {
      question: "How large can the original be?",
      answer:
        "The upload can have 100 MB, with any number of pages. If there are so many scans that we run out of time, we say so, and you can split the document.",
    },
    {
      question: "Why is my result much smaller than 1 MB?",
      answer:
        "Either the original was within the limit, and was only compressed at the Light level, or its pictures have become as good as 300 dpi allows.",
    },
  ],
} satisfies Article;
