import { beforeEach, expect, it } from "vitest";
import { MIB } from "../limits";
import { requireAllowed } from "./api";
import { serve } from "./testing";

let answer: object | undefined;
let asked = 0;

await serve((_request, response) => {
  asked += 1;
  if (!answer) return response.writeHead(500).end();
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
});
beforeEach(() => {
  asked = 0;
  answer = { maxUploadMb: 30, maxFiles: 40 };
});

const bytes = Buffer.alloc(MIB);
/** Returns `count` files: the first of `mebibytes` MiB, the others of one byte. */
const files = (count: number, mebibytes: number) =>
  Array.from(
    { length: count },
    (_, i) => new File(i === 0 ? Array(mebibytes).fill(bytes) : ["a"], `${i}.png`),
  );
const check = (count: number, mebibytes: number, signal?: AbortSignal) =>
  requireAllowed(files(count, mebibytes), signal);

it("does not ask before a small upload", async () => {
  await check(20, 19);
  expect(asked).toBe(0);
});

it("allows what the server accepts", async () => {
  await check(40, 29);
  expect(asked).toBe(1);
});

it.each([
  [2, 30, "too_large", 30],
  [41, 1, "too_many_files", 40],
])("refuses %s files of %s MB as the server would: %s", async (count, mebibytes, code, limit) => {
  await expect(check(count, mebibytes)).rejects.toMatchObject({
    fault: { kind: "server", status: 413, answer: { code, params: { limit } } },
  });
});

it("allows the upload when the server gives no answer or an unknown one", async () => {
  answer = undefined;
  await check(2, 30);
  answer = { limits: "many" };
  await check(2, 30);
  expect(asked).toBe(2);
});

it("rejects with an AbortError when cancelled", async () => {
  await expect(check(2, 30, AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
});
