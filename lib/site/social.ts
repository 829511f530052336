import { siteName } from "./name";

/** What the site would be called where names have letters and digits alone. */
const handle = siteName.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Where else the site could be found. */
export const socialLinks = [
  { id: "x", name: "X", href: `https://x.com/${handle}` },
  { id: "facebook", name: "Facebook", href: `https://www.facebook.com/${handle}` },
  { id: "instagram", name: "Instagram", href: `https://www.instagram.com/${handle}` },
  { id: "linkedin", name: "LinkedIn", href: `https://www.linkedin.com/company/${handle}` },
] as const;

export type SocialId = (typeof socialLinks)[number]["id"];
