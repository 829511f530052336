import type { Metadata } from "next";
import { LazyGame, LazySearch, ReplaceAddress } from "@/components/game/not-found-parts";
import { StaticHtml } from "@/components/site/static-html";
import { ToolCards } from "@/components/tool/related-tools";
import { DeadEndSign } from "@/components/ui/tiles";
import { toolSigns } from "@/lib/site/tool-signs";

export const metadata: Metadata = { title: "404: there is no page here", robots: { index: false } };

/** The 404 page of every unknown address; the browser then shows /404 as the address. */
export default function NotFoundPage() {
  return (
    <div className="mx-auto max-w-150 px-2 py-5 sm:px-4 lg:py-8">
      <div className="grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-8">
        <div>
          <DeadEndSign />
          <h1 className="mt-3 text-display font-extrabold tracking-tight">There is no page here</h1>
          <p className="mt-2 mb-3 max-w-[68ch] text-lead text-quiet">
            Error 404: the address may be misspelled, or the page has moved. Look for the tool you came for,
            or play a round.
          </p>
          <LazySearch tools={toolSigns} />
        </div>
        <LazyGame />
      </div>
      <h2 className="mt-8 mb-3 text-title font-bold">All the tools there are</h2>
      <StaticHtml>
        <ToolCards />
      </StaticHtml>
      <ReplaceAddress path="/404" />
    </div>
  );
}
