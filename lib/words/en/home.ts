import { counted } from "../format";

type CardWords = {
  badge: string;
  features: readonly [string, string, string, string];
  /** Monthly searches for its name; marketing copy, for the cards whose figure is specified. */
  searches?: string;
  /** In place of the tool's own. */
  title?: string;
  description?: string;
};

/** The home page, section by section. `{retention}` is how long results are kept. */
export const home = {
  hero: {
    sentence:
      "Convert pictures and PDFs to the format you need. No account, no watermark, and your files are deleted after {retention} at most.",
    start: "Convert PNG to JPG",
  },
  /** Marketing figures, as specified. */
  stats: {
    images: { number: "50M+", label: "images converted" },
    users: { number: "2.5M+", label: "users" },
    uptime: { number: "99.9%", label: "uptime" },
    formats: { number: "15+", label: "formats" },
    time: { number: "< 5 s", label: "average processing" },
  },
  demo: {
    watch: "Watch Demo (30s)",
    title: "How the product Works",
    close: "Close",
    start: "Try It Now - Free",
    steps: {
      upload: {
        name: "Upload Your Files",
        text: "Drag and drop them on the page, or click to select them: PNG, JPG, HEIC, WEBP and more.",
      },
      convert: {
        name: "Instant Conversion",
        text: "Press one button and watch the progress. Most pictures take a few seconds.",
      },
      download: {
        name: "Download & Enjoy",
        text: "Save your files one by one or together in a ZIP. We delete our copies after {retention}.",
      },
    },
  },
  cards: {
    heading: "What do you want to convert?",
    searches: "{searches} searches a month",
    /** The lists of tools without a card. */
    more: { pictures: "More for pictures", documents: "More for documents" },
    tools: {
      "/png-to-jpg": {
        badge: "Most Popular",
        searches: "1.2M+",
        features: ["Quality slider", "Background color", "Up to 10 MB per file", "All in one ZIP"],
      },
      "/image-to-pdf": {
        badge: "Document Maker",
        searches: "896K+",
        features: ["{formats} image formats", "Camera capture", "A4 or Letter pages", "Pages in any order"],
      },
      "/heic-to-jpg": {
        badge: "iPhone Users",
        searches: "823K+",
        features: ["Right side up", "True colors", "Location removed", "No app to install"],
      },
      "/image-compressor": {
        badge: "File Size Saver",
        searches: "673K+",
        features: [
          "Five output formats",
          "{formats} input formats",
          "Up to 20 MB per file",
          "Shows the new size",
        ],
        title: "Image Compressor",
        description: "Save space by converting pictures to WEBP or AVIF",
      },
      "/pdf-to-jpg": {
        badge: "PDF Extract",
        features: ["Up to 500 pages", "Five quality levels", "Preview of every page", "All in one ZIP"],
      },
      "/webp-to-jpg": {
        badge: "Web Compatible",
        features: ["Opens everywhere", "Many files at once", "Location removed", "All in one ZIP"],
      },
      "/jpg-to-png": {
        badge: "High Quality",
        features: ["Lossless", "Ready for editing", "True colors", "Many files at once"],
      },
      "/pdf-to-png": {
        badge: "Transparency Safe",
        features: ["Lossless PNGs", "Up to 500 pages", "Choose the pages", "Up to 216 dpi"],
      },
      "/jpg-to-webp": {
        badge: "Web Performance",
        features: ["Smaller, same look", "All in one ZIP", "Keeps file names", "Location removed"],
      },
      "/webp-to-png": {
        badge: "Format Bridge",
        features: ["Keeps transparency", "Opens in any editor", "Many files at once", "All in one ZIP"],
      },
      "/avif-to-jpg": {
        badge: "Next-Gen",
        features: ["Opens everywhere", "Many files at once", "Location removed", "All in one ZIP"],
      },
      "/jpeg-to-jpg": {
        badge: "Format Fixer",
        features: ["No quality loss", "Starts automatically", "Saves automatically", "Up to 10 MB per file"],
      },
    } satisfies Record<string, CardWords>,
  },
  /** Page copy, as specified. `tile`: the initials. */
  testimonials: {
    heading: "What people say",
    label: "Testimonials",
    stars: counted({ one: "{n} of {most} stars", other: "{n} of {most} stars" }),
    people: {
      maya: {
        name: "Maya L.",
        role: "Wedding photographer",
        content:
          "Guests send me their iPhone photos as HEIC. I drop them all on the page and get JPGs back, right side up and with the colors I saw on the phone.",
        tile: "ML",
      },
      daniel: {
        name: "Daniel O.",
        role: "Web designer",
        content:
          "Before a page goes live, I run its photos through JPG to WEBP, twenty at a time. They keep their names, and no client has ever noticed a difference.",
        tile: "DO",
      },
      priya: {
        name: "Priya S.",
        role: "Marketing manager",
        content:
          "Five minutes before a meeting, I needed one page of a long PDF as a picture. I didn't even have to sign up.",
        tile: "PS",
      },
    },
  },
  reasons: {
    heading: "Why choose us",
    list: {
      deleted: {
        tile: "DEL",
        title: "Your files don't stay here",
        description: "We keep them just long enough to convert and download them.",
        details: [
          "Uploads are deleted as soon as the conversion ends",
          "Results are deleted after {retention}",
          "Download links are random and never listed",
          "The tools set no cookies",
        ],
      },
      free: {
        tile: "0",
        title: "Free, no sign-up",
        description: "Open a tool and use it. There are no plans to compare and nothing to pay.",
        details: [
          "No account or email address needed",
          "No watermark on your pictures",
          "No trial period",
          "For private and commercial use",
        ],
      },
      same: {
        tile: "=",
        title: "Same picture, new format",
        description: "We tune the settings for each format, so your picture keeps its look.",
        details: [
          "Photos come out right side up",
          "Colors are converted to sRGB, so they look right everywhere",
          "JPEG to JPG keeps the original image data",
          "Location, camera details and hidden notes are removed",
        ],
      },
      many: {
        tile: "100",
        title: "Many files at once, on any device",
        description: "Convert one photo on your phone or a whole folder on your desktop.",
        details: [
          "Up to 100 files at once with most tools",
          "Download all results in one ZIP",
          "Works in any recent browser, with nothing to install",
          "If a file is refused, we tell you why and what to use instead",
        ],
      },
    },
  },
  closing: {
    heading: "Ready to convert?",
    sentence: "Start with PNG to JPG, our most popular tool, or read the FAQ first.",
    start: "Convert PNG to JPG",
    ask: "Read the FAQ",
  },
};
