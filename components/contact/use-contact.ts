"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { CONTACT_MS } from "@/lib/limits";

type ContactState = "idle" | "sending" | "sent";

/**
 * The way of a message as it is specified: it is 'sending' for {@link CONTACT_MS}, then 'sent'. No request is made.
 *
 * @param clear called when it is sent, to empty the form
 */
export function useContact(clear: () => void): [state: ContactState, send: () => void] {
  const [state, setState] = useState<ContactState>("idle");
  const finish = useEffectEvent(() => {
    clear();
    setState("sent");
  });
  useEffect(() => {
    if (state !== "sending") return;
    const timer = setTimeout(() => finish(), CONTACT_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return [state, () => setState("sending")];
}
