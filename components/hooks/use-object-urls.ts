"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { ListedFile } from "./use-file-list";

type ObjectUrls = {
  /** A link to a blob that lives until it is released, at the latest until the component leaves. */
  make: (blob: Blob) => string;
  release: (url: string) => void;
  releaseAll: () => void;
};

/** Object URLs with an owner: whoever made them through this hook lets go of them with it. */
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

/**
 * Links to the pictures of a list, by id: made when a file joins, released when it leaves or the
 * component does.
 */
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
