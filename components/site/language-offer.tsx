import { useState } from "react";
import { type Language, languages } from "@/lib/words/languages";
import { RemoveIcon } from "../ui/icons";

/** A small offer to read the page in the browser's language. @param closed key under which the browser keeps that it was closed */
export function LanguageOffer({ closed }: { closed: string }) {
  const [shown, setShown] = useState(true);
  const link = document.querySelector<HTMLAnchorElement>(`a[hreflang^="${navigator.language.slice(0, 2)}"]`);
  if (!shown || !link) return null;
  const { lang, dir, href } = link;
  const { offer, dismiss } = languages[lang.toLowerCase() as Language];
  return (
    <div
      lang={lang}
      dir={dir}
      data-testid="language-offer"
      className="fixed end-2 bottom-2 z-2 flex animate-arrive items-center rounded-control border border-edge bg-sheet shadow-lift print:hidden"
    >
      <a
        href={href}
        hrefLang={lang}
        className="px-2 py-1 font-semibold text-small underline decoration-edge underline-offset-4 hover:decoration-ink"
      >
        {offer}
      </a>
      <button
        type="button"
        aria-label={dismiss}
        className="grid min-h-5.5 min-w-5.5 place-items-center text-quiet hover:text-ink"
        onClick={() => {
          setShown(false);
          localStorage.setItem(closed, "1");
        }}
      >
        <RemoveIcon />
      </button>
    </div>
  );
}
