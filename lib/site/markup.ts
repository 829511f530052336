import { createRequire } from "node:module";
import { join } from "node:path";
import type { ReactNode } from "react";
import type * as DomServer from "react-dom/server";

// Not the one of the bundle: where server components are rendered, React offers no way to HTML.
const require = createRequire(join(process.cwd(), "package.json"));
const { renderToStaticMarkup } = require("react-dom/server") as typeof DomServer;

/** What server components draw, as HTML. @throws Error when a client component is among them, or one that waits */
export const markupOf = (node: ReactNode): string => renderToStaticMarkup(node);
