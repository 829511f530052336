import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ReactNode } from "react";
import type * as DomServer from "react-dom/server";
import { basePath } from "../base-path";

// Loaded past the bundler, whose `react-server` condition resolves react-dom/server to a module that throws.
const require = createRequire(join(process.cwd(), "package.json"));
const { renderToStaticMarkup } = require("react-dom/server") as typeof DomServer;

/** Renders server components to HTML. @throws Error if one of them is a client component or suspends */
export const markupOf = (node: ReactNode): string => renderToStaticMarkup(node);

/** What `useId` returns in server components: a number that depends on what was rendered before. */
const generatedId = /_S_[0-9a-v]+_/g;

/**
 * Renders server components to HTML that is the same wherever it is rendered, generated ids included.
 *
 * @param change of the HTML that was rendered
 * @returns also its hash, which is safe in attributes and selectors
 */
export function partOf(node: ReactNode, change = (markup: string) => markup): { hash: string; html: string } {
  const ids: string[] = [];
  const plain = change(markupOf(node)).replace(generatedId, (id) => {
    if (!ids.includes(id)) ids.push(id);
    return `_S_${ids.indexOf(id)}_`;
  });
  const hash = createHash("sha256").update(plain).digest("base64url").slice(0, 8);
  return { hash, html: plain.replace(generatedId, (id) => `${id}${hash}`) };
}

/** Changes where the links of HTML within the site lead, but for those that name the language of their page. */
export function withLinksTo(at: (path: string) => string, markup: string): string {
  const base = basePath();
  return markup.replace(/<a\b[^>]*? href="(\/[^"]*)"[^>]*>/g, (tag, href: string) =>
    tag.includes(" hrefLang=") || !href.startsWith(`${base}/`)
      ? tag
      : tag.replace(` href="${href}"`, () => ` href="${base}${at(href.slice(base.length))}"`),
  );
}
