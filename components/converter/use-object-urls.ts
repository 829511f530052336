"use client";

import { useCallback, useEffect, useRef } from "react";

/** Object URLs that are revoked together, or when the component unmounts. */
export function useObjectUrls() {
  const urls = useRef<string[]>([]);

  const make = useCallback((blob: Blob) => {
    const url = URL.createObjectURL(blob);
    urls.current.push(url);
    return url;
  }, []);
  const releaseAll = useCallback(() => {
    for (const url of urls.current.splice(0)) URL.revokeObjectURL(url);
  }, []);

  useEffect(() => releaseAll, [releaseAll]);
  return { make, releaseAll };
}
