import { describe, expect, it } from "vitest";
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

  it("gets all files of a request, which are counted one by one", async () => {
    const all = await send("203.0.113.4", 6);
    expect([all.status, remaining(all)]).toEqual([200, "0"]);
    expect((await send("203.0.113.4")).status).toBe(429);
  });
});
