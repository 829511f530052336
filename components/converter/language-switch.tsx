import { useEffect, useEffectEvent } from "react";
import { keepFiles } from "@/lib/client/launches";

/** Hands the files over to the page in another language, when a link leads there. */
export function LanguageSwitch({ files }: { files: readonly File[] }) {
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[hreflang]");
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    const leave = (query: string) => location.assign(link.pathname + query);
    // Without space on the device, the page is shown without them.
    keepFiles(files).then(leave, () => leave(""));
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => follow(event);
    document.addEventListener("click", listen, true);
    return () => document.removeEventListener("click", listen, true);
  }, []);
  return null;
}
