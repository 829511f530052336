import { describe, expect, it } from "vitest";
import { type VitalsReport, vitals } from "@/lib/contract/vitals";
import { VITALS_BYTES } from "@/lib/server/limits";
import { testServer } from "@/lib/server/testing/server";

const server = testServer(
  { WEB_VITALS: "1", TRUST_PROXY: "1" },
  {
    pages: async () => ({
      has: (path) => path === "/faq",
      unused: new Set(),
      register: async () => {},
      close: async () => {},
    }),
  },
);
const send = (body: unknown, headers: Record<string, string> = {}) =>
  server.fetch(vitals.path, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers,
  });
const figures = async () => server.services.metrics.text().then(({ body }) => body);
const report: VitalsReport = {
  page: "/FAQ",
  metrics: [
    { name: "LCP", value: 1234 },
    { name: "CLS", value: 0.02 },
  ],
};

it("takes a report into the metrics, by page", async () => {
  expect((await send(report)).status).toBe(204);
  const text = await figures();
  expect(text).toContain('pixmill_web_vital_seconds_sum{metric="LCP",page="/faq"} 1.234');
  expect(text).toContain('pixmill_layout_shift_count{page="/faq"} 1');
});

it("counts addresses that are no page as one", async () => {
  for (const page of ["/nope", "https://evil.example/"])
    expect((await send({ ...report, page })).status).toBe(204);
  expect(await figures()).toContain('pixmill_layout_shift_count{page="/404"} 2');
  expect(await figures()).not.toContain("evil");
});

describe("refuses", () => {
  it.each([
    ["no JSON", "LCP"],
    ["no measures", { page: "/faq", metrics: [] }],
    ["an unknown measure", { page: "/faq", metrics: [{ name: "FID", value: 1 }] }],
    ["a negative time", { page: "/faq", metrics: [{ name: "LCP", value: -1 }] }],
    ["an endless time", { page: "/faq", metrics: [{ name: "LCP", value: 1e9 }] }],
    ["a report that is too long", " ".repeat(VITALS_BYTES) + JSON.stringify(report)],
  ])("%s with 400", async (_, body) => {
    const response = await send(body);
    expect([response.status, (await response.json()).code]).toEqual([400, "bad_request"]);
  });

  it("reports from another site with 403", async () => {
    expect((await send(report, { "sec-fetch-site": "cross-site" })).status).toBe(403);
  });
});

it("does not exist unless the operator wants it", async () => {
  await server.with({ WEB_VITALS: "0" }, async () => expect((await send(report)).status).toBe(404));
});
