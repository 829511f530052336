import { describe, expect, it } from "vitest";
import { calls } from "../contract/calls";
import { form, picture } from "../server/testing/forms";
import { codeOf } from "./outcome";
import { hostileSite } from "./site";

/** Conversions a minute. */
const ALLOWANCE = 5;
/** Where the proxy is that all of a site's visitors come through. */
const PROXY = "127.0.99.1";
/** Who pays for the conversions between the rows: nobody would be served any more on the allowance under attack. */
const addressOf = (row: number) => `127.0.${row}.1`;

describe("a visitor who would be many, on a site without a proxy", () => {
  let row = 1;
  const site = hostileSite(
    { RATE_LIMIT_PER_MINUTE: String(ALLOWANCE) },
    { fromEach: () => addressOf(100 + row++) },
  );

  const forgeries: Record<string, (i: number) => Record<string, string>> = {
    "no header": () => ({}),
    "X-Forwarded-For": (i) => ({ "X-Forwarded-For": `203.0.113.${i}` }),
    "a chain of X-Forwarded-For": (i) => ({
      "X-Forwarded-For": `203.0.113.${i}, 198.51.100.${i}, 127.0.0.1`,
    }),
    Forwarded: (i) => ({ Forwarded: `for=203.0.113.${i}` }),
    "X-Real-IP": (i) => ({ "X-Real-IP": `203.0.113.${i}` }),
    "CF-Connecting-IP and True-Client-IP": (i) => ({
      "CF-Connecting-IP": `203.0.113.${i}`,
      "True-Client-IP": `203.0.113.${i}`,
    }),
    "the server's own header": (i) => ({ "X-Pixmill-Visitor": `203.0.113.${i}` }),
    "a cookie and another browser": (i) => ({ Cookie: `visitor=${i}`, "User-Agent": `browser/${i}` }),
  };

  it.each(Object.entries(forgeries).map(([name, headers], i) => [name, headers, i + 1] as const))(
    "by %s: 429 from the sixth on",
    async (_, headers, number) => {
      const bytes = await picture("jpeg");
      const statuses: number[] = [];
      for (let i = 0; i < ALLOWANCE + 3; i++) {
        const body = form([{ name: "a.jpg", bytes }]);
        const answer = await site.ask(calls.jpgToPng.path, {
          body,
          headers: headers(i),
          from: addressOf(number),
        });
        if (answer.status === 429) {
          expect(codeOf(answer)).toBe("rate_limited");
          expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
        }
        statuses.push(answer.status);
      }
      expect(statuses).toEqual([...Array(ALLOWANCE).fill(200), 429, 429, 429]);
    },
  );

  it("refused uploads count too: 429 from the sixth on", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < ALLOWANCE + 1; i++)
      statuses.push((await site.ask(calls.jpgToPng.path, { body: "x", from: addressOf(50) })).status);
    expect(statuses).toEqual([...Array(ALLOWANCE).fill(400), 429]);
  });
});

describe("a visitor who would be many, behind a proxy", () => {
  let row = 1;
  const site = hostileSite(
    { RATE_LIMIT_PER_MINUTE: String(ALLOWANCE), TRUST_PROXY: "1" },
    { fromEach: () => addressOf(100 + row++) },
  );

  it.each([
    ["addresses in front of the proxy's", (i: number) => `198.51.100.${i}, 203.0.113.7`],
    ["addresses of one IPv6 network", (i: number) => `2001:db8:1:2::${i}`],
    ["an IPv4 address written as IPv6", (i: number) => (i % 2 ? "::ffff:203.0.113.8" : "203.0.113.8")],
    ["ports", (i: number) => `203.0.113.9:${1000 + i}`],
    ["words that are no address", (i: number) => `visitor-${i}`],
  ])("by %s: 429 from the sixth on", async (_, forwarded) => {
    const bytes = await picture("jpeg");
    const statuses: number[] = [];
    for (let i = 0; i < ALLOWANCE + 1; i++) {
      const body = form([{ name: "a.jpg", bytes }]);
      const headers = { "X-Forwarded-For": forwarded(i) };
      statuses.push((await site.ask(calls.jpgToPng.path, { body, headers, from: PROXY })).status);
    }
    expect(statuses).toEqual([...Array(ALLOWANCE).fill(200), 429]);
  });
});

describe("what is for this machine alone", () => {
  const site = hostileSite({ TRUST_PROXY: "1" });

  it.each([
    ["X-Forwarded-For", "127.0.0.1"],
    ["X-Forwarded-For", "::1"],
    ["X-Pixmill-Local", "yes"],
    ["Via", "1.1 proxy"],
    ["Forwarded", "for=127.0.0.1"],
  ])("the figures, with %s: %s behind a proxy: 404", async (name, value) => {
    const headers = { "X-Forwarded-For": "203.0.113.1", [name]: value };
    expect((await site.ask("/api/metrics", { headers })).status).toBe(404);
  });

  it.each([
    ["another site's page", { Origin: "https://evil.example" }],
    ["another site's page, as a browser says it", { "Sec-Fetch-Site": "cross-site" }],
    ["no site at all", { Origin: "null" }],
    ["a site whose name begins alike", { Origin: "http://localhost.evil.example" }],
  ])("a conversion sent by %s: 403", async (_, headers) => {
    const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }]);
    const answer = await site.ask(calls.jpgToPng.path, { body, headers: headers as Record<string, string> });
    expect([answer.status, codeOf(answer)]).toEqual([403, "forbidden"]);
    expect(
      (
        await site.ask(`/api/download/${"0".repeat(40)}`, {
          method: "DELETE",
          headers: headers as Record<string, string>,
        })
      ).status,
    ).toBe(403);
  });
});
