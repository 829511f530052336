import { ClosingCall } from "@/components/home/closing-call";
import { Hero } from "@/components/home/hero";
import { Reasons } from "@/components/home/reasons";
import { StatsStrip } from "@/components/home/stats-strip";
import { Testimonials } from "@/components/home/testimonials";
import { ToolGrid } from "@/components/home/tool-grid";
import { JsonLd } from "@/components/site/json-ld";
import { Still } from "@/components/site/still";
import { homeJsonLd } from "@/lib/site/json-ld";
import { homeMetadata } from "@/lib/site/metadata";
import { tagManagerId } from "@/lib/site/settings";
import "./home.css";

export const metadata = homeMetadata();

export default function HomePage() {
  return (
    <div className="mx-auto w-full max-w-150 px-2 pb-5 sm:px-4 lg:pb-8">
      <JsonLd data={homeJsonLd()} />
      {tagManagerId && <script async src="/tag-manager.js" data-id={tagManagerId} />}
      <Hero />
      <Still>
        <StatsStrip />
        <ToolGrid />
      </Still>
      <Testimonials />
      <Still>
        <Reasons />
        <ClosingCall />
      </Still>
    </div>
  );
}
