import type { ReactNode } from "react";
import { markupOf } from "@/lib/site/markup";

type Props = {
  /** What it is drawn as; `div` if nothing else. */
  as?: "div" | "header" | "footer" | "li";
  id?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A part of a page that needs no script: its HTML is one text for React, which neither walks through it nor gets it
 * a second time as data, element by element. Links in it are followed without a new document all the same (see
 * `LinkInterceptor`). A client component in it fails the build.
 */
export function StaticHtml({ as: Element = "div", children, ...props }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written and escaped it.
  return <Element {...props} dangerouslySetInnerHTML={{ __html: markupOf(children) }} />;
}
