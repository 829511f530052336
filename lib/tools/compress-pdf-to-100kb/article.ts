import type { Article } from "../article";

export const article = {
  sections: [
    {
      heading: "Who asks for 100 KB",
      blocks: [
        "A limit this tight comes from systems that keep a file for each of very many applicants: job portals, exam registrations, school enrollment, and older government forms. Most of them want one document for each field, such as a résumé, a certificate or a signed declaration.",
        "A form like that refuses a file that is a single byte too large, and few of them say how they count. We count 1,000 bytes to the kilobyte, so the result is below the limit either way.",
      ],
    },
    {
      heading: "What fits into 100 KB",
      blocks: [
        "We made A4 pages with 38 lines of text each, and scans of them at 300 dpi with the slight noise that scanners add. Then we compressed them with this tool:",
        {
          caption: "Pages in a PDF of 100 KB",
          head: ["Pages", "Size before", "Size after", "How they look"],
          rows: [
            ["50 pages of plain text, not scanned", "175 KB", "59 KB", "No change"],
            ["1 page scanned in gray", "1.1 MB", "97 KB", "120 dpi, easy to read"],
            ["2 pages scanned in gray", "2.3 MB", "95 KB", "96 dpi, clear"],
            ["3 pages scanned in gray", "3.4 MB", "95 KB", "72 dpi, a little soft"],
            ["3 pages scanned in black and white", "224 KB", "79 KB", "300 dpi, no change"],
            ["5 pages scanned in gray", "5.7 MB", "129 KB at best", "Doesn't fit"],
          ],
        },
        "Plain text is tiny: 50 pages took less than one scanned page. Fonts that a document brings along add to that, so a résumé from a word processor is usually between the two.",
      ],
    },
    {
      heading: "If your PDF doesn't fit",
      blocks: [
        {
          list: [
            "Don't print and scan what you have as a file. Save it from the program as a PDF, and its text needs almost no room.",
            "Scan letters in black and white instead of gray. Five such pages fit into 91 KB in our test.",
            "Leave out blank backs, cover sheets and pages of terms that nobody asked for.",
            "Crop a photographed page to the paper, because the table around it costs bytes too.",
            "If the form has several fields, give each document its own.",
          ],
        },
        "Then try again with the original file, here or with another limit on [Compress PDF](/compress-pdf).",
      ],
    },
  ],
  questions: [
    {
      question: "Does my résumé lose its layout?",
      answer:
        "No. Letters, lines, columns and links aren't touched. Only pictures change, such as your portrait, and only if the rest leaves too little room for them.",
    },
    {
      question: "Can I get below 50 KB or 20 KB?",
      answer:
        "Enter that number instead of 100. One gray page in our test could go down to about 26 KB. Text alone needs far less.",
    },
    {
      question: "The form wants a JPG of at most 100 KB. What then?",
      answer:
        "Turn the page into a picture with [PDF to JPG](/pdf-to-jpg), and set the same limit on [Compress Image](/compress-image).",
    },
    {
      question: "Can I type into a form after it was compressed?",
      answer: "Yes. Its fields still work, and so do entries that you have made.",
    },
  ],
} satisfies Article;
