"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/** Open popovers, nested ones first. */
const opened = (root: Element) => [...root.querySelectorAll<HTMLElement>(":popover-open")].reverse();

/** Returns whether `element` is in the popover, in one that was opened from there, or is the button that opens it. */
const belongsTo = (popover: HTMLElement, element: Element) =>
  popover.contains(element) ||
  (element as Partial<HTMLButtonElement>).popoverTargetElement === popover ||
  popover.querySelector(`[popovertarget="${element.closest("[popover]")?.id}"]`) !== null;

/**
 * Adds what popovers need a script for. Popovers in the element `within` close when one of their links is followed
 * (client navigation keeps the document) and when the focus leaves them, and keys move within them. It also marks the
 * current page's links, because the header is rendered once for all pages.
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
    // From this width on, the menu is a row in the header.
    matchMedia("(width >= 64rem)").addEventListener("change", close, { signal });
    root.addEventListener(
      "click",
      ({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
        // With a modifier key the link opens in another tab, and the menu stays open for the next one.
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
    let keys: Promise<void> | undefined;
    const fetchKeys = () => {
      keys ??= import("./menu-keys").then(({ addMenuKeys }) => addMenuKeys(root, signal));
      // The next menu tries again.
      keys.catch(() => {
        keys = undefined;
      });
    };
    for (const name of ["focusin", "beforetoggle"])
      root.addEventListener(name, fetchKeys, { capture: true, signal });
    root.addEventListener(
      "beforetoggle",
      ({ target, newState }) => {
        // The browser restores the focus itself, except for nested popovers.
        const popover = target as HTMLElement;
        if (newState === "closed" && popover.contains(document.activeElement))
          root.querySelector<HTMLElement>(`[popovertarget=${popover.id}]`)?.focus();
      },
      // The event does not bubble.
      { capture: true, signal },
    );
    return () => leaving.abort();
  }, [within]);

  return null;
}
