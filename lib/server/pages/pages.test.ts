import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { requestHead, sendRaw, sendRequest } from "../../../e2e/running/client";
import { testServer } from "../testing/server";
import { registerPages } from "./pages";
import { type PageFile, scriptHashes, writeCompressed, writePage } from "./site-files";

const folder = await mkdtemp(join(tmpdir(), "pixmill-pages-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const filler = "<p>words</p>".repeat(300);
const html = (path: string) => `<title>${path}</title><script>run("${path}")</script>${filler}`;
const paths = ["/", "/faq", "/png-to-jpg", "/Jpg-to-jpeg", "/image-to-pdf"];
const german = { "/de": "/de", "/de/haeufige-Fragen": "/de/faq", "/de/404": "/de/404" } as const;
/** How often a page in German was waited for, by its path. */
const waited: string[] = [];

/** Paths of the cards that Next was asked to draw. */
const drawn: string[] = [];

const server = testServer(
  { NEXT_PUBLIC_BACKEND_URL: "https://api.example", TAG_MANAGER_ID: "GTM-A1" },
  {
    async pages() {
      const write = (path: string) =>
        writePage(
          folder,
          {
            path,
            rendered: `/en${path === "/" ? "" : path}`,
            language: "en",
            html: html(path),
            camera: path === "/image-to-pdf",
            calls: [],
          },
          5,
        );
      const pages = await Promise.all(paths.map(write));
      const later = Object.entries(german).map(([path, rendered]) => ({
        path,
        rendered,
        language: "de" as const,
        html: html(path),
        camera: false,
        calls: [],
      }));
      const unwritten = later.map(({ html: _, ...page }) => ({ ...page, file: "", scripts: [] }));
      await mkdir(join(folder, "files"), { recursive: true });
      await writeFile(join(folder, "files", "robots.txt"), "User-Agent: *");
      await writeCompressed(join(folder, "scripts", "chunks", "a.js"), Buffer.from("run();".repeat(1000)), 5);
      const files = [{ file: "robots.txt", rendered: "/robots.txt" }];
      const site = {
        folder,
        manifest: {
          pages: [...pages, ...unwritten.slice(0, 2)],
          notFound: [await write("/404"), ...unwritten.slice(2)],
          files,
          cards: ["home.png"],
        },
        async written(page: PageFile) {
          const found = later.find(({ path }) => path === page.path);
          if (!found) return page;
          waited.push(page.path);
          return writePage(folder, found, 5);
        },
      };
      const assets = { scripts: [join(folder, "scripts")], public: join(folder, "public") };
      await mkdir(assets.public, { recursive: true });
      return {
        has: (path) => paths.some((page) => page.toLowerCase() === path),
        unused: new Set(),
        close: async () => {},
        register: (app) =>
          registerPages(
            app,
            { NEXT_PUBLIC_BACKEND_URL: "https://api.example", TAG_MANAGER_ID: "GTM-A1", BASE_PATH: "" },
            {
              async answer({ url, headers }, response) {
                // Cards are drawn by a request with the id of the build.
                if (headers["x-prerender-revalidate"]) drawn.push(url ?? "");
                response.end(`Next answers ${url}`);
              },
            },
            site,
            assets,
          ),
      };
    },
  },
);
const get = (path: string, headers: Record<string, string> = {}) =>
  server.fetch(path, { headers, redirect: "manual" });

/** Sends a request that fetch would refuse or normalize. */
const headOf = (line: string) => sendRaw({ url: server.url("") }, requestHead(line));

describe("a page", () => {
  it.each(["/", "/FAQ", "/faq?a=%zz", "/%66aq", "/jpg-to-jpeg"])(
    "%s is answered with its file",
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get("content-type")]).toEqual([
        200,
        "text/html; charset=utf-8",
      ]);
      expect(await response.text()).toContain("<title>/");
    },
  );

  it.each([
    ["br, gzip", "br"],
    ["gzip, br;q=0", "gzip"],
    ["identity", null],
  ])("for Accept-Encoding '%s' is sent as %s, with Vary", async (accepts, encoding) => {
    const response = await get("/faq", { "accept-encoding": accepts });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toMatch(/^rsc, .*accept-encoding$/i);
    expect(await response.text()).toBe(html("/faq"));
  });

  it("is a 304 for a matching ETag", async () => {
    // Not fetch, which adds `Cache-Control: no-cache` to conditional requests.
    const site = { url: server.url("") };
    const first = await sendRequest(site, "/faq");
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const headers = { "if-none-match": first.headers.etag ?? "" };
    expect((await sendRequest(site, "/faq", { headers })).status).toBe(304);
  });

  it("has a policy with the hash of its script, the backend, and the tag manager only on the home page", async () => {
    for (const path of ["/", "/faq"]) {
      const { headers } = await get(path);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain(`script-src 'self' ${scriptHashes(html(path))}`);
      expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.example/);
      expect(policy.includes("googletagmanager")).toBe(path === "/");
    }
  });

  it("may use the camera only if its tool needs it", async () => {
    const allowed = async (path: string) => (await get(path)).headers.get("permissions-policy");
    expect(await allowed("/image-to-pdf")).toContain("camera=(self)");
    expect(await allowed("/faq")).toContain("camera=()");
  });

  it("is rendered by Next for a client navigation, under the path that Next knows", async () => {
    expect(await (await get("/FAQ?_rsc=1", { rsc: "1" })).text()).toBe("Next answers /en/faq?_rsc=1");
    expect((await get("/nope?_rsc=1", { rsc: "1" })).status).toBe(404);
  });
});

describe("an unknown address", () => {
  it.each(["/nope", "/404", "/manifest.json"])("%s is a 404 with the 404 page", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(html("/404"));
  });

  it("is a 404 with its body for a conditional or partial request too", async () => {
    const site = { url: server.url("") };
    const { etag = "" } = (await sendRequest(site, "/nope")).headers;
    const conditions: Record<string, string>[] = [{ "if-none-match": etag }, { range: "bytes=0-3" }];
    for (const headers of conditions) {
      const { status, body } = await sendRequest(site, "/nope", { headers });
      expect([status, String(body)]).toEqual([404, html("/404")]);
    }
  });

  it("is a short 404 if it cannot be decoded", async () => {
    const response = await get("/%zz");
    expect([response.status, await response.text()]).toEqual([404, "Not found\n"]);
  });

  it.each([
    ["/faq/", "/faq"],
    ["/nope//x/?a=1", "/nope/x?a=1"],
    ["//evil.example/", "/evil.example"],
    ["/\\evil.example", "/evil.example"],
  ])("%s is redirected to %s", async (path, plain) => {
    const head = await headOf(`GET ${path}`);
    expect(head).toMatch(/^HTTP\/1\.1 308 /);
    expect(head).toMatch(/^vary: rsc, /im);
    expect(head).toMatch(new RegExp(`^location: ${plain.replaceAll("?", "\\?")}\r$`, "im"));
  });
});

describe("a page in another language", () => {
  it("is written when it is asked for the first time, with the hashes of its own scripts", async () => {
    expect(waited).not.toContain("/de/haeufige-Fragen");
    const answers = [await get("/de/haeufige-Fragen"), await get("/DE/Haeufige-Fragen?a=1")];
    for (const response of answers) {
      expect(await response.text()).toBe(html("/de/haeufige-Fragen"));
      expect(response.headers.get("content-security-policy")).toContain(
        `${scriptHashes(html("/de/haeufige-Fragen"))}`,
      );
    }
    expect(waited.filter((path) => path === "/de/haeufige-Fragen")).toHaveLength(1);
  });

  it.each([
    ["/de/faq?a=1", "/de/haeufige-Fragen?a=1"],
    ["/DE/FAQ", "/de/haeufige-Fragen"],
    ["/de/haeufige-Fragen/", "/de/haeufige-Fragen"],
    ["/de/", "/de"],
    ["/en/faq", "/faq"],
    ["/en?a=1", "/?a=1"],
    ["/En/Jpg-to-JPEG", "/Jpg-to-jpeg"],
  ])("%s is redirected to %s", async (path, address) => {
    const { status, headers } = await get(path);
    expect([status, headers.get("location")]).toEqual([308, address]);
    expect(headers.get("vary")).toMatch(/^rsc, /);
  });

  it("is rendered by Next for a client navigation, under its path in English", async () => {
    const next = async (path: string) => (await get(`${path}?_rsc=1`, { rsc: "1" })).text();
    expect(await next("/de/haeufige-Fragen")).toBe("Next answers /de/faq?_rsc=1");
    expect(await next("/de")).toBe("Next answers /de?_rsc=1");
  });

  it.each(["/de/nope", "/De/png-to-jpg", "/de/404"])("%s is a 404 with the page in German", async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(await response.text()).toBe(html("/de/404"));
  });

  it.each(["/fr/nope", "/deutsch"])(
    "%s is a 404 with the page in English, where there is no other",
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([404, html("/404")]);
    },
  );

  it("has its card drawn once, when it is asked for, as a page in English has", async () => {
    // The id that lets Next draw is read from the build.
    await mkdir(join(folder, ".next"), { recursive: true });
    const build = JSON.stringify({ preview: { previewModeId: "of-the-build" } });
    await writeFile(join(folder, ".next", "prerender-manifest.json"), build);
    const cwd = vi.spyOn(process, "cwd").mockReturnValue(folder);
    onTestFinished(() => cwd.mockRestore());
    for (const response of await Promise.all([1, 2].map(() => get("/de/cards/home.png")))) {
      expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
      expect(await response.text()).toBe("Next answers /de/cards/home.png");
    }
    expect((await get("/de/cards/nope.png")).status).toBe(404);
    expect(await (await get("/cards/home.png")).text()).toBe("Next answers /en/cards/home.png");
    expect(drawn).toEqual(["/de/cards/home.png", "/en/cards/home.png"]);
  });
});

it.each([
  ["POST", "/faq?a=1", "GET, HEAD"],
  ["DELETE", "/%66aq", "GET, HEAD"],
  ["DELETE", "/png-to-jpg", "GET, HEAD, POST"],
  ["PATCH", "/Png-to-JPG", "GET, HEAD, POST"],
  ["GET", "/api/jpg-to-png", "POST"],
  ["TRACE", "/api/jpg-to-png", "POST"],
])("answers %s %s with 405 and Allow: %s", async (method, path, allow) => {
  const head = await headOf(`${method} ${path}`);
  expect(head).toMatch(/^HTTP\/1\.1 405 /);
  expect(head).toMatch(new RegExp(`^allow: ${allow}\r$`, "im"));
});

it("sends scripts compressed, with a cache time of a year", async () => {
  const response = await get("/_next/static/chunks/a.js", { "accept-encoding": "br" });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "application/javascript; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
  });
});

it("sends files made by the build and public files", async () => {
  const response = await get("/robots.txt");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
});
