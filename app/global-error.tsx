"use client";

import { Failure } from "@/components/site/failure";
import "./globals.css";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** The layout itself broke, so this page brings its own. */
export default function GlobalError({ error, reset }: Props) {
  return (
    <html lang="en">
      <body>
        <main>
          <Failure error={error} retry={reset} />
        </main>
      </body>
    </html>
  );
}
