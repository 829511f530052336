import { describe, expect, it } from "vitest";
import { calls } from "../contract/calls";
import { endlessPdf, numbered, slowPdf } from "../engine/fixtures/pdf";
import type { Answer } from "../running/client";
import { form } from "../server/testing/forms";
import * as inputs from "./inputs/documents";
import { outcome } from "./outcome";
import { hostileSite } from "./site";

/** Seconds that a document's page, or a whole document, may take. */
const JOB_TIMEOUT_S = 2;
const REQUEST_TIMEOUT_S = 8;
const site = hostileSite({
  JOB_TIMEOUT_S: String(JOB_TIMEOUT_S),
  REQUEST_TIMEOUT_S: String(REQUEST_TIMEOUT_S),
  ENGINE_MEMORY_MB: "600",
});

/** Every way in for a document. */
const doors = {
  drawn: calls.pdfToImages.path,
  compressed: calls.compressPdf.path,
  "made a Word file": calls.pdfToWord.path,
};
type Door = keyof typeof doors;
const allDoors = Object.keys(doors) as Door[];

const send = (bytes: Buffer, door: Door, fields: Record<string, string> = {}): Promise<Answer> =>
  site.ask(doors[door], { body: form([{ name: "report.pdf", bytes, field: "pdf" }], fields) });

/** A row for every door. */
const through = <T>(table: Readonly<Record<string, T>>) =>
  Object.entries(table).flatMap(([name, make]) => allDoors.map((door) => [name, door, make] as const));

/** Converted, or refused as a file that cannot be, in the time a request has; never a fault of ours. */
async function expectHarmless(bytes: Buffer, door: Door) {
  const began = performance.now();
  const answer = await send(bytes, door);
  expect([200, 422], outcome(answer)).toContain(answer.status);
  expect(performance.now() - began).toBeLessThan((REQUEST_TIMEOUT_S + 5) * 1000);
}

describe("circles", () => {
  it.each(through(inputs.circles))("%s, %s: 200 or 422", async (_, door, make) =>
    expectHarmless(make(), door),
  );
});

describe("paper that is not there", () => {
  it.each(through(inputs.boxes))("%s, %s: 200 or 422", async (_, door, box) =>
    expectHarmless(inputs.boxed(box), door),
  );

  it("a page of a million points a side, drawn: 422 too_many_pixels", async () => {
    expect(outcome(await send(inputs.boxed([1_000_000, 1_000_000]), "drawn"))).toBe("422 too_many_pixels");
  });
});

describe("far more inside than outside", () => {
  it.each(through(inputs.packs))("%s, %s: 200 or 422", async (_, door, make) => expectHarmless(make(), door));
});

describe("nested without end", () => {
  it.each(through(inputs.depths))("%s, %s: 200 or 422", async (_, door, make) =>
    expectHarmless(make(), door),
  );
});

describe("pages without number", () => {
  const many = numbered(10_000);

  it.each([
    ["drawn", "422 too_many_pages"],
    ["made a Word file", "422 too_many_pages"],
  ] as const)("10,000 pages, %s: %s", async (door, wanted) => {
    expect(outcome(await send(many, door))).toBe(wanted);
  });

  it("10,000 pages, compressed: 200 or 422", async () => expectHarmless(many, "compressed"));

  it("three of 10,000 pages, drawn: 200", async () => {
    expect(outcome(await send(many, "drawn", { pages: "1, 5000, 10000" }))).toBe("200");
  });
});

describe("drawn for ever", () => {
  it.each([
    ["in little memory", slowPdf],
    ["in ever more memory", endlessPdf],
  ])("three pages of five that never end, %s: the first is drawn, the rest given up", async (_, make) => {
    const answer = await send(make(), "drawn");
    expect(answer.status).toBe(200);
    const { images } = calls.pdfToImages.reply.parse(JSON.parse(String(answer.body))).data;
    expect(images[0]?.filename).toBe("report-1.jpg");
    for (const { code } of images.slice(1, 4))
      expect(["conversion_timeout", "out_of_memory"]).toContain(code);
  });
});

describe("documents cut short", () => {
  const rows = [10, 50, 90].flatMap((percent) => allDoors.map((door) => [percent, door] as const));
  it.each(rows)("%i percent of a document, %s: 200 for what is whole, or 422", async (percent, door) =>
    expectHarmless(inputs.cut(percent), door),
  );
});

describe("files that are no documents", () => {
  it.each(through(inputs.strangers))("%s, %s: 415 unsupported_type", async (_, door, make) => {
    expect(outcome(await send(await make(), door))).toBe("415 unsupported_type");
  });

  it.each(through(inputs.ruins))("%s, %s: 422", async (_, door, make) => {
    expect((await send(await make(), door)).status).toBe(422);
  });

  it.each(allDoors)("no bytes at all, %s: 422 empty_file", async (door) => {
    expect(outcome(await send(Buffer.alloc(0), door))).toBe("422 empty_file");
  });
});

describe("passwords", () => {
  it.each([
    ["none", {}, "password_needed"],
    ["a wrong one", { password: "sesame" }, "wrong_password"],
    ["a thousand characters", { password: "x".repeat(1000) }, "wrong_password"],
    ["one with a NUL", { password: "open\0sesame" }, "wrong_password"],
  ])("%s: 422", async (_, fields, code) => {
    const locked = numbered(1, { encrypt: { user: "open sesame", owner: "x" } });
    for (const door of allDoors)
      expect(outcome(await send(locked, door, fields as Record<string, string>)), door).toBe(`422 ${code}`);
  });
});
