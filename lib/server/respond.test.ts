import { expect, it } from "vitest";
import { ConversionError } from "../contract/errors";
import { describeError } from "./logging";
import { respond } from "./respond";
import { testServer } from "./testing/server";

const server = testServer();
const ask = (headers: Record<string, string> = {}) => new Request("http://localhost/x", { headers });
const ok = async () => new Response("ok");

it.each(["0d6f9a1e-1c1b-4f0e-9d3a-6f2f5a1b2c3d", "item_1-abc.def", "12345678"])(
  "keeps the sane request id %s",
  async (id) => {
    const response = await respond("/x", ask({ "x-request-id": id }), ok);
    expect(response.headers.get("x-request-id")).toBe(id);
    expect(server.lastRequest()).toMatchObject({ id });
  },
);

it.each(["short", "a".repeat(65), "with space", "<script>alert(1)</script>", '{"a":"12345678"}'])(
  "replaces the request id %s",
  async (id) => {
    const response = await respond("/x", ask({ "x-request-id": id }), ok);
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  },
);

it("writes one line a request, with the figures and nothing else", async () => {
  const before = server.requests().length;
  await respond("/api/x", ask(), async (exchange) => {
    Object.assign(exchange, { files: 2, failed: 1, bytesIn: 10, bytesOut: 20 });
    return new Response("ok");
  });
  expect(server.requests()).toHaveLength(before + 1);
  expect(server.lastRequest()).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    id: expect.any(String),
    route: "/api/x",
    method: "GET",
    status: 200,
    files: 2,
    failed: 1,
    bytesIn: 10,
    bytesOut: 20,
    ms: expect.any(Number),
  });
});

it("logs the code of an error", async () => {
  await respond("/x", ask(), async () => {
    throw new ConversionError("corrupt", { cause: "secret detail" });
  });
  expect(server.lastRequest()).toMatchObject({ status: 422, code: "corrupt" });
  expect(JSON.stringify(server.lastRequest())).not.toContain("secret");
});

it("knows an error of another bundle by its fields", async () => {
  class ConversionError extends Error {
    override name = "ConversionError";
    code = "too_many_frames";
    limit = 7;
  }
  const response = await respond("/x", ask(), async () => {
    throw new ConversionError();
  });
  expect(response.status).toBe(422);
  expect((await response.json()).message).toBe("This animation has more than the limit of 7 frames.");
});

it.each([
  new Error("secret"),
  "a string",
  null,
  { code: "corrupt" },
  Object.assign(new Error(), { code: "busy" }),
])("answers 500 to what nobody foresaw: %s", async (thrown) => {
  const response = await respond("/x", ask(), async () => {
    throw thrown;
  });
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
  expect(server.lastRequest()).toMatchObject({
    level: 50,
    code: "internal",
    err: { type: "ConversionError" },
  });
});

it("describes an error without paths, in its stack too", () => {
  const cause = Object.assign(new Error("ENOENT: no such file, open '/data/results/x/my name.jpg'"), {
    code: "ENOENT",
  });
  const text = JSON.stringify(describeError(new ConversionError("internal", { cause })));
  expect(text).toContain("ENOENT: no such file, open '…'");
  expect(text).toContain("respond.test.ts");
  expect(text).not.toContain("my name");
});

it("marks an answer that nobody waits for as cancelled", async () => {
  const request = new Request("http://localhost/x", { signal: AbortSignal.abort() });
  const response = await respond("/x", request, async () => {
    throw new Error("anything");
  });
  expect(response.status).toBe(499);
  expect(server.lastRequest()).toMatchObject({ level: 30, code: "cancelled" });
});
