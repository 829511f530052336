"use client";

import { type Failed, Failure } from "@/components/site/failure";
import "./globals.css";

type Props = { error: Failed; reset: () => void };

/** The class of the document that is about to go: it names the font. */
const font = () => (typeof document === "undefined" ? undefined : document.documentElement.className);

/** The layout itself broke, so this page brings its own, and its own head. */
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
