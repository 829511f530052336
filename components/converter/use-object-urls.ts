"use client";

import { useCallback, useEffect, useRef } from "react";

/** Object URLs that are revoked when they are released, or when the component unmounts. */
export function useObjectUrls() {
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
