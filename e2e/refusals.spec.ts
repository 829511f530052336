import type { APIRequestContext } from "@playwright/test";
import { pages } from "../lib/site/pages";
import { placeholders, tools } from "../lib/tools";
import { expect, test } from "./support/test";

const paths = [
  ...new Set([...tools, ...placeholders, ...pages].map(({ path }) => path)),
  "/",
  "/404",
  "/nope",
];

/** A page of each kind: what refuses a body does not look at the page. */
const kinds = ["/", "/404", "/nope", ...[tools, placeholders, pages].flatMap(([first]) => first?.path ?? [])];

const action = "0123456789abcdef0123456789abcdef01234567ab";
const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n1\r\n--x--\r\n`;
const multipart = { "content-type": "multipart/form-data; boundary=x" };

/** Requests that a program may send to a page: forms, and what Next treats as its own requests. */
const bodies: readonly (readonly [name: string, headers: Record<string, string>, body?: string])[] = [
  ["nothing", {}],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, "a=1"],
  ["a form of parts", multipart, part("a")],
  ["a broken form of parts", multipart, "--x"],
  ["text", { "content-type": "text/plain" }, "a"],
  ["JSON", { "content-type": "application/json" }, "{}"],
  ["an action", { "next-action": action, "content-type": "text/plain;charset=UTF-8" }, "[]"],
  ["an action without a body", { "next-action": "x" }],
  ["an action in a form", multipart, part(`$ACTION_ID_${action}`)],
  ["a request for a part of a page", { rsc: "1", "next-router-state-tree": "%5B%22%22%5D" }],
  ["a broken one", { rsc: "1", "next-router-state-tree": "{{", "content-type": "text/plain" }, "a"],
];
const methods = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const statusOf = async (
  request: APIRequestContext,
  path: string,
  options: Parameters<APIRequestContext["fetch"]>[1] = {},
) => (await request.fetch(path, { maxRedirects: 0, ...options })).status();

for (const [name, headers, body] of bodies)
  test(`a page refuses ${name} with a 4xx`, async ({ request }) => {
    for (const path of kinds)
      for (const method of methods) {
        const options = { method, headers, ...(body && { data: Buffer.from(body) }) };
        const status = await statusOf(request, path, options);
        expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
        expect(status, `${method} ${path}`).toBeLessThan(500);
      }
  });

test("a page does not fail with a 5xx on odd headers that Next reads", async ({ request }) => {
  const odd: Record<string, string>[] = [
    { rsc: "1" },
    { rsc: "1", "next-router-state-tree": "{{" },
    { rsc: "1", "next-router-prefetch": "1", "next-router-segment-prefetch": "/x" },
    { "next-action": "x" },
    { accept: "garbage/" },
    { range: "bytes=9-1" },
    { "if-none-match": "x" },
  ];
  for (const path of kinds)
    for (const headers of odd)
      expect(await statusOf(request, path, { headers }), `${path} ${JSON.stringify(headers)}`).toBeLessThan(
        500,
      );
});

test("does not offer Next's image resizing", async ({ request }) => {
  for (const url of ["/icon.svg", "http://127.0.0.1:22/", "//example.com/a.png", ""]) {
    const status = await statusOf(request, `/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`);
    expect([status >= 400, status < 500]).toEqual([true, true]);
  }
});

test("every page has security headers, and only one page allows the camera", { tag: "@main" }, async ({
  request,
}) => {
  const withCamera: readonly string[] = tools
    .filter(({ screen }) => screen === "camera-pdf")
    .map(({ path }) => path);
  for (const path of paths) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": `camera=(${withCamera.includes(path) ? "self" : ""}), microphone=(), geolocation=()`,
    });
    expect(headers, path).not.toHaveProperty("x-powered-by");
    const scripts = headers["content-security-policy"]?.match(/script-src [^;]*/)?.[0];
    expect(scripts, path).toMatch(
      /^script-src 'self'( 'sha256-[\w+/=]+')+( https:\/\/www\.googletagmanager\.com)?$/,
    );
  }
});

test("no API response may be embedded by another site", async ({ request }) => {
  for (const path of [
    "/api/health/live",
    "/api/nope",
    "/api/jpg-to-png",
    "/api/download/x/y",
    "/api/openapi.json",
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers, path).not.toHaveProperty("x-powered-by");
  }
});
