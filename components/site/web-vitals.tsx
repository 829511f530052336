"use client";

import { useEffect } from "react";

/** Reports how fast the page was, see `reportVitals`. Its code is fetched after everything else. */
export function WebVitals() {
  useEffect(() => {
    const begin = () => void import("@/lib/client/vitals").then(({ reportVitals }) => reportVitals());
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
  }, []);
  return null;
}
