import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { engineEntries } from "../engine/entries";
import { ownFonts, withoutFonts } from "../server/pages/paint-first";
import {
  type OtherFile,
  type PageFile,
  writeCompressed,
  writeManifest,
  writePage,
} from "../server/pages/site-files";
import { siteSettings } from "../settings";
import { cardFile, cardsIn } from "../site/cards";
import { notFoundPath } from "../site/dead-ends";
import { english } from "../site/site";
import { callsOf, tools } from "../tools";
import { addressIn } from "../words/addresses";
import { homeOf, type Language, languages } from "../words/languages";
import { bundle } from "./bundle.mjs";
import { run } from "./install.mjs";

/** Folder of the server bundle, the engine bundle and the rendered site. */
const DIST = "dist";
const STAMP = join(DIST, "build-stamp");

/** Sources of a build; other files (e2e, README) need no new one. */
const inputs = [
  "app",
  "components",
  "lib",
  "public",
  "next.config.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];
/** Tests, what they share, and the scripts that take no part in a build. */
const notBuilt =
  /\.test\.[a-z]+$|^lib\/engine\/fixtures\/|^lib\/server\/testing\/|^lib\/scripts\/(?!build|bundle|production-build)/;

function* filesUnder(path: string): Generator<string> {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name));
}

function fingerprint(): string {
  const hash = createHash("sha256").update(process.version);
  for (const file of inputs.flatMap((top) => [...filesUnder(top)]))
    if (!notBuilt.test(file.replaceAll("\\", "/"))) hash.update(file).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

/** Builds server, engine and pages, unless the sources are unchanged since the last build. */
export async function buildIfNeeded({ force = false } = {}): Promise<void> {
  const wanted = fingerprint();
  if (!force && existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  console.log("Building...");
  rmSync(DIST, { recursive: true, force: true });
  // Pages are built with default settings; a server with other settings renders them again.
  const defaults = Object.fromEntries(siteSettings.map((name) => [name, ""]));
  await run("next", ["build"], {
    env: { ...defaults, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  await bundle(DIST, {
    main: "lib/server/main.ts",
    worker: "lib/server/worker.ts",
    cli: "lib/cli/main.ts",
    doctor: "lib/server/doctor.ts",
    ...engineEntries,
  });
  await prepareScripts(join(".next", "static"));
  await dropFonts(join(".next", "server", "app"));
  await writeSite(join(".next", "server", "app"), join(DIST, "site"));
  writeFileSync(STAMP, wanted);
}

/**
 * Tells V8 to compile a whole script while it arrives, instead of each function at its first call: hydration calls nearly
 * all of them. This halves hydration (from 57 to 27 ms for the home page on a desktop). Other engines see a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_HINT = Buffer.from("//# allFunctionsCalledOnLoad\n");

/**
 * Quality of brotli by the ending of a file whose name changes with its content. For the 4.6 MB of PDFium, 11 takes
 * 20 s, and 9 one second for a seventh more bytes.
 */
const qualities: Readonly<Record<string, number>> = { ".js": 11, ".css": 11, ".wasm": 9 };

/** Adds the hint, and compresses what a page loads, on all processors. */
async function prepareScripts(folder: string): Promise<void> {
  const prepare = async (path: string) => {
    const quality = qualities[extname(path)];
    if (!quality) return;
    const bytes = await readFile(path);
    await writeCompressed(path, path.endsWith(".js") ? Buffer.concat([COMPILE_HINT, bytes]) : bytes, quality);
  };
  await Promise.all([...filesUnder(folder)].map(prepare));
}

/** Takes the preloads of fonts out of what client navigations fetch, in the languages that have their own. */
async function dropFonts(rendered: string): Promise<void> {
  for (const path of ownFonts.flatMap((language) => [...filesUnder(join(rendered, language))]))
    if (path.endsWith(".rsc")) await writeFile(path, withoutFonts(await readFile(path, "utf8")));
}

/** Pages that Next uses only internally. */
const internal = /^_/;

/** Quality of brotli for pages. 11 takes half a second for each, so only those that most visitors ask for have it. */
const pageQuality = (language: Language) => (language === "en" ? 11 : 5);

/** Splits a path of Next into the language and the path in English. Files outside of the languages are of all. */
function partsOf(rendered: string): { language: Language; path: string } {
  const [, first = "", path = "/"] = /^\/([^/]+)(\/.*)?$/.exec(rendered) ?? [];
  return first in languages ? { language: first as Language, path } : { language: "en", path: rendered };
}

/** Copies the files that Next has rendered to the folder that the server reads, and compresses the pages, on all processors. */
async function writeSite(rendered: string, folder: string): Promise<void> {
  const pages: Promise<PageFile>[] = [];
  const notFound: Promise<PageFile>[] = [];
  const files: OtherFile[] = [];
  for (const source of filesUnder(rendered)) {
    const name = source.slice(rendered.length + 1).replaceAll("\\", "/");
    if (name.endsWith(".html") && !internal.test(name)) {
      const rendered = `/${name.slice(0, -".html".length)}`;
      const { language, path } = partsOf(rendered);
      const html = await readFile(source, "utf8");
      const tool = tools.find((one) => one.path === path);
      const page = {
        path: addressIn(language, path),
        rendered,
        language,
        html,
        camera: tool?.screen === "camera-pdf",
        calls: tool ? callsOf(tool) : [],
      };
      const list = path === notFoundPath ? notFound : pages;
      list.push(writePage(folder, page, pageQuality(language)));
    } else if (name.endsWith(".body")) {
      const rendered = `/${name.slice(0, -".body".length)}`;
      const { language, path } = partsOf(rendered);
      const file = (homeOf(language) + path).slice(1);
      await mkdir(dirname(join(folder, "files", file)), { recursive: true });
      await copyFile(source, join(folder, "files", file));
      files.push({ file, rendered });
    }
  }
  await writeManifest(folder, {
    pages: await Promise.all(pages),
    notFound: await Promise.all(notFound),
    files,
    cards: cardsIn(english).map(({ path }) => cardFile(path)),
  });
}
