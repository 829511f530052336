import { FaqBrowser } from "@/components/faq/faq-browser";
import { JsonLd } from "@/components/site/json-ld";
import { PageHead } from "@/components/site/page-head";
import { StaticHtml } from "@/components/site/static-html";
import { PageLink } from "@/components/ui/link";
import { WordsProvider } from "@/components/ui/words";
import { faq } from "@/lib/site/faq";
import { faqJsonLd } from "@/lib/site/json-ld";
import { pageMetadata } from "@/lib/site/metadata";
import { contactPage, faqPage } from "@/lib/site/pages";
import { words } from "@/lib/site/words";
import { locale } from "@/lib/words/locale";

export const metadata = pageMetadata(faqPage);

export default function FaqPage() {
  return (
    <div className="mx-auto w-full max-w-150 px-2 pb-8 sm:px-4">
      <StaticHtml>
        <JsonLd data={faqJsonLd()} />
      </StaticHtml>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 pt-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-5">
        <div className="lg:sticky lg:top-5 lg:self-start lg:pb-4">
          <PageHead page={faqPage} {...faqPage.tiles} />
        </div>
        <div className="min-w-0">
          <WordsProvider lang={locale.lang} words={{ faq: words.faq }}>
            <FaqBrowser entries={faq} />
          </WordsProvider>
          <p className="mt-4 text-quiet">
            {words.faq.more}{" "}
            <PageLink
              href={contactPage.path}
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
