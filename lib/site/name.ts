/** What the site is called; SITE_NAME overrides it, at build. */
export const siteName = process.env.SITE_NAME || "Pixmill";

/** Where the site lives, for canonical links and the sitemap; SITE_URL sets it, at build. */
export const siteUrl = new URL(process.env.SITE_URL || "http://localhost:3000");

/** Absolute address of a path of the site. */
export const absolute = (path: string) => new URL(path, siteUrl).href;
