import type { ComponentProps } from "react";
import { atBase } from "@/lib/base-path";

type PageLinkProps = ComponentProps<"a"> & {
  href: string;
  /** Leads to no page, so nothing is prefetched. */
  nowhere?: boolean;
};

/** A link within the site. `LinkInterceptor` follows it without loading a new document. */
export const PageLink = ({ nowhere, href, ...props }: PageLinkProps) => (
  <a {...props} href={atBase(href)} {...(nowhere && { "data-nowhere": "" })} />
);

/** A plain link in a list of many, underlined on hover. */
export function QuietLink(props: PageLinkProps) {
  return <PageLink {...props} className="quiet-link" />;
}
