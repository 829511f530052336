import { describe, expect, it } from "vitest";
import { calls } from "../contract/calls";
import { pagesZipUrl } from "../contract/pdf";
import { head, say, statusesIn } from "../running/client";
import { form, picture } from "../server/testing/forms";
import { hostileSite } from "./site";

const site = hostileSite();

/** What any of the files in question begins with, or has in it. */
const secrets = /root:.*:0:0|"name": ?"pixmill"|BEGIN [A-Z ]*PRIVATE KEY|DATA_DIR|createServer/;

/** A request line as it is, with nothing resolved on the way. */
const get = (path: string, ...headers: string[]) => say(site, head(`GET ${path}`, ...headers));

async function expectNothing(path: string) {
  const heard = await get(path);
  const statuses = statusesIn(heard);
  expect(statuses, path).toHaveLength(1);
  // A redirect, at most, to the same path written plainly.
  expect([301, 307, 308, 400, 404], path).toContain(statuses[0]);
  expect(heard.match(/^location: (.*)$/im)?.[1] ?? "/", path).toMatch(/^\/(?![/\\])/);
  expect(heard).not.toMatch(secrets);
}

const up = (step: string, times = 8) => step.repeat(times);
const session = "0".repeat(40);

/** Ways to write '../', and '/etc/passwd' behind it. */
const climbs = {
  plain: `${up("../")}etc/passwd`,
  encoded: `${up("%2e%2e%2f")}etc%2fpasswd`,
  "encoded dots": `${up("%2e%2e/")}etc/passwd`,
  "encoded slashes": `${up("..%2f")}etc%2fpasswd`,
  "encoded twice": `${up("%252e%252e%252f")}etc%252fpasswd`,
  backslashes: `${up("..\\")}etc\\passwd`,
  "encoded backslashes": `${up("..%5c")}etc%5cpasswd`,
  "a NUL": `${up("..%2f")}etc%2fpasswd%00.png`,
  "overlong UTF-8": `${up("%c0%ae%c0%ae%c0%af")}etc%c0%afpasswd`,
  "full-width dots": `${up("%ef%bc%8e%ef%bc%8e/")}etc/passwd`,
  "more dots than two": `${up("....//")}etc/passwd`,
  semicolons: `${up("..;/")}etc/passwd`,
};

const doors = {
  "a download": `/api/download/`,
  "a file of a download": `/api/download/${session}/`,
  "all of a download": "/api/download-all/",
  "the build's files": "/_next/static/",
  "the build's data": "/_next/data/",
  "the root": "/",
};

describe("paths that climb", () => {
  const rows = Object.entries(doors).flatMap(([door, prefix]) =>
    Object.entries(climbs).map(([climb, path]) => [door, climb, prefix + path] as const),
  );
  it.each(rows)("from %s by %s: 404, or 400", async (_, __, path) => expectNothing(path));

  it.each([
    "/.env",
    "/.git/config",
    "/package.json",
    "/.next/BUILD_ID",
    "/.data/results",
    "/lib/server/main.ts",
    "/dist/main.mjs",
    "/_next/../package.json",
    "/_next/image?url=http%3A%2F%2F127.0.0.1%2F&w=64&q=75",
    "/_next/image?url=%2Fetc%2Fpasswd&w=64&q=75",
    "/_next/webpack-hmr",
    "/__nextjs_original-stack-frame?file=%2Fetc%2Fpasswd",
    "/api/../package.json",
    "/server.js.map",
    "//etc/passwd",
  ])("%s: 404, or 400", async (path) => expectNothing(path));
});

describe("ids of downloads", () => {
  const results = async () => {
    const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }]);
    const { images } = calls.jpgToPng.reply.parse(
      JSON.parse(String((await site.ask(calls.jpgToPng.path, { body })).body)),
    );
    const [, , , id = "", name = ""] = images[0]?.downloadUrl?.split("/") ?? [];
    return { id, name };
  };

  it("a result's own: 200; in capitals, shortened, with a dot, a star or another's name: 404", async () => {
    const { id, name } = await results();
    expect(statusesIn(await get(`/api/download/${id}/${name}`))).toEqual([200]);
    const wrong = [
      `${id.toUpperCase()}/${name}`,
      `${id.slice(0, -1)}/${name}`,
      `${id}./${name}`,
      `${id}/*`,
      `${id}/.`,
      `${id}/${name}%00`,
      `${id}/${name}/`,
      `${id}/../${id}/${name}x`,
      `*/${name}`,
      `${id.slice(0, 20)}*/${name}`,
    ];
    for (const path of wrong)
      expect([301, 308, 404], path).toContain(statusesIn(await get(`/api/download/${path}`))[0]);
  });

  it.each([
    ["a download's id", `/api/download/x%0d%0aX-Injected:%20yes/a.jpg`],
    ["a download's name", `/api/download/${session}/a%0d%0aX-Injected:%20yes.jpg`],
    ["a ZIP's id", pagesZipUrl("x\r\nX-Injected: yes")],
    ["a page", "/png-to-jpg%0d%0aX-Injected:%20yes"],
    ["a query", "/?a=%0d%0aX-Injected:%20yes"],
    ["a path that is redirected", "/x%0d%0aX-Injected:%20yes/"],
  ])("a line's end in %s: no header of theirs in the answer", async (_, path) => {
    const heard = await get(path);
    expect(statusesIn(heard)[0]).toBeLessThan(500);
    expect(heard.split("\r\n\r\n")[0]).not.toMatch(/^x-injected/im);
  });
});

describe("redirects that lead elsewhere", () => {
  it.each([
    "//evil.example/",
    "///evil.example/%2e%2e",
    "/\\evil.example/",
    "/%5cevil.example/",
    "/%2f%2fevil.example/",
    "/.evil.example/",
    "/@evil.example/",
  ])("%s: not to another site", async (path) => {
    const heard = await get(path);
    expect(statusesIn(heard)[0]).toBeLessThan(500);
    const location = heard.match(/^location: (.*)$/im)?.[1]?.trim();
    if (location) expect(new URL(location, "http://own.example").host).toBe("own.example");
  });
});

describe("headers that Next would believe", () => {
  const page = "/png-to-jpg";
  it.each([
    ["a host of another site", ["X-Forwarded-Host: evil.example"]],
    ["a server action", ["Next-Action: 0123456789", "Content-Type: text/plain"]],
    ["a part of a page", ["RSC: 1", "Next-Router-State-Tree: %5B%22"]],
    ["a prefetch of a part", ["Next-Router-Prefetch: 1", "RSC: 1", "Next-Router-Segment-Prefetch: /../../x"]],
    ["a request from within", ["x-middleware-subrequest: middleware:middleware:middleware"]],
    ["a path that was matched", ["x-matched-path: /api/metrics", "x-invoke-path: /api/metrics"]],
    ["a preview", ["Cookie: __prerender_bypass=x; __next_preview_data=y"]],
    ["a revalidation", ["x-prerender-revalidate: x"]],
    ["data of a page", ["x-nextjs-data: 1"]],
    ["a range without end", [`Range: bytes=${"0-,".repeat(1000)}0-`]],
    ["a language of a thousand", [`Accept-Language: ${"x,".repeat(1000)}`]],
    ["an id that is markup", ["X-Request-ID: <script>alert(1)</script>"]],
  ])("%s: an answer under 500 without a word of theirs", async (_, headers) => {
    for (const path of [page, "/", "/nope", "/api/health/live"]) {
      const heard = await get(path, ...headers);
      expect(statusesIn(heard)[0], path).toBeLessThan(500);
      expect(heard).not.toMatch(/evil\.example|<script>alert\(1\)|pixmill_requests_total/);
    }
  });

  it.each(["/", "/png-to-jpg", "/faq", "/nope"])("a server action sent to %s: 4xx", async (path) => {
    for (const type of [
      "text/plain;charset=UTF-8",
      "multipart/form-data; boundary=x",
      "application/x-www-form-urlencoded",
    ]) {
      const body = '["$K1"]';
      const heard = await say(
        site,
        head(
          `POST ${path}`,
          "Next-Action: 40deadbeef",
          `Content-Type: ${type}`,
          `Content-Length: ${body.length}`,
        ),
        body,
      );
      const [status = 0] = statusesIn(heard);
      expect(status, `${path} ${type}`).toBeGreaterThanOrEqual(400);
      expect(status, `${path} ${type}`).toBeLessThan(500);
    }
  });
});
