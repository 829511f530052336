"use client";

import { useEffect, useRef, useState } from "react";
import type { ListedFile } from "./use-file-list";
import { useObjectUrls } from "./use-object-urls";

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
