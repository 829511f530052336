/**
 * Settings of the site that its pages show, read from the environment when the server starts (`lib/server/env` checks
 * them). A build has the defaults: `lib/server/pages` renders the pages anew where one of these is set.
 */
export const siteSettings = [
  "SITE_URL",
  "SITE_NAME",
  "NEXT_PUBLIC_BACKEND_URL",
  "TAG_MANAGER_ID",
  "SOCIAL_LINKS",
  "CONTACT_EMAIL",
  "RETENTION_MINUTES",
  "WEB_VITALS",
] as const;

type Setting = (typeof siteSettings)[number];

// Not `process.env.NAME`: Next would write the value into the build.
const { env } = process;
const read = (name: Setting): string | undefined => env[name]?.trim() || undefined;

export const siteName = read("SITE_NAME") ?? "Pixmill";

/** Origin of canonical links and of the sitemap. */
export const siteUrl = new URL(read("SITE_URL") ?? "http://localhost:3000");

/** Absolute address of a path of the site. */
export const absolute = (path: string) => new URL(path, siteUrl).href;

/** Another host for the calls; the site itself when absent. */
export const backendUrl = read("NEXT_PUBLIC_BACKEND_URL");

/** A Google Tag Manager container for the home page, such as GTM-ABC123. */
export const tagManagerId = read("TAG_MANAGER_ID");

/** Whether browsers report how fast pages were. */
export const webVitals = read("WEB_VITALS") === "1";

/** Address that visitors may write to instead of using the form. */
export const contactEmail = read("CONTACT_EMAIL");

/** How long results are kept, in words: "60 minutes", "3 hours", "2 days". */
export const retention = durationInWords(Number(read("RETENTION_MINUTES") ?? 60));

/** Returns minutes in the largest unit that makes a whole number of at least two. */
export function durationInWords(minutes: number): string {
  const [unit, size] = (
    [
      ["day", 1440],
      ["hour", 60],
    ] as const
  ).find(([, size]) => minutes % size === 0 && minutes / size > 1) ?? ["minute", 1];
  const count = minutes / size;
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** The networks that have an icon. `share`: where a visitor shares an address there; Instagram has no such page. */
const networks = [
  { id: "x", name: "X", host: "x.com", share: "https://x.com/intent/post?url=" },
  {
    id: "facebook",
    name: "Facebook",
    host: "facebook.com",
    share: "https://www.facebook.com/sharer/sharer.php?u=",
  },
  { id: "instagram", name: "Instagram", host: "instagram.com", share: undefined },
  {
    id: "linkedin",
    name: "LinkedIn",
    host: "linkedin.com",
    share: "https://www.linkedin.com/sharing/share-offsite/?url=",
  },
] as const;

export type SocialId = (typeof networks)[number]["id"];
export type SocialLink = { id: SocialId; label: string; href: string };

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, "");

/**
 * The footer's links to social networks: the site's accounts of SOCIAL_LINKS whose network has an icon. Without that
 * setting there is no account to link to, so visitors can share the site instead.
 */
export const socialLinks: readonly SocialLink[] = networks.flatMap(({ id, name, host, share }) => {
  const accounts = read("SOCIAL_LINKS")?.split(/\s+/);
  const account = accounts?.find((address) => hostOf(address) === host);
  if (account) return [{ id, label: `${siteName} on ${name}`, href: account }];
  if (accounts || !share) return [];
  return [{ id, label: `Share ${siteName} on ${name}`, href: share + encodeURIComponent(absolute("/")) }];
});
