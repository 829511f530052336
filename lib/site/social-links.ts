import { absolute, socialAccounts } from "../settings";
import { perSite } from "./site";

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
type SocialLink = { id: SocialId; label: string; href: string };

const hostOf = (address: string) => new URL(address).host.replace(/^www\./, "");

/**
 * The footer's links to social networks: the site's accounts of SOCIAL_LINKS whose network has an icon. Without that
 * setting there is no account to link to, so visitors can share the site instead.
 */
export const socialLinksIn = perSite(({ words, format }): readonly SocialLink[] =>
  networks.flatMap(({ id, name: network, host, share }) => {
    const { account, share: sharing } = words.site.footer;
    const own = socialAccounts?.find((address) => hostOf(address) === host);
    if (own) return [{ id, label: format.fill(account, { network }), href: own }];
    if (socialAccounts || !share) return [];
    const href = share + encodeURIComponent(absolute("/"));
    return [{ id, label: format.fill(sharing, { network }), href }];
  }),
);
