import type { ReactNode } from "react";
import { hashOf, markupOf } from "@/lib/site/markup";
import { parts } from "./parts";
import { StaticPart, type StaticPartProps } from "./static-part";

type Props = Omit<StaticPartProps, "as" | "part"> & { as?: StaticPartProps["as"]; children: ReactNode };

/**
 * Renders a part without client components to an HTML string, which React neither hydrates nor receives a
 * second time as data. `LinkInterceptor` still follows its links. A client component inside fails the build.
 */
export function StaticHtml({ as = "div", children, ...props }: Props) {
  const html = markupOf(children);
  const part = hashOf(html);
  parts.set(part, { __html: html });
  return <StaticPart as={as} {...props} part={part} />;
}
