"use client";

import { useEffect } from "react";

/** Moves the address bar to `path` without a history entry, so that Back leads out of here. */
export function ReplaceAddress({ path }: { path: string }) {
  useEffect(() => history.replaceState(null, "", path), [path]);
  return null;
}
