import { createRequire } from "node:module";
import { join } from "node:path";
import type { ReactNode } from "react";
import type * as DomServer from "react-dom/server";

// Loaded past the bundler, whose `react-server` condition resolves react-dom/server to a module that throws.
const require = createRequire(join(process.cwd(), "package.json"));
const { renderToStaticMarkup } = require("react-dom/server") as typeof DomServer;

/** Renders server components to HTML. @throws Error if one of them is a client component or suspends */
export const markupOf = (node: ReactNode): string => renderToStaticMarkup(node);
