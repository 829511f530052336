import { atBase } from "./base-path";
import { durationIn } from "./words/phrases";

/**
 * Settings of the site that its pages show, read from the environment when the server starts (`lib/server/env` checks
 * them). A build has the defaults: `lib/server/pages` renders the pages anew where one of these is set.
 */
export const siteSettings = [
  "SITE_URL",
  "BASE_PATH",
  "SITE_NAME",
  "SITE_COLOR",
  "SITE_LOGO",
  "NEXT_PUBLIC_BACKEND_URL",
  "TAG_MANAGER_ID",
  "SOCIAL_LINKS",
  "CONTACT_EMAIL",
  "OPERATOR_NAME",
  "OPERATOR_ADDRESS",
  "GOVERNING_LAW",
  "RETENTION_MINUTES",
  "WEB_VITALS",
  "TOOLS",
] as const;

type Setting = (typeof siteSettings)[number];

// Not `process.env.NAME`: Next would write the value into the build.
const { env } = process;
const read = (name: Setting): string | undefined => env[name]?.trim() || undefined;

export const siteName = read("SITE_NAME") ?? "Pixmill";

/** Color of the next action instead of ours, as #rrggbb. */
export const siteColor = read("SITE_COLOR");

/** Path of an SVG or PNG file instead of our mark. */
export const siteLogo = read("SITE_LOGO");

/** Origin of canonical links and of the sitemap. */
export const siteUrl = new URL(read("SITE_URL") ?? "http://localhost:3000");

/** Absolute address of a path of the site. */
export const absolute = (path: string) => new URL(atBase(path), siteUrl).href;

/** Another host for the calls; the site itself when absent. */
export const backendUrl = read("NEXT_PUBLIC_BACKEND_URL");

/** A Google Tag Manager container for the home page, such as GTM-ABC123. */
export const tagManagerId = read("TAG_MANAGER_ID");

/** Whether browsers report how fast pages were. */
export const webVitals = read("WEB_VITALS") === "1";

/** Address that visitors may write to instead of using the form. */
export const contactEmail = read("CONTACT_EMAIL");

/** Who runs the site, and the country or state whose law its terms follow; nobody and none by default. */
export const operator = {
  name: read("OPERATOR_NAME"),
  address: read("OPERATOR_ADDRESS"),
  law: read("GOVERNING_LAW"),
} as const;

const named = (read("TOOLS") ?? "").toLowerCase().split(",");
const wanted = named.filter((name) => name && !name.startsWith("-"));

/**
 * Whether a tool is on. TOOLS names those that are, as in `heic-to-jpg,pdf-to-word`, or with a minus those that are not.
 *
 * @param paths of its page and, for a variant, of its main tool's
 */
export function isOn(...paths: readonly string[]): boolean {
  const names = paths.map((path) => path.slice(1).toLowerCase());
  const isWanted = wanted.length === 0 || names.some((name) => wanted.includes(name));
  return isWanted && !names.some((name) => named.includes(`-${name}`));
}

/** How long results are kept, in words: "60 minutes", "3 hours", "2 days". @param lang a BCP 47 tag */
export const retentionIn = (lang: string): string =>
  durationIn(lang, Number(read("RETENTION_MINUTES") ?? 60));

/** Addresses of the site's accounts in social networks, if there are any. */
export const socialAccounts = read("SOCIAL_LINKS")?.split(/\s+/);
