/**
 * What search engines, link previews and other programs read about the pages that are not tools, and their headings.
 * `{site}` is the site's name; `tiles` are the letters on a page's sign.
 */
export const pages = {
  home: {
    name: "Home",
    title: "Free Image Converter Online | {site}",
    description:
      "Convert PNG, JPG, HEIC and other pictures online for free. No account, no watermark, and we delete your files from our server.",
    keywords: ["image converter", "free image converter", "png to jpg", "jpg to png", "heic to jpg"],
    heading: "Free Image Converter Online",
    subtitle: "Convert pictures and PDFs to the format you need",
  },
  faq: {
    name: "FAQ",
    title: "FAQ | Formats, Limits and Privacy of Every Tool",
    description:
      "Answers about converting pictures and PDFs: formats, file size limits, quality, privacy, and when your files are deleted.",
    keywords: ["faq", "image converter help", "file size limit", "are my files deleted", "heic help"],
    heading: "Questions and answers",
    subtitle: "Formats, limits, quality, and what happens to your files",
    tiles: { from: "?", to: "!" },
  },
  contact: {
    name: "Contact",
    title: "Contact | Support, Bugs, Ideas and Business",
    description:
      "Write to us about a conversion, a bug, an idea or business. We reply within 24 hours, usually 2-4 hours, Mon-Fri 9 AM-6 PM EST.",
    keywords: ["contact", "support", "report a bug", "feature request", "image converter support"],
    heading: "Write to us",
    subtitle: "Ask a question, report a bug, or tell us what you'd like to see here",
    tiles: { from: "HI", to: "RE:" },
  },
  privacy: {
    name: "Privacy",
    title: "Privacy | What Happens to Your Files",
    description:
      "What is uploaded, where your files are kept and for how long, what our server logs, and what your browser stores. No account, no IP addresses in the log.",
    keywords: ["privacy", "are my files deleted", "file retention", "no cookies", "image converter privacy"],
    heading: "Privacy",
    subtitle: "What happens to your files, and what we know about your visit",
    tiles: { from: "GET", to: "DEL" },
  },
  terms: {
    name: "Terms",
    title: "Terms | Free Use, Your Files, Fair Limits",
    description:
      "The terms for using this site: it's free, your files stay yours, the limits are fair, and there is no warranty.",
    keywords: ["terms", "terms of use", "free image converter", "commercial use"],
    heading: "Terms",
    subtitle: "What you can expect from this site, and what we ask of you",
    tiles: { from: "YOU", to: "US" },
  },
  about: {
    name: "About us",
    title: "About Us | {site}",
    description:
      "What {site} is, how it's made, how it handles your files, and who runs it. Open-source software, with no account and no watermark.",
    keywords: ["about", "open source image converter", "free image converter", "who runs this site"],
    heading: "About this site",
    subtitle: "What it is, how it's made, and who runs it",
    tiles: { from: "WHY", to: "HOW" },
  },
  api: {
    name: "API",
    title: "API | Convert Pictures and PDFs from Your Program",
    description:
      "The free API of this site: convert, compress and resize pictures, and work with PDFs. With all fields and errors, and examples for curl, fetch and Python.",
    keywords: ["image conversion api", "pdf api", "heic to jpg api", "free converter api", "openapi"],
    heading: "API",
    subtitle: "Convert pictures and PDFs from your own program, without a key",
    tiles: { from: "POST", to: "200" },
  },
  notFound: {
    name: "404",
    title: "Page Not Found (404) | {site}",
    description:
      "There is no page at this address. Search for the tool you need, choose one from the list of all tools, or play a round of our game.",
    keywords: ["404", "page not found", "image converter", "pdf converter"],
    heading: "Page not found",
    subtitle:
      "The address may be misspelled, or the page may have moved. Search for the tool you need, or play a round.",
    tiles: { from: "404", to: "?" },
    tools: "All tools",
  },
  /** The head of a page whose tool is to come; `{keyword}` is its name in lower case. */
  placeholder: {
    title: "{name} | Coming Soon",
    description: "{name} is coming soon. Until then, Image to PDF converts these files.",
    keywords: ["{keyword}", "convert {keyword}", "image to pdf"],
  },
  card: { line: "Free, no account, no watermark", alt: "{heading}, with tiles labeled {labels}" },
  /** Structured data. */
  data: {
    application: "{heading} - {site}",
    files: "Up to {n} files at a time",
    megabytes: "Up to {n} MB per file",
    requirements: "Requires JavaScript",
  },
  llms: {
    about:
      "Each tool is one page: you select files, our server converts them, and you download the results. The tools need a browser with JavaScript. They are free, with no account and no watermark.",
    tools: "Tools",
    limits: "Limits",
    privacy: "Privacy",
    help: "Help",
  },
};
