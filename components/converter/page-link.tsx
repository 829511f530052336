"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";

/**
 * A link within the site. Its page is fetched ahead when a visitor comes near it, not when it comes into view: a page
 * shows dozens of links, and a phone on a train pays for each. With `prefetch={false}` never.
 */
export function PageLink({ prefetch, ...props }: ComponentProps<typeof Link>) {
  const [near, setNear] = useState(false);
  const comeNear = () => setNear(true);
  const ahead = near && prefetch !== false ? null : false;
  return <Link onPointerEnter={comeNear} onFocus={comeNear} {...props} prefetch={ahead} />;
}
