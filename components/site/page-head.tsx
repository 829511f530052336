import type { ReactNode } from "react";
import { pagesIn, type SitePage, type Word } from "@/lib/site/pages";
import type { Site } from "@/lib/site/site";
import { PageLink } from "../ui/link";
import { WordPair } from "../ui/tiles";
import { StaticHtml } from "./static-html";

type PageHeadProps = {
  site: Site;
  page: Pick<SitePage, "name" | "heading" | "subtitle">;
  from: Word;
  to: Word;
};

/** Head of a page that is not a tool, laid out like a tool's. */
export function PageHead({ site, page: { name, heading, subtitle }, from, to }: PageHeadProps) {
  return (
    <StaticHtml site={site} as="header">
      <HeadRow>
        <Breadcrumb site={site} name={name} />
        <WordPair from={from} to={to} />
      </HeadRow>
      <h1 className="mt-1 font-extrabold text-display tracking-tight lg:mt-4">{heading}</h1>
      <p className="mt-1 max-w-[34ch] text-body text-quiet lg:mt-2 lg:text-lead">{subtitle}</p>
    </StaticHtml>
  );
}

/** The breadcrumb and the sign of a page: side by side on phones, so that the tool follows soon. */
export const HeadRow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 lg:block">{children}</div>
);

type BreadcrumbProps = {
  site: Site;
  name: string;
  /** The page between this one and the home page. */
  parent?: Pick<SitePage, "path" | "name"> | undefined;
};

export function Breadcrumb({ site, name, parent }: BreadcrumbProps) {
  return (
    <nav aria-label={site.words.site.breadcrumb}>
      <ol className="flex flex-wrap items-center text-note text-quiet">
        {[pagesIn(site).homePage, ...(parent ? [parent] : [])].map((above) => (
          <li key={above.path} className="flex items-center after:px-1 after:content-['/'/'']">
            <PageLink
              href={above.path}
              className="pointer-coarse:-mx-0.5 pointer-coarse:-my-1 py-0.5 pointer-coarse:px-0.5 pointer-coarse:py-1.5 underline decoration-rule underline-offset-4 hover:decoration-ink"
            >
              {above.name}
            </PageLink>
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {name}
        </li>
      </ol>
    </nav>
  );
}
