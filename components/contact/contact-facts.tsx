import { contactEmail } from "@/lib/settings";
import { pagesIn } from "@/lib/site/pages";
import type { Site } from "@/lib/site/site";
import { RightIcon } from "../ui/icons";
import { PageLink } from "../ui/link";

const card = "rounded-sheet border border-rule bg-sheet px-2 py-1.5";

/** When to expect an answer, the operator's address if one is set, and a link to the FAQ. */
export function ContactFacts({ site }: { site: Site }) {
  const said = site.words.contactFacts;
  const { faqPage } = pagesIn(site);
  return (
    <aside aria-label={said.label} className="grid content-start gap-1 sm:grid-cols-2">
      {Object.values(said.facts).map(({ name, text }) => (
        <div key={name} className={card}>
          <h2 className="font-bold text-body">{name}</h2>
          <p className="text-balance text-quiet text-small">{text}</p>
        </div>
      ))}
      {contactEmail && (
        <div className={`${card} sm:col-span-2`}>
          <h2 className="font-bold text-body">{said.email}</h2>
          <a
            href={`mailto:${contactEmail}`}
            className="wrap-anywhere text-quiet text-small underline underline-offset-4 hover:text-ink"
          >
            {contactEmail}
          </a>
        </div>
      )}
      <PageLink
        href={site.at(faqPage.path)}
        className={`${card} group flex items-center justify-between gap-2 transition hover:border-ink hover:shadow-lift sm:col-span-2`}
      >
        <span>
          <span className="block font-bold text-body">{faqPage.heading}</span>
          <span className="block text-balance text-quiet text-small">{said.faq}</span>
        </span>
        <RightIcon className="size-2.5 shrink-0 transition-[translate] group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5" />
      </PageLink>
    </aside>
  );
}
