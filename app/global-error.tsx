"use client";

import { type Failed, Failure } from "@/components/site/failure";
import { basePath } from "@/lib/base-path";
import { failure } from "@/lib/words/en/failure";
import { locale } from "@/lib/words/locale";
import "./globals.css";

type Props = { error: Failed; reset: () => void };

/** Returns the class of the current document, which sets the font. */
const font = () => (typeof document === "undefined" ? undefined : document.documentElement.className);

/** Shown when the root layout fails, so it has its own document and head. */
export default function GlobalError({ error, reset }: Props) {
  return (
    <html lang={locale.lang} dir={locale.dir} className={font()} data-base={basePath() || undefined}>
      <body>
        <title>{failure.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <main>
          <Failure error={error} retry={reset} />
        </main>
      </body>
    </html>
  );
}
