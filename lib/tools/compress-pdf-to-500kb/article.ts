import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "Evidence for visas, claims and rentals",
      blocks: [
        "Visa and residence applications, insurance claims and rental applications ask for papers of several pages: bank statements, contracts, payslips, a copy of the passport. Half a megabyte for each is a common kind of limit there, and a phone scan of three pages is already several times as large.",
      ],
    },
    {
      heading: "How many pages fit",
      blocks: [
        {
          caption: "A4 pages of text, made by us and scanned in color at 300 dpi, in a PDF of 500 KB",
          head: ["Pages", "Before", "After", "Resolution"],
          rows: [
            ["1", "1.2 MB", "482 KB", "220 dpi"],
            ["3", "3.5 MB", "479 KB", "150 dpi"],
            ["5", "5.9 MB", "499 KB", "96 dpi"],
            ["10", "11.8 MB", "493 KB", "72 dpi"],
            ["20", "23.6 MB", "535 KB at best", "72 dpi, doesn't fit"],
          ],
        },
        "Up to three pages look like a good photocopy. With five, account numbers are clear on a screen. With ten, read through the tables before you send them.",
      ],
    },
    {
      heading: "Download instead of scanning",
      blocks: [
        "Many banks, employers and insurers offer their papers as PDFs. These contain text rather than pictures of it: 200 pages of plain text took 235 KB in our test, without any loss. They also stay searchable, which helps whoever checks your case.",
        "If such a file is over the limit nevertheless, it's often because of a logo on every page or of complete fonts. We store the same logo only once and keep just the characters in use, before any picture is made smaller.",
      ],
    },
    {
      heading: "Copies of passports and cards",
      blocks: [
        "Put one document on a page, and scan only its area. An ID card that fills the page gets far more detail than one in a corner of it, because the bytes are spent on the card instead of on white paper. Keep it in color unless the form says that gray is fine.",
        "For photos from your phone, [JPG to PDF](/jpg-to-pdf) makes the document without another loss of quality.",
      ],
    },
  ],
  questions: [
    {
      question: "Is every page compressed equally?",
      answer:
        "Nearly. All pictures aim at one resolution and quality, so that no page becomes the one that can't be read.",
    },
    {
      question: "Can I send a password-protected statement?",
      answer:
        "Enter its password here when you're asked. The smaller PDF has none, which most portals require anyway.",
    },
    {
      question: "Does the portal see that I compressed it?",
      answer:
        "The file has a new size and no longer names the program and date it was made with. Its title, pages and text are the same.",
    },
    {
      question: "The portal accepts 0.5 MB. Is that the same?",
      answer:
        "It's 500 KB if a megabyte has 1,000 kilobytes, and a little more otherwise. The result fits both.",
    },
  ],
} satisfies Article;
