import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallId } from "../../contract/calls";
import { siteSettings } from "../../settings";
import { renderedAt } from "../../words/addresses";
import { homeOf, type Language, languageIds } from "../../words/languages";
import type { Env } from "../env";
import type { createConnections } from "../http/connections";
import { plainAddress } from "../http/plain-address";
import { contentSecurityPolicy, dataHeaders, permissionsPolicy } from "../http/security-headers";
import { createScratch } from "../scratch";
import { type CompressedPage, etagOf, isKnown, readCompressedPage, sendPage } from "./compressed-page";
import { type NextHandler, rerender, startNext } from "./next";
import { drawIcons, rebaseScripts, renderSite, type Site } from "./render-site";
import { type PageFile, readManifest, type SiteManifest } from "./site-files";

/** What the API has to know of the pages. */
export type PageList = Pick<Pages, "has" | "unused">;

export type Pages = {
  /** Whether a path, in lower case, is a page's. */
  has(path: string): boolean;
  /** Calls whose pages are all off. */
  unused: ReadonlySet<CallId>;
  register(app: FastifyInstance): Promise<void>;
  /** Removes what was rendered for this process. */
  close(): Promise<void>;
  connectionOptions?: Parameters<typeof createConnections>[2];
};

/** Files that each language has of its own, see `app/[lang]`. */
const localFile = /\/(?:(?:choices|tools)\.json|manifest\.webmanifest|service-worker\.js|cards\/[^/]+\.png)$/;

/** Development: Next compiles each page when it is asked for. */
export async function developmentPages({ PORT, HOST, BASE_PATH }: Env): Promise<Pages> {
  if (BASE_PATH) throw new Error("BASE_PATH is set, but only a build can be served under it. Use npm start.");
  const next = await startNext({ dev: true, port: PORT, host: HOST });
  return {
    // The registry is not in this bundle: a call outside /api shares its path with a page.
    has: (path) => !path.startsWith("/api/"),
    unused: new Set(),
    connectionOptions: { upgrade: next.upgrade },
    async register(app) {
      app.setNotFoundHandler((request, reply) => {
        const [path = "/"] = request.raw.url?.split("?") ?? [];
        const isShared = path.startsWith("/_") || (path.includes(".") && !localFile.test(path));
        return passToNext(next, request, reply, isShared ? undefined : renderedAt(path));
      });
    },
    close: async () => {},
  };
}

/**
 * Production: pages are files, compressed when they were built. Next is left with client navigations (requests with an
 * `RSC` header).
 *
 * @param folder of the built site, see `site-files`
 */
export async function productionPages(env: Env, folder: string): Promise<Pages> {
  const next = await startNext({ dev: false, port: env.PORT, host: env.HOST, base: env.BASE_PATH });
  const built = { folder, manifest: await readManifest(folder) };
  requireTools(env, built.manifest);
  // Not in the uploads' scratch folder, which engine processes may write to. Each server on DATA_DIR has its own.
  const rendered = createScratch(join(env.DATA_DIR, "site"), join(env.DATA_DIR, "alive"));
  await rendered.sweep(Number.POSITIVE_INFINITY);
  let site = built;
  const scripts = [join(process.cwd(), ".next", "static")];
  if (!hasBuildSettings(env)) {
    const { path } = await rendered.open();
    site = await renderSite(next, built, path);
    if (env.SITE_LOGO || env.SITE_COLOR) await drawIcons(join(path, "files"), env);
    if (env.BASE_PATH) scripts.unshift(await rebaseScripts(env.BASE_PATH, scripts, join(path, "scripts")));
  }
  const paths = new Set(site.manifest.pages.map(({ path }) => path.toLowerCase()));
  const used = new Set(site.manifest.pages.flatMap(({ calls }) => calls));
  return {
    has: (path) => paths.has(path),
    unused: new Set(built.manifest.pages.flatMap(({ calls }) => calls).filter((call) => !used.has(call))),
    register: (app) =>
      registerPages(app, env, next, site, { scripts, public: join(process.cwd(), "public") }),
    close: () => rendered.close(),
  };
}

/** @throws Error with one sentence, if TOOLS names no tool's page */
function requireTools({ TOOLS = [] }: Env, { pages }: SiteManifest): void {
  const known = pages
    .filter(({ calls, language }) => calls.length > 0 && language === "en")
    .map(({ path }) => path.slice(1).toLowerCase());
  for (const name of TOOLS)
    if (!known.includes(name.replace(/^-/, "")))
      throw new Error(`TOOLS names '${name}', but no tool has the page /${name.replace(/^-/, "")}.`);
}

const hasBuildSettings = (env: Env) => siteSettings.every((name) => !env.given.has(name));

/** Shared caches would keep a page for a year if Next had its way; the next build may be tomorrow. Most answers are a 304. */
const revalidate = "public, max-age=0, must-revalidate";
/** Answers to one address differ by these: Next asks for parts of a page there, and pages are compressed. */
const nextVary =
  "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding";
const YEAR_MS = 31_536_000_000;

/**
 * Serves a built site.
 *
 * @param assets folders of the build's scripts, the first one that has a file decides, and of public files
 */
export async function registerPages(
  app: FastifyInstance,
  env: Pick<Env, "NEXT_PUBLIC_BACKEND_URL" | "TAG_MANAGER_ID" | "BASE_PATH">,
  next: Pick<NextHandler, "answer">,
  { folder, manifest, written = async (page) => page }: Site,
  assets: { scripts: string[]; public: string },
): Promise<void> {
  app.addHook("onRequest", async ({ raw }) => {
    // A part is one of the file as it is, not of its compressed version.
    if (raw.headers.range) delete raw.headers["accept-encoding"];
  });
  const files = { serve: true, wildcard: false, index: false, decorateReply: false } as const;
  await app.register(fastifyStatic, {
    ...files,
    root: assets.scripts,
    prefix: "/_next/static/",
    preCompressed: true,
    globIgnore: ["**/*.br", "**/*.gz"],
    immutable: true,
    maxAge: YEAR_MS,
  });
  await app.register(fastifyStatic, {
    ...files,
    root: [join(folder, "files"), assets.public],
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header("Cache-Control", revalidate);
      // Those of all languages work for the whole site.
      if (path.endsWith("service-worker.js")) reply.header("Service-Worker-Allowed", `${env.BASE_PATH}/`);
      // Browsers and crawlers know this name of it; the registered one is the library's.
      if (path.endsWith(".ico")) reply.type("image/x-icon");
    },
  });
  const headersOf = ({ path, scripts, camera }: PageFile) => ({
    "Content-Security-Policy": contentSecurityPolicy(scripts, {
      backend: env.NEXT_PUBLIC_BACKEND_URL,
      // Only the home page loads it.
      tagManager: path === "/" && env.TAG_MANAGER_ID !== undefined,
    }),
    "Permissions-Policy": permissionsPolicy(camera),
    "Cache-Control": revalidate,
    Vary: nextVary,
  });
  /** Reads a page when it is asked for the first time; most visitors stay in one language. */
  function reader(page: PageFile) {
    let reading: Promise<{ compressed: CompressedPage; headers: Record<string, string> }> | undefined;
    const read = async () => {
      const entry = await written(page);
      return {
        compressed: await readCompressedPage(join(folder, "pages", entry.file)),
        headers: headersOf(entry),
      };
    };
    return () => {
      reading ??= read().catch((error) => {
        reading = undefined;
        throw error;
      });
      return reading;
    };
  }
  for (const page of manifest.pages) {
    const read = reader(page);
    if (page.language === "en") await read();
    app.get(page.path, async (request, reply) => {
      // Also for a client navigation, which Next answers from what it rendered then.
      const { compressed, headers } = await read();
      if (request.headers.rsc !== undefined) return passToNext(next, request, reply, page.rendered);
      return sendPage(request, reply, compressed, headers);
    });
    // A translation under the path in English, and English with its language.
    if (page.rendered !== page.path)
      app.get(page.rendered, (request, reply) => {
        const [, query = ""] = /^[^?]*(.*)$/.exec(request.raw.url ?? "") ?? [];
        return reply.header("Vary", nextVary).redirect(env.BASE_PATH + page.path + query, 308);
      });
  }
  serveCards(app, next, manifest);

  const notFound = new Map(manifest.notFound.map((page) => [page.language, reader(page)]));
  app.setNotFoundHandler(async (request, reply) => {
    const address = plainAddress(request.raw.url);
    if (address !== request.raw.url)
      return reply.header("Vary", nextVary).redirect(env.BASE_PATH + address, 308);
    if (request.method !== "GET" && request.method !== "HEAD")
      return reply
        .code(405)
        .headers({ ...dataHeaders, Allow: "GET, HEAD" })
        .type("text/plain")
        .send("Method not allowed\n");
    const [, first = ""] = /^\/([^/?]+)/.exec(address) ?? [];
    const page = await (notFound.get(first.toLowerCase() as Language) ?? notFound.get("en"))?.();
    if (!page) throw new Error("The build has no page for unknown addresses.");
    // Else a cache would keep it after the page is there.
    const headers = { ...page.headers, "Cache-Control": "no-store" };
    return sendPage(request, reply.code(404), page.compressed, headers);
  });
}

/** Serves the social cards, which are drawn when they are asked for. */
function serveCards(app: FastifyInstance, next: Pick<NextHandler, "answer">, { cards }: SiteManifest): void {
  const drawn = new Map<string, Promise<Buffer | undefined>>();
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: each takes 0.2 s, in which the server answers nobody else. */
  function draw(path: string) {
    const drawing = last.then(async () => (await rerender(next, [path])).get(path));
    last = drawing.catch(() => drawn.delete(path));
    drawn.set(path, drawing);
    return drawing;
  }
  for (const language of languageIds)
    app.get<{ Params: { card: string } }>(`${homeOf(language)}/cards/:card`, async (request, reply) => {
      const { card } = request.params;
      if (!cards.includes(card)) return reply.callNotFound();
      const path = `/${language}/cards/${card}`;
      const picture = await (drawn.get(path) ?? draw(path));
      if (!picture) return reply.callNotFound();
      const etag = etagOf(picture);
      reply.headers({ "Cache-Control": revalidate, ETag: etag });
      return isKnown(request, etag) ? reply.code(304).send() : reply.type("image/png").send(picture);
    });
}

/** Hands a request to Next, under the path that Next knows. */
async function passToNext(
  next: Pick<NextHandler, "answer">,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  path?: string,
): Promise<void> {
  reply.hijack();
  if (path !== undefined) raw.url = raw.url?.replace(/^[^?]*/, () => path);
  try {
    await next.answer(raw, reply.raw);
  } catch (error) {
    console.error(error);
    reply.raw.destroy();
  }
}
