import type { ComponentProps } from "react";

type PageLinkProps = ComponentProps<"a"> & {
  href: string;
  /** Leads to no page, so nothing is prefetched. */
  nowhere?: boolean;
};

/** A link within the site. `LinkInterceptor` follows it without loading a new document. */
export const PageLink = ({ nowhere, ...props }: PageLinkProps) => (
  <a {...props} {...(nowhere && { "data-nowhere": "" })} />
);

/** A plain link in a list of many, underlined on hover. */
export function QuietLink(props: PageLinkProps) {
  return <PageLink {...props} className="quiet-link" />;
}
