import { NotFoundBody } from "@/components/game/lazy";
import { StaticHtml } from "@/components/site/static-html";
import { ToolCards } from "@/components/tool/related-tools";
import { DeadEndSign } from "@/components/ui/tiles";
import { WordsProvider } from "@/components/ui/words";
import { unlistedMetadata } from "@/lib/site/metadata";
import { pagesIn } from "@/lib/site/pages";
import { type PageParams, siteOfPage } from "@/lib/site/site";
import { homeOf } from "@/lib/words/languages";

export async function generateMetadata(props: PageParams) {
  const site = await siteOfPage(props);
  return unlistedMetadata(site, pagesIn(site).notFoundPage);
}

/** The 404 page of every unknown address; the browser then shows /404 as the address. */
export default async function NotFoundPage(props: PageParams) {
  const site = await siteOfPage(props);
  const { path, heading, subtitle } = pagesIn(site).notFoundPage;
  return (
    <div className="mx-auto max-w-150 px-2 py-5 sm:px-4 lg:py-8">
      <WordsProvider words={{ notFound: site.words.notFound, search: site.words.search }}>
        <NotFoundBody
          home={homeOf(site.language)}
          path={site.at(path)}
          heading={
            <StaticHtml site={site}>
              <DeadEndSign />
              <h1 className="mt-3 text-display font-extrabold tracking-tight">{heading}</h1>
            </StaticHtml>
          }
          subtitle={subtitle}
        />
      </WordsProvider>
      <h2 className="mt-8 mb-3 text-title font-bold">{site.words.pages.notFound.tools}</h2>
      <StaticHtml site={site}>
        <ToolCards site={site} />
      </StaticHtml>
    </div>
  );
}
