import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { failure } from "@/lib/contract/calls";
import { form, picture, post } from "@/lib/server/testing/forms";
import { testServer } from "@/lib/server/testing/server";

const server = testServer();
const jpgToPng = server.route("/api/jpg-to-png");
afterEach(async () => await expect.poll(() => server.scratch()).toEqual([]));

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#579" } })
    .jpeg()
    .toBuffer();

it("reports every file when the time limit of the request is reached", () =>
  server.with({ REQUEST_TIMEOUT_S: "1", ENGINE_PROCESSES: "1" }, async () => {
    const bytes = await flat(6000, 6000);
    const parts = Array.from({ length: 12 }, (_, i) => ({ name: `${i}.jpg`, bytes }));
    const response = await jpgToPng(post(form(parts)));
    const body = await response.json();
    const codes: unknown[] =
      response.status === 200
        ? body.images.map(({ code = "done" }) => code)
        : body.details.map((line: string) => (line.includes("longer than") ? "conversion_timeout" : "busy"));
    // In order: some are converted, one may have been stopped, the rest never began.
    const order = ["done", "conversion_timeout", "busy"];
    expect(codes).toEqual([...codes].sort((a, b) => order.indexOf(String(a)) - order.indexOf(String(b))));
    expect(codes.filter((code) => code === "conversion_timeout").length).toBeLessThanOrEqual(1);
    expect(codes).toContain("busy");
  }));

it("answers 507 when the disk is full, leaves nothing, and recovers", async () => {
  const { store } = server.services;
  const { put } = store;
  store.put = async () => {
    throw Object.assign(new Error("full"), { code: "ENOSPC" });
  };
  const request = async () => post(form([{ name: "a.jpg", bytes: await picture("jpeg") }]));
  const response = await jpgToPng(await request());
  store.put = put;
  expect(response.status).toBe(507);
  expect(failure.parse(await response.json()).code).toBe("storage_full");
  expect((await jpgToPng(await request())).status).toBe(200);
});
