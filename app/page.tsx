import { Hero } from "@/components/home/hero";
import { ClosingCall, Reasons, StatsStrip } from "@/components/home/sections";
import { Testimonials } from "@/components/home/testimonials";
import { ToolGrid } from "@/components/home/tool-grid";
import { JsonLd } from "@/components/site/json-ld";
import { StaticHtml } from "@/components/site/static-html";
import { tagManagerId } from "@/lib/settings";
import { homeJsonLd } from "@/lib/site/json-ld";
import { homeMetadata } from "@/lib/site/metadata";
import "./home.css";

export const metadata = homeMetadata();

export default function HomePage() {
  return (
    <div className="mx-auto w-full max-w-150 px-2 pb-5 sm:px-4 lg:pb-8">
      {tagManagerId && <script async src="/tag-manager.js" data-id={tagManagerId} />}
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
  );
}
