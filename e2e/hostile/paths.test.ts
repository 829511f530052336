import { describe, expect, it } from "vitest";
import { calls } from "../../lib/contract/calls";
import { pagesZipUrl } from "../../lib/contract/pdf";
import { form, picture } from "../../lib/server/testing/forms";
import { requestHead, sendRaw, statusesIn } from "../running/client";
import { hostileSite } from "./site";

const site = hostileSite();

/** Contents of files that must never be sent. */
const secrets = /root:.*:0:0|"name": ?"pixmill"|BEGIN [A-Z ]*PRIVATE KEY|DATA_DIR|createServer/;

/** Sends a GET whose path is not normalized. */
const get = (path: string, ...headers: string[]) => sendRaw(site, requestHead(`GET ${path}`, ...headers));

async function expectNotServed(path: string) {
  const received = await get(path);
  const statuses = statusesIn(received);
  expect(statuses, path).toHaveLength(1);
  // A redirect is allowed only to the normalized path on this site.
  expect([301, 307, 308, 400, 404], path).toContain(statuses[0]);
  expect(received.match(/^location: (.*)$/im)?.[1] ?? "/", path).toMatch(/^\/(?![/\\])/);
  expect(received).not.toMatch(secrets);
}

const up = (step: string, times = 8) => step.repeat(times);
const session = "0".repeat(40);

/** Encodings of path traversal to /etc/passwd. */
const traversals = {
  plain: `${up("../")}etc/passwd`,
  encoded: `${up("%2e%2e%2f")}etc%2fpasswd`,
  "encoded twice": `${up("%252e%252e%252f")}etc%252fpasswd`,
  backslashes: `${up("..\\")}etc\\passwd`,
  "a NUL": `${up("..%2f")}etc%2fpasswd%00.png`,
  "overlong UTF-8": `${up("%c0%ae%c0%ae%c0%af")}etc%c0%afpasswd`,
  "four dots": `${up("....//")}etc/passwd`,
  semicolons: `${up("..;/")}etc/passwd`,
};

const endpoints = {
  "a download": `/api/download/`,
  "a file of a download": `/api/download/${session}/`,
  "the ZIP of a download": "/api/download-all/",
  "static files of the build": "/_next/static/",
  "data files of the build": "/_next/data/",
  "the root": "/",
};

describe("path traversal", () => {
  const rows = Object.entries(endpoints).flatMap(([endpoint, prefix]) =>
    Object.entries(traversals).map(([encoding, path]) => [endpoint, encoding, prefix + path] as const),
  );
  it.each(rows)("below %s with %s: a redirect, 400 or 404 and no file", async (_, __, path) =>
    expectNotServed(path),
  );

  it.each([
    "/.env",
    "/package.json",
    "/.next/BUILD_ID",
    "/dist/main.mjs",
    "/_next/../package.json",
    "/_next/image?url=http%3A%2F%2F127.0.0.1%2F&w=64&q=75",
    "/_next/image?url=%2Fetc%2Fpasswd&w=64&q=75",
    "/__nextjs_original-stack-frame?file=%2Fetc%2Fpasswd",
    "/api/../package.json",
    "//etc/passwd",
  ])("%s: a redirect, 400 or 404 and no file", async (path) => expectNotServed(path));
});

describe("addresses of downloads", () => {
  const results = async () => {
    const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }]);
    const { images } = calls.jpgToPng.reply.parse(
      JSON.parse(String((await site.send(calls.jpgToPng.path, { body })).body)),
    );
    const [, , , id = "", name = ""] = images[0]?.downloadUrl?.split("/") ?? [];
    return { id, name };
  };

  it("the exact address is 200; in capitals, shortened, with a dot, a star or another name it is 404 or a redirect", async () => {
    const { id, name } = await results();
    expect(statusesIn(await get(`/api/download/${id}/${name}`))).toEqual([200]);
    const wrong = [
      `${id.toUpperCase()}/${name}`,
      `${id.slice(0, -1)}/${name}`,
      `${id}/*`,
      `${id}/${name}%00`,
      `${id}/${name}/`,
      `${id}/../${id}/${name}x`,
      `${id.slice(0, 20)}*/${name}`,
    ];
    for (const path of wrong)
      expect([301, 308, 404], path).toContain(statusesIn(await get(`/api/download/${path}`))[0]);
  });

  it.each([
    ["a download's name", `/api/download/${session}/a%0d%0aX-Injected:%20yes.jpg`],
    ["a ZIP's id", pagesZipUrl("x\r\nX-Injected: yes")],
    ["a page", "/png-to-jpg%0d%0aX-Injected:%20yes"],
    ["a query", "/?a=%0d%0aX-Injected:%20yes"],
    ["a path that is redirected", "/x%0d%0aX-Injected:%20yes/"],
  ])("a line break in %s: no injected header in the answer", async (_, path) => {
    const received = await get(path);
    expect(statusesIn(received)[0]).toBeLessThan(500);
    expect(received.split("\r\n\r\n")[0]).not.toMatch(/^x-injected/im);
  });
});

describe("open redirects", () => {
  it.each(["//evil.example/", "/\\evil.example/", "/%2f%2fevil.example/", "/@evil.example/"])(
    "%s: no redirect to another site",
    async (path) => {
      const received = await get(path);
      expect(statusesIn(received)[0]).toBeLessThan(500);
      const location = received.match(/^location: (.*)$/im)?.[1]?.trim();
      if (location) expect(new URL(location, "http://own.example").host).toBe("own.example");
    },
  );
});

describe("headers that Next or the server might trust", () => {
  const page = "/png-to-jpg";
  it.each([
    ["a host of another site", ["X-Forwarded-Host: evil.example"]],
    ["a server action", ["Next-Action: 0123456789", "Content-Type: text/plain"]],
    ["a React Server Components request", ["RSC: 1", "Next-Router-State-Tree: %5B%22"]],
    ["a segment prefetch", ["Next-Router-Prefetch: 1", "RSC: 1", "Next-Router-Segment-Prefetch: /../../x"]],
    ["an internal middleware request", ["x-middleware-subrequest: middleware:middleware:middleware"]],
    ["a matched path", ["x-matched-path: /api/metrics", "x-invoke-path: /api/metrics"]],
    ["preview cookies", ["Cookie: __prerender_bypass=x; __next_preview_data=y"]],
    ["a revalidation", ["x-prerender-revalidate: x"]],
    ["a thousand ranges", [`Range: bytes=${"0-,".repeat(1000)}0-`]],
    ["a request ID with HTML", ["X-Request-ID: <script>alert(1)</script>"]],
  ])("%s: below 500, and the answer repeats nothing of it", async (_, headers) => {
    for (const path of [page, "/", "/nope", "/api/health/live"]) {
      const received = await get(path, ...headers);
      expect(statusesIn(received)[0], path).toBeLessThan(500);
      expect(received).not.toMatch(/evil\.example|<script>alert\(1\)|pixmill_requests_total/);
    }
  });

  it.each(["/", "/png-to-jpg", "/nope"])("a server action for %s: 4xx", async (path) => {
    for (const type of ["text/plain;charset=UTF-8", "multipart/form-data; boundary=x"]) {
      const body = '["$K1"]';
      const received = await sendRaw(
        site,
        requestHead(
          `POST ${path}`,
          "Next-Action: 40deadbeef",
          `Content-Type: ${type}`,
          `Content-Length: ${body.length}`,
        ),
        body,
      );
      const [status = 0] = statusesIn(received);
      expect(status, `${path} ${type}`).toBeGreaterThanOrEqual(400);
      expect(status, `${path} ${type}`).toBeLessThan(500);
    }
  });
});
