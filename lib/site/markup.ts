import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ReactNode } from "react";
import type * as DomServer from "react-dom/server";

// Loaded past the bundler, whose `react-server` condition resolves react-dom/server to a module that throws.
const require = createRequire(join(process.cwd(), "package.json"));
const { renderToStaticMarkup } = require("react-dom/server") as typeof DomServer;

/** Renders server components to HTML. @throws Error if one of them is a client component or suspends */
export const markupOf = (node: ReactNode): string => renderToStaticMarkup(node);

/** Returns a short name for HTML, safe in attributes and selectors. */
export const hashOf = (html: string): string =>
  createHash("sha256").update(html).digest("base64url").slice(0, 8);
