"use client";

import { useEffect, useEffectEvent, useState } from "react";

const current = () => location.hash.slice(1);

/** Puts `hash` behind the address, or takes it away, without a history entry. */
const replaceHash = (hash: string) =>
  history.replaceState(history.state, "", hash ? `#${hash}` : location.pathname + location.search);

/**
 * Questions and the address, kept together: an address with '#id' opens that answer and brings it into view, and
 * an answer that opens puts its id there.
 *
 * @param makeRoom called before an answer is shown, so that nothing hides it
 * @returns called when an answer was opened or closed
 */
export function useDeepLink(ids: readonly string[], makeRoom: () => void) {
  // A new object for every arrival, so that the same question can be asked for twice.
  const [target, setTarget] = useState<{ id: string }>();

  const follow = useEffectEvent(() => {
    const id = current();
    if (!ids.includes(id)) return;
    makeRoom();
    setTarget({ id });
  });
  useEffect(() => {
    const listener = () => follow();
    listener();
    addEventListener("hashchange", listener);
    return () => removeEventListener("hashchange", listener);
  }, []);

  useEffect(() => {
    const details = target && document.getElementById(target.id)?.closest("details");
    if (!details) return;
    details.open = true;
    details.scrollIntoView({ block: "start" });
  }, [target]);

  return (id: string, open: boolean) => {
    if (open) replaceHash(id);
    else if (current() === id) replaceHash("");
  };
}
