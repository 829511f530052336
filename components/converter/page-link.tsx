"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";

/**
 * A link within the site. Its page is fetched ahead when a visitor comes near it, not when it comes into view: a page
 * shows dozens of links, and a phone on a train pays for each.
 */
export function PageLink(props: ComponentProps<typeof Link>) {
  const [near, setNear] = useState(false);
  const comeNear = () => setNear(true);
  return <Link prefetch={near ? null : false} onPointerEnter={comeNear} onFocus={comeNear} {...props} />;
}
