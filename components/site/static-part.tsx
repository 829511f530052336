"use client";

import { usePathname } from "next/navigation";
import { use } from "react";
import { awaitPart, collectParts } from "./fetch-parts";
import { parts } from "./parts";

export type StaticPartProps = {
  as: "div" | "header" | "footer" | "li";
  id?: string;
  className?: string;
  part: string;
};

/**
 * An element with HTML that was rendered on the server. Only the hash is sent as data: the HTML comes from the
 * document, and after a client navigation from the document of the new page.
 */
export function StaticPart({ as: Element, part, ...props }: StaticPartProps) {
  const path = usePathname();
  if (typeof window !== "undefined" && !parts.has(part)) {
    collectParts(document);
    if (!parts.has(part)) use(awaitPart(part, path));
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered and escaped it.
  return <Element {...props} data-part={part} dangerouslySetInnerHTML={parts.get(part)} />;
}
