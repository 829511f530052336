"use client";

import { type Failed, Failure } from "@/components/site/failure";
import "./globals.css";

type Props = { error: Failed; reset: () => void };

/** Returns the class of the current document, which sets the font. */
const font = () => (typeof document === "undefined" ? undefined : document.documentElement.className);

/** Shown when the root layout fails, so it has its own document and head. */
export default function GlobalError({ error, reset }: Props) {
  return (
    <html lang="en" className={font()}>
      <body>
        <title>Unexpected Application Error</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <main>
          <Failure error={error} retry={reset} />
        </main>
      </body>
    </html>
  );
}
