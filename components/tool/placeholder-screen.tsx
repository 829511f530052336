import { useId } from "react";
import type { Site } from "@/lib/site/site";
import type { Placeholder } from "@/lib/tools";
import type { ToolLink } from "@/lib/tools/types";
import { Breadcrumb } from "../site/page-head";
import { StaticHtml } from "../site/static-html";
import { FormatTile } from "../ui/tiles";
import { ArticleText } from "./article-text";
import { RelatedTools } from "./related-tools";

type PlaceholderScreenProps = { site: Site; placeholder: Placeholder; instead?: ToolLink };

/** Page of an announced tool, with a link to the one that does its work today. */
export function PlaceholderScreen({ site, placeholder, instead }: PlaceholderScreenProps) {
  const { words, format } = site;
  const said = words.tool.placeholder;
  const { path, name, from, to } = placeholder;
  const id = useId();
  return (
    <StaticHtml site={site} className="mx-auto w-full max-w-150 px-2 pt-2 pb-8 sm:px-4 lg:pt-5">
      <Breadcrumb site={site} name={name} />
      <div className="mt-4 grid items-center gap-4 md:grid-cols-2 lg:mt-8">
        <div>
          <h1 className="font-extrabold text-display tracking-tight">{name}</h1>
          <p className="mt-2 mb-4 text-lead text-quiet">{said.soon}</p>
          <section aria-labelledby={id} className="border-rule border-t pt-2">
            <h2 id={id} className="font-bold text-lead">
              {said.heading}
            </h2>
            <p className="mt-0.5 max-w-[44ch] text-body text-quiet">{said.text}</p>
            {instead && (
              <p className="mt-1.5 max-w-[44ch] text-body">
                <ArticleText
                  text={format.fill(said.instead, instead)}
                  className="font-semibold underline underline-offset-4"
                />
              </p>
            )}
          </section>
        </div>
        {/* A tile on its way into a stack of paper. */}
        <div aria-hidden="true" className="relative mx-auto aspect-4/3 w-full max-w-60">
          {[10, 5, 0].map((lift, index) => (
            <span
              key={lift}
              className="absolute inset-x-[18%] top-[38%] h-1/2 rounded-sheet border border-edge bg-sheet"
              style={{ translate: `${lift / 2}% ${lift}%`, rotate: `${(index - 1) * 2}deg` }}
            />
          ))}
          <FormatTile format={from} className="absolute top-[6%] start-[24%] w-[26%] -rotate-12" />
          <FormatTile format={to} ghost className="absolute top-[48%] start-1/2 w-[24%]" />
        </div>
      </div>
      <RelatedTools site={site} path={path} />
    </StaticHtml>
  );
}
