/** The address that the browser shows for every address without a page. */
export const notFoundPath = "/404";

/** A specified link without a page, and what the 404 page says there. */
type DeadEnd = {
  name: string;
  answer: string;
  /** Link that ends the answer; without one, the closest tool is linked. */
  see?: { path: string; name: string };
};

const toolToCome = "This tool is coming soon. The closest one we have today:";
const privacyAnswers = { path: "/faq#category-privacy", name: "Privacy answers in the FAQ" };

/** The specified links of the menus that lead to no page, by path. A part of the 404 page's script. */
export const deadEnds = {
  "/image-convert": { name: "Image Converter", answer: toolToCome },
  "/image-resizer": {
    name: "Image Resizer",
    answer: "This page has another address. You can change the size of your pictures here:",
    see: { path: "/resize-image", name: "Resize Image" },
  },
  "/about": {
    name: "About",
    answer: "We don't have an About page yet. If you have a question about this site, ask us:",
    see: { path: "/contact", name: "Contact" },
  },
  "/privacy-policy": {
    name: "Privacy Policy",
    answer: "We don't have a separate privacy policy yet. See what happens to your files:",
    see: privacyAnswers,
  },
  "/terms-of-service": {
    name: "Terms of Service",
    answer: "We don't have separate terms of service yet. See how we treat your files:",
    see: privacyAnswers,
  },
} as const satisfies Record<`/${string}`, DeadEnd>;

export type DeadPath = keyof typeof deadEnds;

/**
 * Returns what the 404 page says at an address.
 *
 * @param path in any casing, with or without a slash at its end
 */
export const deadEndAt = (path: string): DeadEnd | undefined =>
  Object.entries<DeadEnd>(deadEnds).find(([known]) => known === path.toLowerCase().replace(/\/+$/, ""))?.[1];
