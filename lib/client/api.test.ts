import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { call } from "./api";
import { CallError } from "./call-error";
import { convertBatch } from "./convert-batch";
import { problems } from "./errors";
import { callAt, errorOf, NOWHERE, say, serve } from "./testing";
import type { Transport } from "./xhr-fetch";

const { conversionFailed, fileFailed, message } = problems(say);

type Seen = { url: string; headers: IncomingMessage["headers"]; body: string };
type Answer = { status?: number; body: string | object; afterMs?: number };

const reply = {
  success: true,
  originalName: "a.png",
  convertedName: "a.jpg",
  fileSize: 12,
  downloadUrl: "/api/download/1/a.jpg",
};
const refusal = {
  success: false,
  error: "This file is damaged or incomplete. Try another copy.",
  message: "This file is damaged or incomplete. Try another copy.",
  code: "corrupt",
};

let answer: Answer = { body: reply };
const seen: Seen[] = [];

const origin = await serve(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  seen.push({ url: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() });
  await new Promise((resolve) => setTimeout(resolve, answer.afterMs ?? 0));
  const json = typeof answer.body === "object";
  response.writeHead(answer.status ?? 200, { "content-type": json ? "application/json" : "text/html" });
  response.end(json ? JSON.stringify(answer.body) : answer.body);
});

/** Node has no XMLHttpRequest, so the request is sent with its fetch. */
const transport: Transport = (body) => (input, init) =>
  fetch(new Request(input, init), { method: "POST", body });

const file = new File(["PNG"], "a.png", { type: "image/png" });
const pngToJpg = (options: Partial<Parameters<typeof call<"pngToJpg">>[1]> = {}) =>
  call("pngToJpg", { files: [file], transport, ...options });

/** A call that nobody answers. */
function lostCall() {
  callAt(NOWHERE);
  return pngToJpg().finally(() => callAt(origin));
}

describe("a call", () => {
  it("sends fields, file and request id, and returns the reply", async () => {
    answer = { body: reply };
    const fields = { quality: 70, backgroundColor: "#A0b1C2", removeTransparency: false };
    expect(await pngToJpg({ fields, requestId: "item-1" })).toEqual(reply);
    const request = seen.at(-1);
    expect(request?.url).toBe("/png-to-jpg");
    expect(request?.headers["x-request-id"]).toBe("item-1");
    expect(request?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    for (const part of [
      'name="quality"\r\n\r\n70\r\n',
      'name="backgroundColor"\r\n\r\n#A0b1C2',
      "\r\n\r\nfalse\r\n",
    ])
      expect(request?.body).toContain(part);
    expect(request?.body).toContain('name="image"; filename="a.png"');
  });

  it("fails with the server's own sentence", async () => {
    answer = { status: 422, body: refusal };
    const error = await errorOf(pngToJpg());
    expect(error).toBeInstanceOf(CallError);
    expect(fileFailed("a.png", error).text).toBe(
      "Failed to convert a.png: This file is damaged or incomplete. Try another copy.",
    );
    expect(conversionFailed(error)).toEqual({
      text: "Conversion failed. Please try again.",
      detail: "This file is damaged or incomplete. Try another copy.",
    });
  });

  it.each<[string, Answer, string]>([
    ["a page of a proxy", { status: 502, body: "<h1>Bad gateway</h1>" }, "Server error (502)"],
    ["an answer of another shape", { body: { ok: true } }, "The server sent a response we couldn't read"],
    ["a page instead of an answer", { body: "<html>" }, "The server sent a response we couldn't read"],
  ])("reports %s in words", async (_, given, words) => {
    answer = given;
    expect(message(await errorOf(pngToJpg()))).toBe(words);
  });

  it.each<[string, object, object | undefined]>([
    ["with its reason", { error: "Not today." }, { success: false, error: "Not today." }],
    ["without a reason", {}, undefined],
  ])("fails when an answer says that it did not succeed, %s", async (_, about, said) => {
    answer = { body: { success: false, ...about } };
    expect(await errorOf(pngToJpg())).toMatchObject({ fault: { kind: "server", status: 200, answer: said } });
  });

  it("reports a missing response as a network error", async () => {
    const error = await errorOf(lostCall());
    expect(fileFailed("a.png", error).text).toBe("Failed to convert a.png: Network Error");
  });

  it("reports a timeout", async () => {
    answer = { body: reply, afterMs: 500 };
    expect(message(await errorOf(pngToJpg({ timeoutMs: 50 })))).toBe("Request timed out");
  });

  it("rejects with the platform's AbortError when it is cancelled", async () => {
    answer = { body: reply, afterMs: 500 };
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 50);
    expect(await errorOf(pngToJpg({ signal: controller.signal }))).toMatchObject({ name: "AbortError" });
  });
});

describe("a batch", () => {
  const signal = new AbortController().signal;
  const files = [file, new File(["PNG"], "b.png")];
  const batch = () => convertBatch("jpgToPng", files, signal, { transport });

  it("keeps the order and gives a failed file its reason", async () => {
    answer = {
      body: {
        success: true,
        images: [
          { originalName: "a.png", error: refusal.message },
          { originalName: "b.png", downloadUrl: "/b" },
        ],
      },
    };
    const [first, second] = await batch();
    expect(first).toEqual({ original: files[0], reason: expect.any(CallError), stage: "conversion" });
    expect(second).toMatchObject({ original: files[1] });
    expect(second && "blob" in second && second.blob.size).toBeGreaterThan(0);
  });

  it("returns the server address of each result", async () => {
    answer = { body: { images: [{ downloadUrl: "/api/download/s-1/a" }, { downloadUrl: "/b" }] } };
    const [first, second] = await batch();
    expect(first?.session).toBe("/api/download/s-1");
    expect(second?.session).toBeUndefined();
  });

  it("fails with the first reason when not one file came through", async () => {
    const image = { originalName: "a.png", error: refusal.message };
    answer = { body: { success: true, images: [image, image] } };
    expect(message(await errorOf(batch()))).toBe(refusal.message);
  });

  it("decodes a result that is inside the response", async () => {
    answer = { body: { images: [{ data: btoa("PNG"), type: "image/png" }] } };
    const [first] = await convertBatch("imageConvert", [file], signal, { transport });
    expect(first && "blob" in first && [first.blob.type, await first.blob.text()]).toEqual([
      "image/png",
      "PNG",
    ]);
  });

  it("matches results by name when fewer come back than were sent", async () => {
    answer = { body: { images: [{ originalName: "b.png", downloadUrl: "/b" }] } };
    expect(await batch()).toMatchObject([{ original: files[1] }]);
  });

  it.each([
    ["empty", []],
    ["conversion", [{ originalName: "a.png", error: refusal.message }]],
    ["download", [{ originalName: "a.png", downloadUrl: `${NOWHERE}/a` }]],
  ])("without any result names the failed stage: %s", async (stage, images) => {
    answer = { body: { success: true, images } };
    expect(await errorOf(batch())).toMatchObject({ name: "BatchError", stage });
  });
});
