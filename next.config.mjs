import { createJiti } from "jiti";
import { securityHeaders } from "./lib/commands/security-headers.mjs";

// Next cannot load TypeScript from its configuration on Node 20; jiti can, so no second list.
const jiti = createJiti(import.meta.url);
const { tools, placeholders } = await jiti.import("./lib/tools/index.ts");
const { pages } = await jiti.import("./lib/site/pages.ts");
const { calls } = await jiti.import("./lib/contract/calls.ts");

/** Where the routes are: a call whose path is a page's has its route under /api. */
const routes = Object.values(calls).map(({ path }) => (path.startsWith("/api/") ? path : `/api${path}`));

/** Paths that are a page for GET and a call for POST: a body decides, so that the page stays static. */
const callsOnPages = Object.values(calls)
  .map((call) => call.path)
  .filter((path) => tools.some((tool) => tool.path === path));

/** @type {{ type: "header", key: string }[]} */
const marksOfABody = ["content-type", "content-length", "transfer-encoding"].map((key) => ({
  type: "header",
  key,
}));

/** @param {"" | "self"} camera who may use it */
const permissions = (camera) => ({
  key: "Permissions-Policy",
  value: `camera=(${camera}), microphone=(), geolocation=()`,
});

/** The server's front sets them too, for its own answers; development and other servers have no front. */
const onEveryAnswer = [
  ...Object.entries(securityHeaders).map(([key, value]) => ({ key, value })),
  permissions(""),
];

/** No other site may embed what a call answers; pictures for previews of links are not among them. */
const resourcePolicy = { key: "Cross-Origin-Resource-Policy", value: "same-origin" };

/** Next would let shared caches keep a page for a year; the next build may be tomorrow. Most answers are a short 304. */
const askAgain = { key: "Cache-Control", value: "public, max-age=0, must-revalidate" };

const screens = [...tools, ...placeholders, ...pages].map(({ path }) => path);

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  // `lib/commands/serve` does, and better than by gzip.
  compress: false,
  reactStrictMode: true,
  // Pictures are SVG or the visitor's own; nothing here needs an open resizing service.
  images: { unoptimized: true },
  serverExternalPackages: ["busboy", "pino"],
  // Of two entries with the same header the later one counts.
  headers: async () => [
    { source: "/:path*", headers: onEveryAnswer },
    { source: "/api/:path*", headers: [resourcePolicy] },
    ...["/", ...screens].map((source) => ({ source, missing: marksOfABody, headers: [askAgain] })),
    ...tools
      .filter(({ island }) => island === "camera-pdf")
      .map(({ path }) => ({ source: path, headers: [permissions("self")] })),
  ],
  rewrites: async () => ({
    beforeFiles: callsOnPages.flatMap((path) =>
      marksOfABody.map((mark) => ({ source: path, has: [mark], destination: `/api${path}` })),
    ),
    // Sources match in any casing, and a rewrite keeps the address and the static page.
    afterFiles: [...screens, ...routes].map((path) => ({ source: path, destination: path })),
  }),
};
