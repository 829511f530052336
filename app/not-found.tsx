import { NotFoundBody } from "@/components/game/lazy";
import { StaticHtml } from "@/components/site/static-html";
import { ToolCards } from "@/components/tool/related-tools";
import { DeadEndSign } from "@/components/ui/tiles";
import { pageMetadata } from "@/lib/site/metadata";
import { notFoundPage } from "@/lib/site/pages";
import { words } from "@/lib/site/words";

export const metadata = pageMetadata(notFoundPage);

/** The 404 page of every unknown address; the browser then shows /404 as the address. */
export default function NotFoundPage() {
  const { path, heading, subtitle } = notFoundPage;
  return (
    <div className="mx-auto max-w-150 px-2 py-5 sm:px-4 lg:py-8">
      <NotFoundBody
        path={path}
        heading={
          <StaticHtml>
            <DeadEndSign />
            <h1 className="mt-3 text-display font-extrabold tracking-tight">{heading}</h1>
          </StaticHtml>
        }
        subtitle={subtitle}
      />
      <h2 className="mt-8 mb-3 text-title font-bold">{words.pages.notFound.tools}</h2>
      <StaticHtml>
        <ToolCards />
      </StaticHtml>
    </div>
  );
}
