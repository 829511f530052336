"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/** Menus inside of others first. */
const opened = (root: Element) => [...root.querySelectorAll<HTMLElement>(":popover-open")].reverse();

/** Whether `element` is in the popover, or the button that opens it. */
const belongsTo = (popover: HTMLElement, element: Element) =>
  popover.contains(element) || (element as Partial<HTMLButtonElement>).popoverTargetElement === popover;

/**
 * What popovers leave to a script. Those inside the element `within` close when a link of theirs is followed, which
 * changes the page without a new document, and when the focus goes elsewhere. The link to the page itself says so;
 * that is found out here, because the server writes the header once for all pages.
 */
export function MenuBehavior({ within }: { within: string }) {
  const path = usePathname();

  useEffect(() => {
    const root = document.getElementById(within);
    for (const link of root?.querySelectorAll("a") ?? [])
      link.ariaCurrent = link.pathname.toLowerCase() === path.toLowerCase() ? "page" : null;
  }, [path, within]);

  useEffect(() => {
    const root = document.getElementById(within);
    if (!root) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const close = () => {
      for (const popover of opened(root)) popover.hidePopover();
    };
    // From here on the sheet of menus is a row of the header.
    matchMedia("(width >= 64rem)").addEventListener("change", close, { signal });
    root.addEventListener(
      "click",
      ({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
        // With one of these keys the link opens elsewhere, and the next one may be wanted too.
        if (ctrlKey || metaKey || shiftKey || altKey) return;
        if (target instanceof Element && target.closest("a")) close();
      },
      { signal },
    );
    root.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Element)) return;
        for (const popover of opened(root)) if (!belongsTo(popover, relatedTarget)) popover.hidePopover();
      },
      { signal },
    );
    root.addEventListener(
      "beforetoggle",
      ({ target, newState }) => {
        // The browser does so itself, but not for a menu inside of a menu.
        const popover = target as HTMLElement;
        if (newState === "closed" && popover.contains(document.activeElement))
          root.querySelector<HTMLElement>(`[popovertarget=${popover.id}]`)?.focus();
      },
      // It does not bubble.
      { capture: true, signal },
    );
    return () => leaving.abort();
  }, [within]);

  return null;
}
