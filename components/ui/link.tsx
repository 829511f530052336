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
  return (
    <PageLink
      {...props}
      className="pointer-coarse:min-h-5.5 pointer-coarse:min-w-5.5 inline-flex min-h-4 items-center text-quiet text-small underline-offset-4 hover:text-ink hover:underline aria-[current=page]:text-ink aria-[current=page]:underline"
    />
  );
}
