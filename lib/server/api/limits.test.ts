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

it("names the limit of files", () =>
  server.with({ MAX_FILES: "2" }, async () => {
    const part = { name: "a.jpg", bytes: await picture("jpeg") };
    const response = await jpgToPng(post(form([part, part, part])));
    expect(response.status).toBe(413);
    expect(failure.parse(await response.json())).toMatchObject({
      code: "too_many_files",
      message: "Too many files at once. Select up to 2 and try again.",
    });
  }));

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

it("hides the cause of an internal error and logs it without file names", async () => {
  const { store } = server.services;
  const { put } = store;
  store.put = async () => {
    throw new Error("EIO: cannot write '/srv/results/secret name.png'");
  };
  try {
    const response = await jpgToPng(post(form([{ name: "a.jpg", bytes: await picture("jpeg") }])));
    expect(response.status).toBe(500);
    const body = failure.parse(await response.json());
    expect(body.code).toBe("internal");
    expect(JSON.stringify(body)).not.toMatch(/srv|EIO/);
    expect(JSON.stringify(server.lastRequest())).toMatch(/EIO: cannot write/);
    expect(JSON.stringify(server.lastRequest())).not.toMatch(/secret/);
  } finally {
    store.put = put;
  }
});

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
