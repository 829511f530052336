import { LazyAnswer, LazyGame, LazySearch, ReplaceAddress } from "@/components/game/not-found-parts";
import { StaticHtml } from "@/components/site/static-html";
import { ToolCards } from "@/components/tool/related-tools";
import { DeadEndSign } from "@/components/ui/tiles";
import { notFoundMetadata } from "@/lib/site/metadata";
import { notFoundPage } from "@/lib/site/pages";
import { toolSigns } from "@/lib/site/tool-signs";

export const metadata = notFoundMetadata();

/** The 404 page of every unknown address; the browser then shows /404 as the address. */
export default function NotFoundPage() {
  return (
    <div className="mx-auto max-w-150 px-2 py-5 sm:px-4 lg:py-8">
      <div className="grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-8">
        <div>
          <DeadEndSign />
          <h1 className="mt-3 text-display font-extrabold tracking-tight">{notFoundPage.heading}</h1>
          <LazyAnswer tools={toolSigns}>{notFoundPage.subtitle}</LazyAnswer>
          <LazySearch tools={toolSigns} />
        </div>
        <LazyGame />
      </div>
      <h2 className="mt-8 mb-3 text-title font-bold">All tools</h2>
      <StaticHtml>
        <ToolCards />
      </StaticHtml>
      <ReplaceAddress path={notFoundPage.path} />
    </div>
  );
}
