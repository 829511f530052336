import { describe, expect, it } from "vitest";
import { failure } from "@/lib/contract/calls";
import { form, picture, post } from "@/lib/server/testing/forms";
import { testServer } from "@/lib/server/testing/server";

const server = testServer({ RATE_LIMIT_PER_MINUTE: "4", TRUST_PROXY: "1" });
const POST = server.route("/api/jpg-to-png");

const send = async (visitor: string, count = 1) => {
  const bytes = await picture("jpeg");
  const parts = Array.from({ length: count }, (_, i) => ({ name: `${i}.jpg`, bytes }));
  return POST(post(form(parts), { "x-forwarded-for": visitor }));
};
const remaining = ({ headers }: Response) => headers.get("RateLimit-Remaining");

describe("a visitor", () => {
  it("may convert a number of files per minute, and gets the remaining number in a header", async () => {
    const first = await send("203.0.113.1");
    expect([first.status, remaining(first), first.headers.get("RateLimit-Limit")]).toEqual([200, "3", "4"]);
    expect(remaining(await send("203.0.113.1"))).toBe("2");
  });

  it("gets 429 with Retry-After when they are used up; other visitors do not", async () => {
    for (let i = 0; i < 4; i++) expect((await send("203.0.113.2")).status).toBe(200);
    const refused = await send("203.0.113.2");
    expect(refused.status).toBe(429);
    expect(failure.parse(await refused.json()).code).toBe("rate_limited");
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    expect((await send("203.0.113.3")).status).toBe(200);
  });

  it("gets all files of a request, which are counted one by one", async () => {
    const all = await send("203.0.113.4", 6);
    expect([all.status, remaining(all)]).toEqual([200, "0"]);
    expect((await send("203.0.113.4")).status).toBe(429);
  });
});

it("refuses a request sent by another site", async () => {
  const response = await POST(
    post(form([{ name: "a.jpg", bytes: await picture("jpeg") }]), {
      origin: "https://evil.example",
      "sec-fetch-site": "cross-site",
    }),
  );
  expect(response.status).toBe(403);
});
