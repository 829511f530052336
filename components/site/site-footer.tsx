import { type ComponentType, useId } from "react";
import { siteName } from "@/lib/settings";
import { type MenuItem, navigationIn } from "@/lib/site/navigation";
import type { Site } from "@/lib/site/site";
import { type SocialId, socialLinksIn } from "@/lib/site/social-links";
import { icon } from "../ui/icons";
import { QuietLink } from "../ui/link";
import { FooterLanguages } from "./language-menu";
import { Mark } from "./mark";
import { StaticHtml } from "./static-html";

export function SiteFooter({ site }: { site: Site }) {
  const said = site.words.site.footer;
  const { companyLinks, footerGroups, supportLinks } = navigationIn(site);
  return (
    <StaticHtml
      site={site}
      as="footer"
      className="later border-rule border-t [--later:55.5rem] lg:[--later:26.5rem]"
    >
      <div className="mx-auto grid max-w-150 gap-x-8 gap-y-3 px-2 pt-5 pb-3 sm:px-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:pt-7">
        <div>
          <p className="flex items-center gap-1 font-extrabold text-lead">
            <Mark className="size-4" />
            {siteName}
          </p>
          <p className="mt-1 max-w-[34ch] text-quiet text-small">{said.about}</p>
          <ul className="mt-1 -ms-1.25 flex print:hidden" aria-label={said.social}>
            {socialLinksIn(site).map(({ id, label, href }) => {
              const Icon = socialIcons[id];
              return (
                <li key={id}>
                  {/* In a new tab, so that conversions are not lost. */}
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener nofollow"
                    aria-label={label}
                    className="grid size-5.5 place-items-center rounded-control text-quiet hover:text-ink"
                  >
                    <Icon className="size-2.5" />
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
        <nav aria-label={said.label} className="columns-2 gap-3 md:columns-4">
          {footerGroups.map(({ name, items }) => (
            <FooterList key={name} name={name} items={items} />
          ))}
          <FooterList name={said.support} items={supportLinks} />
          <FooterList name={said.company} items={companyLinks} />
        </nav>
        <div className="lg:col-start-2">
          <FooterLanguages site={site} />
        </div>
      </div>
    </StaticHtml>
  );
}

/** A group of footer links, kept in one column. */
function FooterList({ name, items }: { name: string; items: readonly MenuItem[] }) {
  const id = useId();
  return (
    <div className="break-inside-avoid pb-2.5">
      <h2 id={id} className="mb-0.5 font-bold text-note">
        {name}
      </h2>
      <ul aria-labelledby={id}>
        {items.map((item) => (
          <li key={item.path}>
            <QuietLink href={item.path} nowhere={item.state === "nowhere"}>
              {item.name}
            </QuietLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Drawn in the style of the other icons. */
const socialIcons: Record<SocialId, ComponentType<{ className?: string }>> = {
  x: icon(<path d="m4 3.5 12 13M16 3.5l-12 13" />),
  facebook: icon(<path d="M13.5 3.5h-1.2A2.8 2.8 0 0 0 9.5 6.3V17M6.5 10h6" />),
  instagram: icon(
    <path d="M6.5 3h7A3.5 3.5 0 0 1 17 6.5v7a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 3 13.5v-7A3.5 3.5 0 0 1 6.5 3zM10 13a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM13.9 6.1v.01" />,
  ),
  linkedin: icon(<path d="M5 8.5v8M5 4v.1M9.5 16.5v-8M9.5 12a3 3 0 0 1 6 0v4.5" />),
};
