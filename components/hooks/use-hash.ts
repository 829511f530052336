"use client";

import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void) {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

const current = () => location.hash.slice(1);
/** The server never sees it: pages are written without one. */
const none = () => "";

/** Leaves no history entry; the event is ours, because the browser's own comes a moment too late for a radio button. */
function setHash(hash: string) {
  history.replaceState(history.state, "", `#${hash}`);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** What stands after '#' in the address. */
export function useHash(): [hash: string, setHash: (hash: string) => void] {
  const hash = useSyncExternalStore(subscribe, current, none);
  return [hash, setHash];
}
