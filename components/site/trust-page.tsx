import { type JsonLd as Data, pageJsonLd } from "@/lib/site/json-ld";
import type { SignedPage } from "@/lib/site/pages";
import type { Site } from "@/lib/site/site";
import type { TrustSection } from "@/lib/site/trust";
import { anchorOf } from "@/lib/tools/article";
import { ArticleText, TextBlocks } from "../tool/article-text";
import { JsonLd } from "./json-ld";
import { PageHead } from "./page-head";
import { StaticHtml } from "./static-html";

type TrustPageProps = {
  site: Site;
  page: SignedPage;
  type: Data["@type"];
  sections: readonly TrustSection[];
};

/** A page about the site: its head, and beside it a text in sections. */
export function TrustPage({ site, page, type, sections }: TrustPageProps) {
  return (
    <div className="mx-auto w-full max-w-150 px-2 pb-8 sm:px-4">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 pt-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-5 print:block">
        <div className="lg:sticky lg:top-5 lg:self-start lg:pb-4">
          <PageHead site={site} page={page} {...page.tiles} />
        </div>
        <StaticHtml site={site} className="min-w-0">
          {sections.map((section) => (
            <Section key={section.heading} {...section} />
          ))}
          <JsonLd data={pageJsonLd(site, page, type)} />
        </StaticHtml>
      </div>
    </div>
  );
}

/** 52ch is up to 75 letters of this font. */
function Section({ heading, blocks }: TrustSection) {
  const id = anchorOf(heading);
  return (
    <section
      aria-labelledby={id}
      className="border-rule py-3 not-first-of-type:border-t first-of-type:pt-0 lg:py-4"
    >
      <h2 id={id} className="scroll-mt-2 font-extrabold text-title tracking-tight">
        {heading}
      </h2>
      <div className="mt-1.5 grid max-w-[52ch] gap-1.5 print:block print:*:mt-2">
        <TextBlocks blocks={blocks} of={ArticleText} />
      </div>
    </section>
  );
}
