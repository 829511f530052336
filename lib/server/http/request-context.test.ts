import { expect, it } from "vitest";
import { ConversionError } from "../../contract/errors";
import { describeError } from "../logging";
import { form, picture, post } from "../testing/forms";
import { testServer } from "../testing/server";

const server = testServer();
const PATH = "/api/jpg-to-png";
/** Makes the next conversion throw in place of the engine. */
async function failWith(thrown: unknown): Promise<Response> {
  const { queue } = server.services;
  const { admit } = queue;
  queue.admit = async () => {
    throw thrown;
  };
  try {
    return await server.route(PATH)(post(form([{ name: "a.jpg", bytes: await picture("jpeg") }])));
  } finally {
    queue.admit = admit;
  }
}

it.each([
  ["0d6f9a1e-1c1b-4f0e-9d3a-6f2f5a1b2c3d", true],
  ["item_1-abc.def", true],
  ["short", false],
  ["a".repeat(65), false],
  ["<script>alert(1)</script>", false],
])("keeps the request id %s: %s", async (id, kept) => {
  const response = await server.fetch("/api/limits", { headers: { "x-request-id": id } });
  const given = response.headers.get("x-request-id");
  expect(given === id).toBe(kept);
  expect(given).toMatch(/^[\w.-]{8,64}$/);
  await expect.poll(() => server.lastRequest()).toMatchObject({ id: given });
});

it("logs one line per request with its figures and nothing else", async () => {
  const before = server.requests().length;
  const bytes = await picture("jpeg");
  const parts = [
    { name: "a.jpg", bytes },
    { name: "b.jpg", bytes: "" },
  ];
  await server.route(PATH)(post(form(parts)));
  await expect.poll(() => server.requests().length).toBe(before + 1);
  expect(server.lastRequest()).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    id: expect.any(String),
    route: PATH,
    method: "POST",
    status: 200,
    files: 2,
    failed: 1,
    bytesIn: expect.any(Number),
    bytesOut: expect.any(Number),
    ms: expect.any(Number),
  });
});

it("logs the code of an error, without a cause for a 4xx", async () => {
  await failWith(new ConversionError("corrupt", { cause: "secret detail" }));
  await expect.poll(() => server.lastRequest()).toMatchObject({ status: 422, code: "corrupt" });
  expect(JSON.stringify(server.lastRequest())).not.toContain("secret");
});

it.each([new Error("secret"), null, { code: "corrupt" }])(
  "answers 500 to the unexpected error %s",
  async (thrown) => {
    const response = await failWith(thrown);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
    await expect
      .poll(() => server.lastRequest())
      .toMatchObject({ level: 50, code: "internal", err: { type: "ConversionError" } });
  },
);

it("describes an error without paths, in its stack too", () => {
  const cause = Object.assign(new Error("ENOENT: no such file, open '/data/results/x/my name.jpg'"), {
    code: "ENOENT",
  });
  const text = JSON.stringify(describeError(new ConversionError("internal", { cause })));
  expect(text).toContain("ENOENT: no such file, open '…'");
  expect(text).toContain("request-context.test.ts");
  expect(text).not.toContain("my name");
});
