"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { fetchParts } from "./fetch-parts";

/**
 * Returns the internal link that an event happened in. Links that download a file, open a tab, stay on the page or lead to
 * another language, whose scripts have other words, are left out.
 */
function pageLinkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.target || link.hreflang || link.hasAttribute("download")) return null;
  // The origin of a blob: URL is the page's, so the protocol is compared too.
  if (link.origin !== location.origin || link.protocol !== location.protocol) return null;
  return link.hash && link.pathname === location.pathname ? null : link;
}

const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/**
 * Follows internal links by client navigation, and prefetches their pages on hover and focus. Prefetching
 * what is in view would fetch dozens of pages. A single listener makes links work before hydration, and
 * inside of `StaticHtml`.
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
      void fetchParts(link.pathname);
    };
    document.addEventListener("pointerover", fetchAhead, { signal, passive: true });
    document.addEventListener("focusin", fetchAhead, { signal });
    document.addEventListener(
      "click",
      (event) => {
        const link = pageLinkOf(event);
        if (!link || event.defaultPrevented || opensElsewhere(event)) return;
        event.preventDefault();
        void fetchParts(link.pathname);
        router.push(link.pathname + link.search + link.hash);
      },
      { signal },
    );
    return () => leaving.abort();
  }, [router]);

  return null;
}
