/** A page of the site that is no tool; what people and crawlers read of it. */
export type SitePage = {
  path: `/${string}`;
  /** What links to it are called. */
  name: string;
  title: string;
  description: string;
  keywords: readonly string[];
  heading: string;
  subtitle: string;
};

export const faqPage = {
  path: "/faq",
  name: "FAQ",
  title: "FAQ | Formats, Limits and Privacy of Every Tool",
  description:
    "Answers about converting pictures and PDFs here: which formats, how large, what happens to quality and location, and when files are deleted.",
  keywords: ["faq", "image converter help", "file size limit", "are my files deleted", "heic help"],
  heading: "Questions and answers",
  subtitle: "What goes in, what comes out, and what becomes of your files",
} as const satisfies SitePage;

export const contactPage = {
  path: "/contact",
  name: "Contact",
  title: "Contact | Support, Bugs, Ideas and Business",
  description:
    "Write to us about a conversion, a bug, an idea or business. A reply within 24 hours, usually 2-4 hours, Mon-Fri 9 AM-6 PM EST.",
  keywords: ["contact", "support", "report a bug", "feature request", "image converter support"],
  heading: "Write to us",
  subtitle: "A question, a bug, an idea: choose what it is about, and say it in your own words",
} as const satisfies SitePage;

/** Routes, sitemap and casing are derived from this list. */
export const pages: readonly SitePage[] = [faqPage, contactPage];
