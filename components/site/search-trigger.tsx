"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { FinderProps } from "./tool-finder";

/** Whether a key that is pressed there is typed. */
const isTyped = (target: EventTarget | null) => target instanceof Element && target.matches(":read-write");

/** Opens the search by '/', and fetches its list when the visitor is about to search. */
export function SearchTrigger({ sheet }: { sheet: string }) {
  const [found, setFound] = useState<{ Finder: ComponentType<FinderProps>; field: HTMLInputElement }>();

  useEffect(() => {
    const panel = document.getElementById(sheet);
    const field = panel?.querySelector("input");
    if (!panel || !field) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const approach = () =>
      void import("./tool-finder")
        .then(({ ToolFinder }) => setFound({ Finder: ToolFinder, field }))
        .catch(() => {});
    const start = () => {
      if (!panel.matches(":popover-open")) return;
      field.focus();
      approach();
    };
    // Opened before this script ran.
    start();
    panel.addEventListener("toggle", start, { signal });
    for (const button of document.querySelectorAll(`[popovertarget=${sheet}]`))
      button.addEventListener("pointerenter", approach, { signal, once: true });
    document.addEventListener(
      "keydown",
      (event) => {
        const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
        if (key !== "/" || ctrlKey || metaKey || altKey || defaultPrevented || isTyped(target)) return;
        if (document.querySelector("dialog:modal")) return;
        event.preventDefault();
        panel.showPopover();
        // At once, for what is typed next.
        field.focus();
      },
      { signal },
    );
    return () => leaving.abort();
  }, [sheet]);

  return found && <found.Finder field={found.field} />;
}
