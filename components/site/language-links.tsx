"use client";

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

/** Leads a link of a language to the translation of the page, which the head names. */
function lead(link: HTMLAnchorElement): void {
  const page = document.querySelector<HTMLLinkElement>(`link[hreflang="${link.hreflang}"]`);
  if (page) link.pathname = new URL(page.href).pathname;
}

/** Leads the links of languages to the translations of the page, and offers the one that the browser asks for. */
export function LanguageLinks() {
  const [Offer, setOffer] = useState<ComponentType<{ closed: string }>>();

  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) lead(link);
    const leaving = new AbortController();
    // A client navigation changes the head some time after the page.
    const approach = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang]");
      if (link) lead(link);
    };
    for (const name of ["pointerover", "focusin", "click"])
      document.addEventListener(name, approach, { capture: true, signal: leaving.signal });
    const [asked = "", own] = [navigator.language, document.documentElement.lang].map((tag) =>
      tag.slice(0, 2),
    );
    if (asked !== own && document.querySelector(`a[hreflang^="${asked}"]`) && isOffered())
      import("./language-offer").then(
        ({ LanguageOffer }) => setOffer(() => LanguageOffer),
        () => {},
      );
    return () => leaving.abort();
  }, []);

  return Offer && <Offer closed={CLOSED} />;
}
