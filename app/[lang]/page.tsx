import { Hero } from "@/components/home/hero";
import { ClosingCall, Reasons, StatsStrip } from "@/components/home/sections";
import { Testimonials } from "@/components/home/testimonials";
import { ToolGrid } from "@/components/home/tool-grid";
import { JsonLd } from "@/components/site/json-ld";
import { StaticHtml } from "@/components/site/static-html";
import { WordsProvider } from "@/components/ui/words";
import { atBase } from "@/lib/base-path";
import { tagManagerId } from "@/lib/settings";
import { homeJsonLd } from "@/lib/site/json-ld";
import { metadataOf } from "@/lib/site/metadata";
import { type PageParams, siteOfPage } from "@/lib/site/site";
import "./home.css";

export const generateMetadata = metadataOf("homePage");

export default async function HomePage(props: PageParams) {
  const site = await siteOfPage(props);
  const { carousel, homeDrop, search } = site.words;
  return (
    <WordsProvider lang={site.tag} words={{ carousel, homeDrop, search }}>
      <div className="mx-auto w-full max-w-150 px-2 pb-5 sm:px-4 lg:pb-8">
        {tagManagerId && <script async src={atBase("/tag-manager.js")} data-id={tagManagerId} />}
        <Hero site={site} />
        <StaticHtml site={site}>
          <StatsStrip site={site} />
          <ToolGrid site={site} />
        </StaticHtml>
        <Testimonials site={site} />
        <StaticHtml site={site}>
          <Reasons site={site} />
          <ClosingCall site={site} />
          <JsonLd data={homeJsonLd(site)} />
        </StaticHtml>
      </div>
    </WordsProvider>
  );
}
