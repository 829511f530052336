import { siteName } from "../settings";
import { notFoundPath } from "./dead-ends";

/** A tile with one to four characters, its hue in degrees of oklch, and whether it may be transparent. */
export type Word = { label: string; hue: number; alpha?: boolean };

/** The texts of a page that is not a tool. */
export type SitePage = {
  path: `/${string}`;
  /** Text of links to it. */
  name: string;
  title: string;
  description: string;
  keywords: readonly string[];
  heading: string;
  subtitle: string;
};

/** A page with its own pair of tiles, for what a visitor brings and what comes back. */
type SignedPage = SitePage & { tiles: { from: Word; to: Word } };

export const homePage = {
  path: "/",
  name: "Home",
  title: `Free Image Converter Online | ${siteName}`,
  description:
    "Convert PNG, JPG, HEIC and other pictures online for free. No account, no watermark, and we delete your files from our server.",
  keywords: ["image converter", "free image converter", "png to jpg", "jpg to png", "heic to jpg"],
  heading: "Free Image Converter Online",
  subtitle: "Convert pictures and PDFs to the format you need",
} as const satisfies SitePage;

export const faqPage = {
  path: "/faq",
  name: "FAQ",
  title: "FAQ | Formats, Limits and Privacy of Every Tool",
  description:
    "Answers about converting pictures and PDFs: formats, file size limits, quality, privacy, and when your files are deleted.",
  keywords: ["faq", "image converter help", "file size limit", "are my files deleted", "heic help"],
  heading: "Questions and answers",
  subtitle: "Formats, limits, quality, and what happens to your files",
  tiles: { from: { label: "?", hue: 312 }, to: { label: "!", hue: 119 } },
} as const satisfies SignedPage;

export const contactPage = {
  path: "/contact",
  name: "Contact",
  title: "Contact | Support, Bugs, Ideas and Business",
  description:
    "Write to us about a conversion, a bug, an idea or business. We reply within 24 hours, usually 2-4 hours, Mon-Fri 9 AM-6 PM EST.",
  keywords: ["contact", "support", "report a bug", "feature request", "image converter support"],
  heading: "Write to us",
  subtitle: "Ask a question, report a bug, or tell us what you'd like to see here",
  tiles: { from: { label: "HI", hue: 248 }, to: { label: "RE:", hue: 152 } },
} as const satisfies SignedPage;

/** The page of every unknown address. It is in no list of pages, because search engines should not index it. */
export const notFoundPage = {
  path: notFoundPath,
  name: "404",
  title: `Page Not Found (404) | ${siteName}`,
  description:
    "There is no page at this address. Search for the tool you need, choose one from the list of all tools, or play a round of our game.",
  keywords: ["404", "page not found", "image converter", "pdf converter"],
  heading: "Page not found",
  subtitle:
    "The address may be misspelled, or the page may have moved. Search for the tool you need, or play a round.",
  tiles: { from: { label: "404", hue: 27 }, to: { label: "?", hue: 248 } },
} as const satisfies SignedPage;

/** The pages besides the home page and the tools; routes (in any casing) and the sitemap are derived from it. */
export const pages: readonly SignedPage[] = [faqPage, contactPage];
