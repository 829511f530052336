import { FaqBrowser } from "@/components/faq/faq-browser";
import { JsonLd } from "@/components/site/json-ld";
import { PageHead } from "@/components/site/page-head";
import { StaticHtml } from "@/components/site/static-html";
import { PageLink } from "@/components/ui/link";
import { WordsProvider } from "@/components/ui/words";
import { faqIn } from "@/lib/site/faq";
import { faqJsonLd } from "@/lib/site/json-ld";
import { metadataOf } from "@/lib/site/metadata";
import { pagesIn } from "@/lib/site/pages";
import { type PageParams, siteOfPage } from "@/lib/site/site";

export const generateMetadata = metadataOf("faqPage");

export default async function FaqPage(props: PageParams) {
  const site = await siteOfPage(props);
  const { contactPage, faqPage } = pagesIn(site);
  return (
    <div className="mx-auto w-full max-w-150 px-2 pb-8 sm:px-4">
      <StaticHtml site={site}>
        <JsonLd data={faqJsonLd(site)} />
      </StaticHtml>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 pt-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-5">
        <div className="lg:sticky lg:top-5 lg:self-start lg:pb-4">
          <PageHead site={site} page={faqPage} {...faqPage.tiles} />
        </div>
        <div className="min-w-0">
          <WordsProvider lang={site.tag} words={{ faq: site.words.faq }}>
            <FaqBrowser entries={faqIn(site)} />
          </WordsProvider>
          <p className="mt-4 text-quiet">
            {site.words.faq.more}{" "}
            <PageLink
              href={site.at(contactPage.path)}
              className="font-semibold text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              {contactPage.heading}
            </PageLink>
          </p>
        </div>
      </div>
    </div>
  );
}
