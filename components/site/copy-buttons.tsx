"use client";

import { useEffect } from "react";
import { TOAST_MS } from "@/lib/limits";
import { LiveRegion, useAnnouncer } from "../ui/live-region";

/** Makes the buttons marked with `data-copy` copy the code beside them: they are inside of `StaticHtml`. */
export function CopyButtons({ copied }: { copied: string }) {
  const [words, announce] = useAnnouncer();
  useEffect(() => {
    const leaving = new AbortController();
    document.addEventListener("click", (event) => void copy(event), { signal: leaving.signal });
    async function copy({ target }: Event) {
      const button = target instanceof Element ? target.closest("[data-copy]") : null;
      const code = button?.parentElement?.querySelector("code");
      if (!button || !code) return;
      try {
        await navigator.clipboard.writeText(code.textContent ?? "");
      } catch {
        // Browsers without permission, and pages served over plain HTTP.
        getSelection()?.selectAllChildren(code);
        document.execCommand("copy");
      }
      announce(copied);
      const { textContent: before } = button;
      if (before === copied) return;
      button.textContent = copied;
      setTimeout(() => {
        button.textContent = before;
      }, TOAST_MS);
    }
    return () => leaving.abort();
  }, [announce, copied]);
  return <LiveRegion words={words} />;
}
