import type { Placeholder, Tool } from "@/lib/tools";
import { PageLink } from "../converter/page-link";
import { Still } from "../site/still";
import { Breadcrumb } from "./breadcrumb";
import { ComingSoon } from "./coming-soon";
import { RelatedTools } from "./related-tools";
import { UnderWay } from "./under-way";

type Props = { placeholder: Placeholder; instead?: Pick<Tool, "path" | "name"> };

/** The page of a tool that is not there yet, and the way to the one that does its work today. */
export function PlaceholderScreen({ placeholder: { path, name, from, to }, instead }: Props) {
  return (
    <Still className="mx-auto w-full max-w-150 px-2 pt-2 pb-8 sm:px-4 lg:pt-5">
      <Breadcrumb name={name} />
      <div className="mt-4 grid items-center gap-4 md:grid-cols-2 lg:mt-8">
        <div>
          <h1 className="font-extrabold text-display tracking-tight">{name}</h1>
          <p className="mt-2 mb-4 text-lead text-quiet">This feature is coming soon!</p>
          <ComingSoon>
            {instead && (
              <p className="mt-1.5 max-w-[44ch] text-body">
                <PageLink href={instead.path} className="font-semibold underline underline-offset-4">
                  {instead.name}
                </PageLink>{" "}
                takes these files today, and puts as many as you like into one PDF.
              </p>
            )}
          </ComingSoon>
        </div>
        <UnderWay from={from} to={to} />
      </div>
      <RelatedTools path={path} />
    </Still>
  );
}
