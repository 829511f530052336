"use client";

import { useCallback, useEffect, useRef } from "react";

export type ObjectUrls = {
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
