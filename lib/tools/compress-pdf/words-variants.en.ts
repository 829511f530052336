import type { ToolWords } from "../words";
import { screen } from "./words.en";

/** What the pages say that preset a size or a format, by path. */
export const variants = {
  "/compress-pdf-to-100kb": {
    ...screen,
    name: "Compress PDF to 100 KB",
    title: "Compress PDF to 100 KB | Free, Never Over the Limit",
    description:
      "Get a résumé, form or short scan below 100 KB. Pictures shrink only as far as the limit demands, and text stays sharp. Free, no account.",
    keywords: ["compress pdf to 100kb", "pdf 100 kb", "reduce pdf to 100kb", "pdf under 100kb"],
    heading: "Compress PDF to 100 KB",
    subtitle: "Get a résumé, a form or a short scan below 100 KB, and keep it readable",
    howToTitle: "How to compress a PDF to 100 KB",
    howTo: [
      { name: "Select your PDF", text: "The limit of 100 KB is set already." },
      {
        name: "Compress",
        text: "Press 'Compress PDF'. Text stays as it is, and pictures get the best quality that fits.",
      },
      {
        name: "Check and download",
        text: "Compare the pages, then download the PDF. If 100 KB can't be reached, you see how close it gets.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Who asks for 100 KB",
          blocks: [
            "A limit this tight comes from systems that keep a file for each of many applicants: job portals, exam registrations, schools, and older government forms. Most want one document for each field, such as a résumé or a certificate.",
            "Such a form refuses a file that is one byte too large, and few say how they count. We count 1,000 bytes to the kilobyte, so the result fits either way.",
          ],
        },
        {
          heading: "What fits into 100 KB",
          blocks: [
            "We compressed A4 pages with 38 lines of text each, and scans of them at 300 dpi with the slight noise that scanners add:",
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
            "Plain text is tiny: 50 pages took less than one scanned page. A résumé with its own fonts is usually between the two.",
          ],
        },
        {
          heading: "If your PDF doesn't fit",
          blocks: [
            {
              list: [
                "Don't print and scan what you have as a file. Save it from the program as a PDF, and its text needs almost no room.",
                "Scan letters in black and white instead of gray. Five such pages fit into 91 KB in our test.",
                "Leave out blank backs, cover sheets and terms that nobody asked for.",
                "Crop photographed pages to the paper: the table around it costs bytes too.",
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
    },
  },
  "/compress-pdf-to-200kb": {
    ...screen,
    name: "Compress PDF to 200 KB",
    title: "Compress PDF to 200 KB | Certificates and Scans, Free",
    description:
      "Bring certificates, transcripts and scans below 200 KB for an application. Each page gets the best quality that fits. Free, no watermark.",
    keywords: ["compress pdf to 200kb", "pdf 200 kb", "reduce pdf to 200kb", "pdf under 200kb"],
    heading: "Compress PDF to 200 KB",
    subtitle: "Bring certificates, transcripts and scans below 200 KB for an application",
    howToTitle: "How to compress a PDF to 200 KB",
    howTo: [
      { name: "Add the PDF", text: "Drop one file. If you have several, merge them first." },
      {
        name: "Start",
        text: "'Compress PDF' fits it into 200 KB. Change the number if your form asks for another.",
      },
      {
        name: "Look at the result",
        text: "It tells you the resolution of the pictures. Download the PDF if you can read everything.",
      },
    ],
    article: {
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
    },
  },
  "/compress-pdf-to-500kb": {
    ...screen,
    name: "Compress PDF to 500 KB",
    title: "Compress PDF to 500 KB | For Visa and Claim Forms, Free",
    description:
      "Make statements, passport copies and other evidence fit an upload limit of 500 KB. Stays readable and searchable. Free, files deleted.",
    keywords: ["compress pdf to 500kb", "pdf 500 kb", "reduce pdf to 500kb", "pdf under 500kb"],
    heading: "Compress PDF to 500 KB",
    subtitle: "Make statements, passport copies and other evidence fit an upload limit",
    howToTitle: "How to compress a PDF to 500 KB",
    howTo: [
      { name: "Choose your document", text: "Up to 100 MB, with any number of pages." },
      {
        name: "Fit it into 500 KB",
        text: "The page is set to this limit. A PDF from a bank often fits without any loss.",
      },
      {
        name: "Save it",
        text: "Use 'Compare pages' to check numbers and small print before you download it.",
      },
    ],
    article: {
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
    },
  },
  "/compress-pdf-to-1mb": {
    ...screen,
    name: "Compress PDF to 1 MB",
    title: "Compress PDF to 1 MB | Filings and Reports, Free",
    description:
      "Shrink long scans, filings and reports to 1 MB or less. Links, bookmarks and searchable text stay. Free, no sign-up, no watermark.",
    keywords: ["compress pdf to 1mb", "pdf 1 mb", "reduce pdf to 1mb", "pdf under 1mb"],
    heading: "Compress PDF to 1 MB",
    subtitle: "Shrink long scans, filings and reports to 1 MB or less",
    howToTitle: "How to compress a PDF to 1 MB",
    howTo: [
      { name: "Select the document", text: "Use the original, not a copy that was compressed before." },
      {
        name: "Compress to 1 MB",
        text: "We look for the highest resolution that fits, which takes longer for long scans.",
      },
      { name: "Download", text: "The file is never over 1,000,000 bytes, and the result says what changed." },
    ],
    article: {
      sections: [
        {
          heading: "Filings, tenders and reports",
          blocks: [
            "Court filing systems, tender platforms and learning platforms limit each file or the whole submission. Mail gateways may do so too. With 1 MB you can keep a scanned agreement of some pages at print quality, or a long file readable on a screen.",
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
            "Bookmarks, page labels, cross-references and tags for screen readers survive, whatever limit you set. So do PDF/A labels and their colors.",
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
            "The upload can have 100 MB, with any number of pages. If there are so many scans that we run out of time, we say so, and you can [split the document](/split-pdf).",
        },
        {
          question: "Why is my result much smaller than 1 MB?",
          answer:
            "Either the original was within the limit, and was only compressed at the Light level, or its pictures have become as good as 300 dpi allows.",
        },
      ],
    },
  },
} satisfies Record<string, ToolWords<"compress">>;
