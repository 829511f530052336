"use client";

import { type Failed, Failure, failure } from "@/components/site/failure";
import { basePath } from "@/lib/base-path";
import "./globals.css";

type Props = { error: Failed; reset: () => void };

/** The attributes of the current document: its language, and the class that sets the font. */
function attributes() {
  if (typeof document === "undefined") return {};
  const { lang, dir, className } = document.documentElement;
  return { lang, dir, className };
}

/** Shown when the root layout fails, so it has its own document and head. */
export default function GlobalError({ error, reset }: Props) {
  return (
    <html {...attributes()} data-base={basePath() || undefined}>
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
