/** What the site is and who runs it. `{site}` is the site's name. */
export const about = {
  what: {
    heading: "What {site} is",
    blocks: [
      "{site} is a free website that converts pictures and PDFs. It also compresses and resizes pictures, makes PDFs smaller, merges and splits them, and reads the text in pictures and scans. Each tool has its own page: you select files, convert them and download the results.",
      "There is no account, no paid plan and no watermark.",
    ],
  },
  files: {
    heading: "How your files are handled",
    blocks: [
      "Your files are uploaded, converted on our server and then deleted: uploads as soon as the conversion ends, results after {retention} at most. [Privacy](/privacy) has the details.",
    ],
  },
  made: {
    heading: "How it's made",
    blocks: [
      "The software behind {site} is open source, under the MIT License. Anyone may read it, run it and change it.",
      "It builds on other open-source software: libvips, libheif and libjxl for pictures, PDFium for PDFs and Tesseract for reading text, among others. Each file is converted in a process of its own, with limits on time and memory.",
    ],
  },
  operator: { heading: "Who runs this site" },
  ask: {
    heading: "Questions and ideas",
    blocks: ["The [FAQ](/faq) answers most questions. For everything else, see [Contact](/contact)."],
  },
};
