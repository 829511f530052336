import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

const data = [
  "lib/base-path",
  "lib/formats",
  "lib/limits",
  "lib/settings",
  "lib/resize",
  "lib/page-list",
  "lib/typed",
  "lib/contract",
  "lib/words",
  "lib/tools",
  "lib/site",
];
const shared = [
  "lib/base-path",
  "lib/client",
  "lib/file-names",
  "lib/formats",
  "lib/limits",
  "lib/resize",
  "lib/page-list",
  "lib/tables",
  "lib/typed",
  "lib/tools/accept",
  "lib/tools/behavior",
  "lib/words/format",
  "type:lib/words",
  "type:lib/tools",
  "type:lib/contract",
];
const view = ["react", "react-dom", "next", "clsx"];

/**
 * Who may import what of all that ships, and what its tests share; `lib/scripts` and `e2e` may import anything, and
 * nobody imports them: a folder (the longest that fits decides), then the folders and packages it
 * may name. `type:` allows types alone. A folder may always import from itself.
 */
const table: Record<string, readonly string[]> = {
  "lib/formats": [],
  "lib/limits": [],
  "lib/base-path": [],
  "lib/settings": ["lib/base-path", "lib/words/phrases"],
  "lib/resize": [],
  "lib/typed": [],
  "lib/page-list": ["lib/typed"],
  "lib/tables": ["write-excel-file/universal", "type:lib/contract"],
  "lib/words": [],
  "lib/file-names": [],
  "lib/sniff": ["lib/formats"],
  "lib/pdf-trailer": [],
  "lib/contract": ["zod/mini", "lib/formats", "lib/limits", "lib/resize", "lib/page-list"],
  "lib/openapi": ["zod/mini", "lib/contract", "lib/words"],
  "lib/tools": ["zod/mini", "type:lib/tables", ...data.slice(0, 9)],
  "lib/site": ["zod/mini", ...data.slice(0, 10), "lib/openapi", "lib/sniff", "type:next"],
  // Draws with the settings alone.
  "lib/site/drawing": ["lib/settings", "sharp"],
  "lib/site/markup": ["lib/base-path", "type:react", "type:react-dom"],
  "lib/client": [
    "lib/base-path",
    "lib/contract",
    "lib/file-names",
    "lib/formats",
    "lib/limits",
    "lib/page-list",
    "lib/resize",
    "lib/sniff",
    "lib/tables",
    "lib/typed",
    "lib/tools/accept",
    "type:lib/tools",
    "type:lib/words",
    "ky",
    "jszip",
    "web-vitals",
    "zod/mini",
  ],
  // The words of all that is loaded on demand.
  "lib/client/words": ["lib/client", "lib/words"],
  "lib/client/pdf-drawing": ["lib/limits", "lib/pdf-trailer", "@embedpdf/pdfium"],
  // What tests of the client share.
  "lib/client/testing": ["lib/client", "lib/words", "vitest"],
  "lib/engine": [
    "lib/contract",
    "lib/formats",
    "lib/limits",
    "lib/pdf-trailer",
    "lib/resize",
    "lib/sniff",
    "lib/tables",
    "jszip",
    "sharp",
    "@cornerstonejs/codec-openjpeg",
    "wasm-vips",
    "libheif-js",
    "@embedpdf/pdfium",
    "@cantoo/pdf-lib",
    "docx",
    "harfbuzzjs",
    "tesseract.js-core",
  ],
  "lib/server": [
    "lib/contract",
    "lib/openapi",
    "lib/file-names",
    "lib/formats",
    "lib/limits",
    "lib/settings",
    "lib/site/drawing",
    "type:lib/page-list",
    // Sentences of replies are made by `http/sentences`.
    "lib/words",
    "type:lib/engine",
    // The queue starts the pool, which only forks processes: no codec is loaded into the server.
    "lib/engine/pool",
    // Ask what the machine has.
    "lib/engine/image/decoders",
    "lib/engine/fonts",
    "zod",
    "fastify",
    "@fastify/accept-negotiator",
    "@fastify/static",
    "busboy",
    "client-zip",
    "ipaddr.js",
    "p-limit",
    "pino",
    "prom-client",
    "range-parser",
    "rate-limiter-flexible",
  ],
  "lib/server/store/s3-requests": ["lib/contract", "lib/server", "aws4fetch"],
  // Loaded only with REDIS_URL.
  "lib/server/redis": [
    "lib/contract",
    "lib/formats",
    "lib/limits",
    "lib/server",
    "type:lib/engine",
    "p-limit",
    "bullmq",
    "ioredis",
    "vitest",
  ],
  "lib/cli": [
    "lib/server",
    "lib/contract",
    "lib/file-names",
    "lib/formats",
    "lib/tools/list",
    "type:lib/tools",
    "p-limit",
    "zod",
  ],
  "lib/server/pages/icons": ["lib/site/drawing", "sharp"],
  "lib/server/pages/next": ["next", "compression"],
  // Reads and checks the manifests.
  "lib/deploy": ["yaml", "kubernetes-models"],
  "lib/engine/fixtures": ["lib/engine", "lib/formats", "sharp", "vitest", "jszip", "@cantoo/pdf-lib"],
  // Bundles the engine for its tests.
  "lib/vitest-setup": ["lib/scripts/bundle", "lib/engine/entries", "type:vitest"],
  // What tests of the server share.
  "lib/server/testing": ["lib/contract", "lib/server", "lib/engine", "vitest", "sharp", "s3rver"],
  "lib/server/store/bucket-conformance": ["lib/server", "vitest"],
  "lib/server/store/conformance": ["lib/server", "vitest"],
  "lib/server/queue/conformance": ["lib/server", "lib/engine/fixtures", "type:lib/engine", "vitest"],
  // For any page: it knows no tool and no converter.
  "components/ui": [
    "react",
    "clsx",
    "lib/base-path",
    "lib/formats",
    "lib/limits",
    "lib/words/format",
    "type:lib/words",
  ],
  "components/converter": [...view, ...shared, "components/ui"],
  "components/converter/earlier-results": [...view, ...shared, "components/ui", "components/converter"],
  "components/converter/undo-toast": [...view, ...shared, "components/ui", "components/converter"],
  "components/converter/photo-details": [...view, ...shared, "components/ui", "components/converter"],
  "components/converter/keep-details": [...view, ...shared, "components/ui", "components/converter"],
  // For pages of any kind: it knows no file and no tool.
  "components/board": [
    "react",
    "clsx",
    "@dnd-kit/core",
    "@dnd-kit/sortable",
    "type:lib/contract",
    "components/ui",
    "components/converter/file-name",
    "components/converter/file-intake",
    "components/converter/use-focus-after",
    "lib/client/pick-files",
  ],
  "components/pdf": [...view, ...shared, "@tanstack/react-virtual", "components/ui", "components/converter"],
  "components/screens": [
    ...view,
    ...shared,
    "components/ui",
    "components/converter",
    "components/board",
    "components/pdf",
  ],
  // Its grid drags with its own places.
  "components/screens/page-board": [
    ...view,
    ...shared,
    "@dnd-kit/core",
    "@tanstack/react-virtual",
    "components/ui",
    "components/converter",
    "components/board",
    "components/pdf",
    "components/screens/image-pdf",
  ],
  // Areas of a page are drawn as pictures are cropped.
  "components/screens/pdf-tables": [
    ...view,
    ...shared,
    "react-image-crop",
    "components/ui",
    "components/converter",
    "components/screens",
  ],
  "components/tool": [...view, ...data, "components/screens/index", "components/ui", "components/site"],
  "components/site": [...view, ...data, "components/ui", "lib/client/vitals", "lib/client/words"],
  // Its texts have links, as articles do.
  "components/site/trust-page": [
    ...view,
    ...data,
    "components/ui",
    "components/site",
    "components/tool/article-text",
  ],
  "components/site/api-page": [
    ...view,
    ...data,
    "lib/openapi",
    "components/ui",
    "components/site",
    "components/tool/article-text",
  ],
  // Finds among what it is given; the registry itself stays on the server.
  "components/site/tool-search": [
    ...view,
    "lib/base-path",
    "lib/client/load",
    "lib/site/nearest-tool",
    "lib/client/words",
    "type:lib/site",
    "components/ui",
    "components/site/fetch-list",
    "components/site/search-results",
  ],
  // Drawn when the site is built; nothing of it is in a page.
  "components/pictures": [...view, ...data],
  "components/game": [
    ...view,
    "lib/base-path",
    "lib/client/words",
    "lib/formats",
    "lib/limits",
    "type:lib/tools",
    // Neither imports the registry, which stays on the server.
    "lib/site/nearest-tool",
    "lib/site/dead-ends",
    "type:lib/site",
    "lib/words",
    "components/ui",
    "components/site/fetch-list",
    "components/site/tool-search",
  ],
  "components/home": [...view, ...data, "components/ui", "components/site", "components/tool/tool-shell"],
  // The drop zone of the home page.
  "components/home/home-drop": [
    ...view,
    ...shared,
    "type:lib/site",
    "components/ui",
    "components/converter",
    "components/home/file-choices",
    "components/site/fetch-list",
  ],
  "components/home/file-choices": [
    ...view,
    ...shared,
    "lib/tools/choices",
    "components/ui",
    "components/converter",
  ],
  "components/faq": [...view, ...data, "components/ui", "components/tool/article-text"],
  "components/contact": [...view, ...data, "components/ui"],
  app: [...view, "components", ...data],
  // Sends the source of the worker.
  "app/[lang]/service-worker.js": [...view, "components/site", "lib/client/service-worker", ...data],
  "app/[lang]/cards": [...view, "components/pictures", ...data, "sharp"],
};

type Import = { file: string; target: string; typeOnly: boolean };

const statement = /^\s*(import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']/gm;
const dynamic = /\bimport\(\s*["']([^"']+)["']/g;

function filesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name).replaceAll("\\", "/"))
    .filter((name) => /\.(ts|tsx)$/.test(name) && !/\.(test|config|d)\.tsx?$/.test(name))
    .filter((name) => !name.startsWith("lib/scripts/"));
}

/** `./x` and `@/lib/x` as a path from the root, a package as its name. */
function resolve(file: string, specifier: string): string {
  if (specifier.startsWith("@/")) return specifier.slice(2);
  if (specifier.startsWith(".")) return relative(root, join(root, dirname(file), specifier));
  return specifier;
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), "utf8");
  const found = [...source.matchAll(statement)].map(([, , type, specifier]) => ({
    specifier,
    typeOnly: Boolean(type),
  }));
  const lazy = [...source.matchAll(dynamic)].map(([, specifier]) => ({ specifier, typeOnly: false }));
  return [...found, ...lazy].map(({ specifier = "", typeOnly }) => ({
    file,
    target: resolve(file, specifier),
    typeOnly,
  }));
}

const isUnder = (path: string, folder: string) =>
  path === folder || path.startsWith(`${folder}/`) || path.startsWith(`${folder}.`);

function rowOf(file: string): string | undefined {
  return Object.keys(table)
    .filter((folder) => isUnder(file, folder))
    .sort((a, b) => b.length - a.length)[0];
}

function allowed({ file, target, typeOnly }: Import): boolean {
  const row = rowOf(file);
  if (row === undefined) return false;
  if (target.startsWith("node:")) return !row.startsWith("components") && row !== "lib/client";
  // Styles and fonts are the shell's own, or come with a package.
  if (/^(lib|app|components)\/.*\.(css|woff2|svg)$/.test(target)) return row === "app";
  return [row, ...(table[row] ?? [])].some((entry) =>
    entry.startsWith("type:") ? typeOnly && isUnder(target, entry.slice(5)) : isUnder(target, entry),
  );
}

/** The files that a file brings along: its imports, theirs and so on, without types. */
function reached(file: string, files: readonly string[], seen = new Set<string>()): Set<string> {
  for (const { target, typeOnly } of importsOf(file)) {
    const found = files.find((name) => [target, `${target}/index`].includes(name.replace(/\.tsx?$/, "")));
    if (typeOnly || !found || seen.has(found)) continue;
    seen.add(found);
    reached(found, files, seen);
  }
  return seen;
}

describe("who may import what", () => {
  const files = ["app", "components", "lib"].flatMap(filesUnder);

  it("has a row for every folder", () => {
    expect(files.filter((file) => rowOf(file) === undefined)).toEqual([]);
  });

  it("has no row without files", () => {
    expect(Object.keys(table).filter((row) => !files.some((file) => rowOf(file) === row))).toEqual([]);
  });

  it.each(files)("%s keeps to its row", (file) => {
    expect(
      importsOf(file)
        .filter((entry) => !allowed(entry))
        .map(({ target }) => target),
    ).toEqual([]);
  });

  it.each(files.filter((file) => /^"use client";/.test(readFileSync(join(root, file), "utf8"))))(
    "%s brings no tool's entry to the browser: a page is sent its own",
    (file) => {
      const entries = /^lib\/tools\/(index|[^/]+\/(tool|article))\.ts$/;
      expect([...reached(file, files)].filter((name) => entries.test(name))).toEqual([]);
    },
  );
});
