import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { failure } from "@/lib/contract/calls";
import { form, picture, post } from "@/lib/server/testing/forms";
import { testServer } from "@/lib/server/testing/server";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const API_TOKENS = `mill:${hashOf("old")},mill:${hashOf("new")},press:${hashOf("press")},spare:${hashOf("spare")}`;
const server = testServer({
  RATE_LIMIT_PER_MINUTE: "2",
  TOKEN_RATE_LIMIT_PER_MINUTE: "7",
  TRUST_PROXY: "1",
  API_TOKENS,
});
const POST = server.route("/api/jpg-to-png");

/** Servers that share a queue count a visitor together, so each test has its own. */
let visitor = 0;
beforeEach(() => {
  visitor += 1;
});

async function send(token: string | undefined, count = 1, scheme = "Bearer") {
  const bytes = await picture("jpeg");
  const parts = Array.from({ length: count }, (_, i) => ({ name: `${i}.jpg`, bytes }));
  const address = { "x-forwarded-for": `203.0.113.${visitor}` };
  return POST(
    post(form(parts), token === undefined ? address : { ...address, authorization: `${scheme} ${token}` }),
  );
}
const codeOf = async (answer: Response) => failure.parse(await answer.json()).code;
const limits = ({ headers }: Response) =>
  ["Limit", "Remaining"].map((name) => headers.get(`RateLimit-${name}`)).join();

describe("a program with a token", () => {
  it("has a limit of its own, with each of its tokens, whatever its address has used", async () => {
    const answers = [await send("old"), await send("new", 3)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(limits)).toEqual(["7,6", "7,3"]);
    expect(limits(await send("press"))).toBe("7,6");
    expect((await send("new", 5)).status).toBe(200);
    expect(await codeOf(await send("old"))).toBe("rate_limited");
  });

  it("is named in the log and the metrics, and its token is not", async () => {
    await expect
      .poll(() => server.requests())
      .toContainEqual(expect.objectContaining({ program: "press", files: 1 }));
    expect(JSON.stringify(server.requests())).not.toMatch(/"old"|"new"/);
    const metrics = await (await server.fetch("/api/metrics")).text();
    expect(metrics).toContain('pixmill_program_files_total{program="press",outcome="converted"} 1');
  });

  it("has only so many files in work at a time, but all of an admitted request", () =>
    server.with({ TOKEN_MAX_FILES: "1" }, async () => {
      const answers = await Promise.all([send("press", 3), send("press", 3)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 503]);
      expect((await send("press")).status).toBe(200);
    }));
});

describe("a wrong token", () => {
  it("is refused with a sentence, and counts for the address", () =>
    server.with({}, async () => {
      const answer = await send("guess");
      expect([answer.status, answer.headers.get("WWW-Authenticate")]).toEqual([
        401,
        'Bearer error="invalid_token"',
      ]);
      expect(await codeOf(answer)).toBe("bad_token");
      expect((await send("other guess")).status).toBe(401);
      expect((await send("another")).status).toBe(429);
      expect((await send(undefined)).status).toBe(429);
      expect((await send("spare")).status).toBe(200);
    }));

  it("means nothing to a site without tokens, and nothing in another scheme", async () => {
    await server.with({ API_TOKENS: "" }, async () => expect((await send("guess")).status).toBe(200));
    await server.with({}, async () => expect((await send("guess", 1, "Basic")).status).toBe(200));
  });
});
