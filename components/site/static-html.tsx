import type { ReactNode } from "react";
import { markupOf } from "@/lib/site/markup";

type Props = {
  /** Element name, `div` by default. */
  as?: "div" | "header" | "footer" | "li";
  id?: string;
  className?: string;
  children: ReactNode;
};

/**
 * Renders a part without client components to an HTML string, which React neither hydrates nor receives a
 * second time as data. `LinkInterceptor` still follows its links. A client component inside fails the build.
 */
export function StaticHtml({ as: Element = "div", children, ...props }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered and escaped it.
  return <Element {...props} dangerouslySetInnerHTML={{ __html: markupOf(children) }} />;
}
