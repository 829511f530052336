import { atBase } from "@/lib/base-path";
import type { Site } from "@/lib/site/site";
import { addressIn } from "@/lib/words/addresses";
import { languageIds, languages } from "@/lib/words/languages";
import { GlobeIcon } from "../ui/icons";

const id = "site-languages";

/**
 * Links to the languages, by their own names. They lead to the home pages until `LanguageLinks` has led them to the page's
 * translations: header and footer are the same on all pages.
 */
function Links({ site, className }: { site: Site; className: string }) {
  return languageIds.map((language) => {
    const { tag, dir, name } = languages[language];
    return (
      <li key={language}>
        <a
          href={atBase(addressIn(language, "/"))}
          hrefLang={tag}
          lang={tag}
          dir={dir}
          aria-current={language === site.language || undefined}
          className={className}
        >
          {name}
        </a>
      </li>
    );
  });
}

/** The button and the menu of languages in the header. */
export function LanguageMenu({ site }: { site: Site }) {
  const name = site.words.site.languages;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={name}
        title={name}
        className="@max-[17rem]:hidden grid min-h-5.5 min-w-5.5 place-items-center rounded-control text-quiet transition-colors hover:text-ink max-lg:text-ink lg:me-auto lg:max-xl:min-w-4"
      >
        <GlobeIcon className="size-2.5" />
      </button>
      <section
        id={id}
        popover="auto"
        aria-label={name}
        className="menu-sheet lg:h-auto lg:border-rule lg:border-b lg:pb-0 lg:shadow-lift"
      >
        <ul className="mx-auto grid max-w-150 animate-arrive px-2 py-2 sm:px-4 lg:grid-cols-7 lg:py-3">
          <Links site={site} className="menu-link font-semibold" />
        </ul>
      </section>
    </>
  );
}

/** The languages at the end of the footer. */
export function FooterLanguages({ site }: { site: Site }) {
  return (
    <ul aria-label={site.words.site.languages} className="flex flex-wrap gap-x-2 print:hidden">
      <Links site={site} className="quiet-link" />
    </ul>
  );
}
