import type { ReactNode } from "react";
import { partOf, withLinksTo } from "@/lib/site/markup";
import type { Site } from "@/lib/site/site";
import { parts } from "./parts";
import { StaticPart, type StaticPartProps } from "./static-part";

type Props = Omit<StaticPartProps, "as" | "part"> & {
  site: Site;
  as?: StaticPartProps["as"];
  children: ReactNode;
};

/**
 * Renders a part without client components to an HTML string, which React neither hydrates nor receives a
 * second time as data. Its links lead to the pages in the language of `site`, and `LinkInterceptor` still follows them. A client component inside fails the build.
 */
export function StaticHtml({ site, as = "div", children, ...props }: Props) {
  const { hash, html } = partOf(children, (markup) => withLinksTo(site.at, markup));
  parts.set(hash, { __html: html });
  return <StaticPart as={as} {...props} part={hash} />;
}
