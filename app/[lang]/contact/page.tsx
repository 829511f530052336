import { ContactFacts } from "@/components/contact/contact-facts";
import { ContactForm } from "@/components/contact/contact-form";
import { JsonLd } from "@/components/site/json-ld";
import { PageHead } from "@/components/site/page-head";
import { StaticHtml } from "@/components/site/static-html";
import { WordsProvider } from "@/components/ui/words";
import { contactEmail } from "@/lib/settings";
import { pageJsonLd } from "@/lib/site/json-ld";
import { metadataOf } from "@/lib/site/metadata";
import { pagesIn } from "@/lib/site/pages";
import { type PageParams, siteOfPage } from "@/lib/site/site";

export const generateMetadata = metadataOf("contactPage");

export default async function ContactPage(props: PageParams) {
  const site = await siteOfPage(props);
  const { contactPage } = pagesIn(site);
  return (
    <div className="mx-auto w-full max-w-150 px-2 pb-8 sm:px-4">
      <StaticHtml site={site}>
        <JsonLd data={pageJsonLd(site, contactPage, "ContactPage")} />
      </StaticHtml>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 pt-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:gap-y-4 lg:pt-5">
        <PageHead site={site} page={contactPage} {...contactPage.tiles} />
        <div className="min-w-0 lg:row-span-2">
          <WordsProvider lang={site.tag} words={{ contact: site.words.contact }}>
            <ContactForm email={contactEmail} />
          </WordsProvider>
        </div>
        <ContactFacts site={site} />
      </div>
    </div>
  );
}
