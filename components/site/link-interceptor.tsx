"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** The link to a page of this site that an event happened in; not one that saves a file, opens a tab, or stays on the page. */
function pageLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.hasAttribute("download")) return null;
  // `protocol`, because the origin of what a page has made itself (blob:) is the page's.
  if (link.origin !== location.origin || link.protocol !== location.protocol) return null;
  return link.hash && link.pathname === location.pathname ? null : link;
}

const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/**
 * Follows every link within the site without a new document, and fetches its page ahead when a visitor comes near it:
 * not when it comes into view, as a page shows dozens of links, and a phone on a train pays for each. One listener for
 * all of them, so that a link need not be woken up, and works before it is.
 */
export function LinkInterceptor() {
  const router = useRouter();

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const fetched = new Set<string>();
    const fetchAhead = (event: Event) => {
      const link = pageLinkOf(event);
      if (!link || "nowhere" in link.dataset || fetched.has(link.pathname)) return;
      fetched.add(link.pathname);
      router.prefetch(link.pathname);
    };
    document.addEventListener("pointerover", fetchAhead, { signal, passive: true });
    document.addEventListener("focusin", fetchAhead, { signal });
    document.addEventListener(
      "click",
      (event) => {
        const link = pageLinkOf(event);
        if (!link || event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        router.push(link.pathname + link.search + link.hash);
      },
      { signal },
    );
    return () => leaving.abort();
  }, [router]);

  return null;
}
