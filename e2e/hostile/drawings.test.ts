import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { calls } from "../../lib/contract/calls";
import { form } from "../../lib/server/testing/forms";
import { costlyDrawings, damagedDrawings, harmlessDrawings } from "./inputs/drawings";
import { hostileSite, outcome } from "./site";

/** Seconds for one file, short enough to stop endless work within the timeout of a test. */
const JOB_TIMEOUT_S = 3;
const site = hostileSite({ JOB_TIMEOUT_S: String(JOB_TIMEOUT_S) });

const send = (bytes: Buffer, name = "drawing.svg") =>
  site.send(calls.imageConvert.path, { body: form([{ name, bytes }], { format: "png" }) });

describe("an SVG", () => {
  it.each(Object.entries(damagedDrawings))("with %s: 422 corrupt", async (_, bytes) => {
    expect(outcome(await send(bytes))).toBe("422 corrupt");
  });

  it.each(Object.entries(costlyDrawings))(
    "with %s: 422 within the time limit of a file",
    async (_, bytes) => {
      const began = performance.now();
      expect(outcome(await send(bytes))).toMatch(
        /^422 (conversion_timeout|out_of_memory|corrupt|too_complex)$/,
      );
      expect(performance.now() - began).toBeLessThan((JOB_TIMEOUT_S + 5) * 1000);
    },
  );

  it.each(Object.entries(harmlessDrawings))("with %s: 200 or 422", async (_, bytes) => {
    expect([200, 422]).toContain((await send(bytes)).status);
  });

  it("in gzip that inflates to 500 MB: 415", async () => {
    expect(outcome(await send(gzipSync(Buffer.alloc(500_000_000, 32)), "drawing.svgz"))).toBe(
      "415 unsupported_type",
    );
  });

  it("called a JPG is drawn, and comes back as a PNG without its script", async () => {
    const answer = await send(Object.values(harmlessDrawings)[0] ?? Buffer.alloc(0), "photo.jpg");
    const { images } = calls.imageConvert.reply.parse(JSON.parse(String(answer.body)));
    const { body } = await site.send(images[0]?.downloadUrl ?? "");
    expect(body.subarray(1, 4).toString()).toBe("PNG");
    expect(body.includes("alert")).toBe(false);
  });
});
