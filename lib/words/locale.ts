/** The language of the pages: tag (BCP 47), direction, and name for social cards (Open Graph). */
export const locale = { lang: "en", dir: "ltr", openGraph: "en_US" } as const;
