"use client";

import { useEffect, useRef, useState } from "react";
import { load } from "@/lib/client/load";
import type { Size } from "@/lib/resize/plan";
import type { ListedFile } from "../converter/state";

const none: ReadonlyMap<string, Size> = new Map();

/** Sizes of the files that the browser can show, in pixels, by the file's id. They are read one after the other. */
export function usePictureSizes(files: readonly ListedFile[]): ReadonlyMap<string, Size> {
  const [sizes, setSizes] = useState(none);
  const tried = useRef(new Set<string>());
  const ids = files.map(({ id }) => id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file's status does not matter.
  useEffect(() => {
    const left = new AbortController();
    const fresh = files.filter(({ id }) => !tried.current.has(id));
    async function readAll() {
      const { pictureSize } = await load(import("@/lib/client/picture-size"));
      for (const { id, file } of fresh) {
        const size = await pictureSize(left.signal, file);
        tried.current.add(id);
        if (size) setSizes((known) => new Map(known).set(id, size));
      }
    }
    // Without sizes there is no preview of the result's pixels, and the server does the rest.
    if (fresh.length > 0) readAll().catch(() => {});
    return () => left.abort();
  }, [ids]);

  return sizes;
}
