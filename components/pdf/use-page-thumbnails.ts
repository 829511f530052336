"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { DrawError, openPdf } from "@/lib/client/pdf-drawing/drawer";
import { createThumbnails, type Thumbnails } from "@/lib/client/pdf-drawing/thumbnails";

type PageThumbnails =
  | { state: "opening" | "locked" | "broken" }
  | { state: "open"; pages: number; thumbnails: Thumbnails };

const opening: PageThumbnails = { state: "opening" };

/** Opens a PDF in the browser and draws small pictures of the pages that are wanted. Another PDF replaces it at once. */
export function usePageThumbnails(file: Blob, password = ""): PageThumbnails {
  const [known, setKnown] = useState<{ of: Blob; found: PageThumbnails }>();

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const pdf = openPdf(file, password);
    const thumbnails = createThumbnails<number>((...page) => pdf.draw(...page));
    const show = (found: PageThumbnails) => signal.aborted || setKnown({ of: file, found });
    pdf.count(signal).then(
      (pages) => show(pages > 0 ? { state: "open", pages, thumbnails } : { state: "broken" }),
      (error) => show({ state: error instanceof DrawError ? error.trouble : "broken" }),
    );
    return () => {
      leaving.abort();
      thumbnails.close();
      pdf.close();
    };
  }, [file, password]);

  return known?.of === file ? known.found : opening;
}

/** Returns the object URL of a page's picture, once it is drawn. */
export const useThumbnail = <Key>(thumbnails: Thumbnails<Key>, page: Key): string | undefined =>
  useSyncExternalStore(
    (changed) => thumbnails.watch(page, changed),
    () => thumbnails.urlOf(page),
    () => undefined,
  );
