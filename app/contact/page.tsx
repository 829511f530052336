import { ContactFacts } from "@/components/contact/contact-facts";
import { ContactForm } from "@/components/contact/contact-form";
import { JsonLd } from "@/components/site/json-ld";
import { PageHead } from "@/components/site/page-head";
import { StaticHtml } from "@/components/site/static-html";
import { WordsProvider } from "@/components/ui/words";
import { contactEmail } from "@/lib/settings";
import { pageJsonLd } from "@/lib/site/json-ld";
import { pageMetadata } from "@/lib/site/metadata";
import { contactPage } from "@/lib/site/pages";
import { words } from "@/lib/site/words";
import { locale } from "@/lib/words/locale";

export const metadata = pageMetadata(contactPage);

export default function ContactPage() {
  return (
    <div className="mx-auto w-full max-w-150 px-2 pb-8 sm:px-4">
      <StaticHtml>
        <JsonLd data={pageJsonLd(contactPage, "ContactPage")} />
      </StaticHtml>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 pt-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:gap-y-4 lg:pt-5">
        <PageHead page={contactPage} {...contactPage.tiles} />
        <div className="min-w-0 lg:row-span-2">
          <WordsProvider lang={locale.lang} words={{ contact: words.contact }}>
            <ContactForm email={contactEmail} />
          </WordsProvider>
        </div>
        <ContactFacts />
      </div>
    </div>
  );
}
