import type { ReactNode } from "react";
import { partOf } from "@/lib/site/markup";
import { parts } from "./parts";
import { StaticPart, type StaticPartProps } from "./static-part";

type Props = Omit<StaticPartProps, "as" | "part"> & { as?: StaticPartProps["as"]; children: ReactNode };

/**
 * Renders a part without client components to an HTML string, which React neither hydrates nor receives a
 * second time as data. `LinkInterceptor` still follows its links. A client component inside fails the build.
 */
export function StaticHtml({ as = "div", children, ...props }: Props) {
  const { hash, html } = partOf(children);
  parts.set(hash, { __html: html });
  return <StaticPart as={as} {...props} part={hash} />;
}
