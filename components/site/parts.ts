/** What React takes as `dangerouslySetInnerHTML`. The same object each time, so that React leaves the element alone. */
type Html = { __html: string };

const key = Symbol.for("pixmill.static-parts");
const shared = globalThis as { [key]?: Map<string, Html> };

/**
 * HTML of static parts by the hash of their content: in the browser of those seen so far, on the server of those
 * rendered so far. On the server it is global, because Next loads this module once for server components and once
 * for client components.
 */
shared[key] ??= new Map();
export const parts = shared[key];
