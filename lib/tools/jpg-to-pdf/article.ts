import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "The photo is packed, not converted",
      blocks: [
        "A PDF can hold JPEG data as it is. So your photo is not decoded and not compressed again: its data is copied into the document bit for bit. What you see in the PDF is the photo itself, and a program that extracts pictures from PDFs gets the same quality back.",
        "That also explains the size. The PDF weighs what your JPGs weigh together, plus a little for the pages.",
        {
          list: [
            "Photos taken sideways stand upright: the page turns them, and the data stays.",
            "Color profiles come along, one copy for all photos that share it. CMYK JPEGs from a print shop stay CMYK.",
            "Date, place, camera and thumbnail are left out.",
            "A few rare kinds, such as JPEGs with arithmetic coding, cannot stand in a PDF. They are decoded and stored at quality 92.",
          ],
        },
      ],
    },
    {
      heading: "One photo, one page",
      blocks: [
        "Left alone, each page takes the measures of its photo: pixels divided by the dots per inch noted in the file. A scan of 2480 × 3508 pixels marked 300 dpi becomes an A4 page, just like the sheet it came from. Photos that say nothing sensible count as 96 dpi.",
        "You can ask for A4 or Letter instead. Then every photo is fitted to the sheet, which turns with it unless you set a direction. White margins are a quarter or three quarters of an inch.",
      ],
    },
    {
      heading: "When a PDF is better than a folder of photos",
      blocks: [
        "Authorities, insurers and schools often want one document. Receipts, pages of homework or a signed contract keep their order in it, and they print in one go. For an album that friends will edit or post, send the photos.",
      ],
    },
  ],
  questions: [
    {
      question: "How do I sort the pages?",
      answer: "Move each file up or down before you convert. The list from top to bottom is the document.",
    },
    {
      question: "Are my photos made smaller?",
      answer:
        "No, not by a single pixel. If the document is too heavy, shrink the photos with [Compress Image](/compress-image) first, or the finished file with [Compress PDF](/compress-pdf).",
    },
    {
      question: "Can I add PNGs or iPhone photos?",
      answer: "Here only JPGs. [Image to PDF](/image-to-pdf) accepts them all, even mixed.",
    },
    {
      question: "How many photos fit?",
      answer:
        "The server takes 100 files and 100 MB at a time. Whatever the number, one unreadable photo stops the whole, and its name is shown.",
    },
    {
      question: "Can I get the photos out again?",
      answer:
        "[PDF to JPG](/pdf-to-jpg) draws each page as a new picture. To have the old data, keep the originals.",
    },
    {
      question: "Who else can open my document?",
      answer: "Nobody. It has no address: it is sent to your browser once, and erased with that.",
    },
  ],
} satisfies Article;
