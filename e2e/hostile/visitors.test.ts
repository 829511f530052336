import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { calls } from "../../lib/contract/calls";
import { type VitalsReport, vitals } from "../../lib/contract/vitals";
import { VITALS_PER_MINUTE } from "../../lib/server/limits";
import { form, picture } from "../../lib/server/testing/forms";
import { sendRequest, type Target } from "../running/client";
import { codeOf, hostileSite } from "./site";

/** Conversions per minute. */
const RATE_LIMIT = 5;
/** Address of the proxy in front of the site. */
const PROXY = "127.0.99.1";
/** Returns an address of its own for each test, and for the conversion after it, which the exhausted limit would refuse. */
const addressOf = (row: number) => `127.0.${row}.1`;

/** Converts more pictures than are allowed. @returns statuses, and whether each refusal says when to come back */
async function exceed(site: Pick<ReturnType<typeof hostileSite>, "send">, from: string, headers: Headers) {
  const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }]);
  const statuses: number[] = [];
  for (let i = 0; i <= RATE_LIMIT; i++) {
    const answer = await site.send(calls.jpgToPng.path, { body, headers: headers(i), from });
    if (answer.status === 429) {
      expect(codeOf(answer)).toBe("rate_limited");
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    }
    statuses.push(answer.status);
  }
  return statuses;
}
type Headers = (i: number) => Record<string, string>;
const exceeded = [...Array(RATE_LIMIT).fill(200), 429];

describe("a visitor who evades the rate limit, without a proxy", () => {
  let row = 1;
  const site = hostileSite(
    { RATE_LIMIT_PER_MINUTE: String(RATE_LIMIT) },
    { nextAddress: () => addressOf(100 + row++) },
  );

  const forgeries: Record<string, Headers> = {
    "a chain of X-Forwarded-For": (i) => ({
      "X-Forwarded-For": `203.0.113.${i}, 198.51.100.${i}, 127.0.0.1`,
    }),
    Forwarded: (i) => ({ Forwarded: `for=203.0.113.${i}` }),
    "X-Real-IP, CF-Connecting-IP and True-Client-IP": (i) => ({
      "X-Real-IP": `203.0.113.${i}`,
      "CF-Connecting-IP": `203.0.113.${i}`,
      "True-Client-IP": `203.0.113.${i}`,
    }),
    "a cookie and another browser": (i) => ({ Cookie: `visitor=${i}`, "User-Agent": `browser/${i}` }),
  };

  it.each(Object.entries(forgeries).map(([name, headers], i) => [name, headers, i + 1] as const))(
    "with %s: 429 from the sixth request on",
    async (_, headers, number) => expect(await exceed(site, addressOf(number), headers)).toEqual(exceeded),
  );

  it("refused uploads count too: 429 from the sixth request on", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < RATE_LIMIT + 1; i++)
      statuses.push((await site.send(calls.jpgToPng.path, { body: "x", from: addressOf(50) })).status);
    expect(statuses).toEqual([...Array(RATE_LIMIT).fill(400), 429]);
  });
});

describe("a visitor who evades the rate limit, behind a proxy", () => {
  let row = 1;
  const site = hostileSite(
    { RATE_LIMIT_PER_MINUTE: String(RATE_LIMIT), TRUST_PROXY: "1" },
    { nextAddress: () => addressOf(100 + row++) },
  );

  it.each([
    ["forged addresses before the real one", (i: number) => `198.51.100.${i}, 203.0.113.7`],
    ["addresses of one IPv6 network", (i: number) => `2001:db8:1:2::${i}`],
    ["ports", (i: number) => `203.0.113.9:${1000 + i}`],
    ["values that are not an address", (i: number) => `visitor-${i}`],
  ])("with %s: 429 from the sixth request on", async (_, forwarded) =>
    expect(await exceed(site, PROXY, (i) => ({ "X-Forwarded-For": forwarded(i) }))).toEqual(exceeded),
  );
});

describe("calls that are not for everyone", () => {
  const site = hostileSite({ TRUST_PROXY: "1" });

  it.each([
    ["X-Forwarded-For", "127.0.0.1"],
    ["Via", "1.1 proxy"],
    ["Forwarded", "for=127.0.0.1"],
  ])("metrics with %s: %s behind a proxy: 404", async (name, value) => {
    const headers = { "X-Forwarded-For": "203.0.113.1", [name]: value };
    expect((await site.send("/api/metrics", { headers })).status).toBe(404);
  });

  it.each([
    ["a page of another site", { Origin: "https://evil.example" }],
    ["a page of another site, by Sec-Fetch-Site", { "Sec-Fetch-Site": "cross-site" }],
    ["an opaque origin", { Origin: "null" }],
    ["a site whose name starts with ours", { Origin: "http://localhost.evil.example" }],
  ])("a conversion and a deletion from %s: 403", async (_, headers) => {
    const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }]);
    const sent = { headers: headers as Record<string, string> };
    const answer = await site.send(calls.jpgToPng.path, { ...sent, body });
    expect([answer.status, codeOf(answer)]).toEqual([403, "forbidden"]);
    const deletion = { ...sent, method: "DELETE" };
    expect((await site.send(`/api/download/${"0".repeat(40)}`, deletion)).status).toBe(403);
  });
});

describe("a visitor who reports web vitals of pages that do not exist", () => {
  const site = hostileSite({ WEB_VITALS: "1" });

  it("adds one page to the metrics, and gets 429 from the 61st report on", async () => {
    const statuses: number[] = [];
    for (let at = 0; at <= VITALS_PER_MINUTE; at++) {
      const report: VitalsReport = { page: `/${at}`, metrics: [{ name: "LCP", value: at }] };
      statuses.push((await sendRequest(site, vitals.path, { body: JSON.stringify(report) })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: VITALS_PER_MINUTE }, () => 204), 429]);
    const { body } = await sendRequest(site, "/api/metrics");
    expect(String(body).match(/pixmill_web_vital_seconds_count\{[^}]*\} \d+/g)).toEqual([
      `pixmill_web_vital_seconds_count{metric="LCP",page="/404"} ${VITALS_PER_MINUTE}`,
    ]);
  });
});

describe("a visitor who guesses tokens", () => {
  /** Sends a picture with each of `count` tokens. @returns the statuses that were answered */
  async function guess(site: Target, first: number, count: number): Promise<number[]> {
    const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }]);
    const statuses = new Set<number>();
    const send = async (token: number) =>
      statuses.add(
        (await sendRequest(site, path, { body, headers: { Authorization: `Bearer ${token}` } })).status,
      );
    for (let next = first; next < first + count; next += 20)
      await Promise.all(Array.from({ length: 20 }, (_, i) => send(next + i)));
    return [...statuses];
  }
  const { path } = calls.jpgToPng;
  const hash = createHash("sha256").update("right").digest("hex");
  const site = hostileSite(
    { RATE_LIMIT_PER_MINUTE: "0", API_TOKENS: `mill:${hash}` },
    { warm: async (started) => void (await guess(started, 20_000, 3000)) },
  );

  it("10,000 wrong ones: 401 each, and the right one is still known", async () => {
    expect(await guess(site, 0, 10_000)).toEqual([401]);
    const body = form([{ name: "a.jpg", bytes: await picture("jpeg") }]);
    const statusOf = async (token: string) =>
      (await site.send(path, { body, headers: { Authorization: `Bearer ${token}` } })).status;
    for (const odd of ["RIGHT", "right,right", "right right", hash, "a".repeat(7000), ""])
      expect(await statusOf(odd)).toBe(401);
    expect(await statusOf("right")).toBe(200);
  }, 120_000);
});
