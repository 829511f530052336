"use client";

import { useEffect } from "react";

type WithLayer = Window & { dataLayer?: unknown[] };

/** Whether the browser came to this page by its own address: its policy is that of the document it loaded. */
function cameHere(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  return arrival !== undefined && new URL(arrival.name).pathname === location.pathname;
}

/** Loads a container as Google's own snippet does, which a strict policy does not let in; once a document. */
function load(id: string) {
  const page: WithLayer = window;
  if (page.dataLayer) return;
  page.dataLayer = [{ "gtm.start": Date.now(), event: "gtm.js" }];
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

/** Loads the tag manager after all of the page's own; never where its policy would forbid it. */
export function TagManager({ id }: { id: string }) {
  useEffect(() => {
    if (!cameHere()) return;
    const start = () => load(id);
    if (document.readyState === "complete") return start();
    addEventListener("load", start);
    return () => removeEventListener("load", start);
  }, [id]);
  return null;
}
