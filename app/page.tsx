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
import { pageMetadata } from "@/lib/site/metadata";
import { homePage } from "@/lib/site/pages";
import { words } from "@/lib/site/words";
import { locale } from "@/lib/words/locale";
import "./home.css";

const { carousel, homeDrop, search } = words;

export const metadata = pageMetadata(homePage);

export default function HomePage() {
  return (
    <WordsProvider lang={locale.lang} words={{ carousel, homeDrop, search }}>
      <div className="mx-auto w-full max-w-150 px-2 pb-5 sm:px-4 lg:pb-8">
        {tagManagerId && <script async src={atBase("/tag-manager.js")} data-id={tagManagerId} />}
        <Hero />
        <StaticHtml>
          <StatsStrip />
          <ToolGrid />
        </StaticHtml>
        <Testimonials />
        <StaticHtml>
          <Reasons />
          <ClosingCall />
          <JsonLd data={homeJsonLd()} />
        </StaticHtml>
      </div>
    </WordsProvider>
  );
}
