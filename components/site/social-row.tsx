import { siteName, socialLinks } from "@/lib/site/settings";
import { socialIcons } from "./social-icons";

/** Elsewhere: in a tab of its own, so that nobody loses what is converted here. */
export function SocialRow() {
  return (
    <ul className="-ml-1.25 flex" aria-label={`${siteName} elsewhere`}>
      {socialLinks.map(({ id, name, href }) => {
        const Icon = socialIcons[id];
        return (
          <li key={id}>
            <a
              href={href}
              target="_blank"
              rel="noopener nofollow"
              aria-label={`${siteName} on ${name}`}
              className="grid size-5.5 place-items-center rounded-control text-quiet hover:text-ink"
            >
              <Icon className="size-2.5" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
