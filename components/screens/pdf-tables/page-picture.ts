"use client";

import { useEffect, useState } from "react";
import { type OpenPdf, openPdf } from "@/lib/client/pdf-drawing/drawer";

/** Pixels of the longest side of a page: about 150 dpi of a sheet of paper. */
const SIDE = 1800;

/** Where the pictures of pages come from: the pages of a PDF are drawn in the browser, and a picture is its own. */
export type Source = { file: File; password: string | undefined; isPicture: boolean };

/** A page as an object URL; undefined while it is drawn, and `null` where it cannot be. */
export function usePagePicture(
  { file, password, isPicture }: Source,
  page: number,
  isWanted: boolean,
): string | null | undefined {
  const [pdf, setPdf] = useState<OpenPdf>();
  const [drawn, setDrawn] = useState<{ page: number; url: string | null }>();

  useEffect(() => {
    if (!isWanted || isPicture) return;
    const opened = openPdf(file, password);
    setPdf(opened);
    return () => opened.close();
  }, [file, password, isPicture, isWanted]);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let url: string | undefined;
    const show = (picture: Blob) => {
      if (signal.aborted) return;
      url = URL.createObjectURL(picture);
      setDrawn({ page, url });
    };
    if (isPicture) show(file);
    else pdf?.draw(signal, page, SIDE).then(show, () => signal.aborted || setDrawn({ page, url: null }));
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [pdf, file, isPicture, page]);

  return drawn?.page === page ? drawn.url : undefined;
}
