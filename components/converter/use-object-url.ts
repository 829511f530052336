"use client";

import { useLayoutEffect, useState } from "react";

/** Object URL of a blob, there before the first paint and revoked with the component. */
export function useObjectUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useLayoutEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
