"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { ListedFile } from "./use-file-list";

type ObjectUrls = {
  /** Creates an object URL that lives until it is released or the component unmounts. */
  make: (blob: Blob) => string;
  release: (url: string) => void;
  releaseAll: () => void;
};

/** Object URLs that are revoked when the component unmounts. */
export function useObjectUrls(): ObjectUrls {
  const urls = useRef(new Set<string>());

  const make = useCallback((blob: Blob) => {
    const url = URL.createObjectURL(blob);
    urls.current.add(url);
    return url;
  }, []);
  const release = useCallback((url: string) => {
    if (urls.current.delete(url)) URL.revokeObjectURL(url);
  }, []);
  const releaseAll = useCallback(() => {
    for (const url of urls.current) URL.revokeObjectURL(url);
    urls.current.clear();
  }, []);

  useEffect(() => releaseAll, [releaseAll]);
  return { make, release, releaseAll };
}

/** Object URLs of listed files by id, created and revoked as files join and leave the list. */
export function usePreviewUrls(files: readonly ListedFile[]): ReadonlyMap<string, string> {
  const { make, release, releaseAll } = useObjectUrls();
  const made = useRef(new Map<string, string>());
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(made.current);

  useEffect(() => {
    const wanted = new Set(files.map(({ id }) => id));
    const gone = [...made.current].filter(([id]) => !wanted.has(id));
    const fresh = files.filter(({ id }) => !made.current.has(id));
    if (gone.length + fresh.length === 0) return;
    for (const [id, url] of gone) {
      release(url);
      made.current.delete(id);
    }
    for (const { id, file } of fresh) made.current.set(id, make(file));
    setUrls(new Map(made.current));
  }, [files, make, release]);

  useEffect(
    () => () => {
      releaseAll();
      made.current.clear();
    },
    [releaseAll],
  );
  return urls;
}
