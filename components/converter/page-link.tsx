import type { ComponentProps } from "react";

type Props = ComponentProps<"a"> & {
  href: string;
  /** There is no such page: nothing is fetched ahead. */
  nowhere?: boolean;
};

/** A link within the site, followed without a new document (see `components/site/page-manners`). */
export const PageLink = ({ nowhere, ...props }: Props) => (
  <a {...props} {...(nowhere && { "data-nowhere": "" })} />
);
