"use client";

import { usePathname } from "next/navigation";
import { type ComponentType, useEffect, useState } from "react";

/** Key of the browser's storage: the offer was closed. */
const CLOSED = "language-offer";

const isOffered = () => {
  try {
    return !localStorage.getItem(CLOSED);
  } catch {
    return false;
  }
};

/** Leads the links of languages to the translations of the page, and offers the one that the browser asks for. */
export function LanguageLinks() {
  const path = usePathname();
  const [Offer, setOffer] = useState<ComponentType<{ closed: string }>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the head is another one on another page.
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
      const page = document.querySelector<HTMLLinkElement>(`link[hreflang="${link.hreflang}"]`);
      if (page) link.pathname = new URL(page.href).pathname;
    }
    const [asked = "", own] = [navigator.language, document.documentElement.lang].map((tag) =>
      tag.slice(0, 2),
    );
    if (asked !== own && document.querySelector(`a[hreflang^="${asked}"]`) && isOffered())
      import("./language-offer").then(
        ({ LanguageOffer }) => setOffer(() => LanguageOffer),
        () => {},
      );
  }, [path]);

  return Offer && <Offer closed={CLOSED} />;
}
