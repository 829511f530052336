import { describe, expect, it } from "vitest";
import { ConversionError } from "../contract/errors";
import { isTrap, toConversionError } from "./failure";
import { quadrants } from "./fixtures/pictures";
import { startEngine } from "./fixtures/start-engine";

const { job, pool } = startEngine();

/** A module whose one function is `unreachable`. */
const trapping = new WebAssembly.Module(
  new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 1, 4, 1, 0x60, 0, 0, 3, 2, 1, 0],
    ...[7, 5, 1, 1, 0x66, 0, 0, 0x0a, 5, 1, 3, 0, 0, 0x0b],
  ]),
);

describe("codec messages", () => {
  it.each([
    ["VipsJpeg: premature end of JPEG image\nvips2png: unable to write to target x", "corrupt"],
    ["something nobody has seen before", "corrupt"],
    ["Input file contains unsupported image format", "corrupt"],
    ["/x: write error\nsystem error: No space left on device", "storage_full"],
    ["VipsJpeg: Maximum supported image dimension is 65500 pixels", "cannot_convert"],
    ["ENOENT: no such file or directory, open '/x'", "internal"],
    ["vips: out of memory -- size == 36MB", "out_of_memory"],
  ])("%s: %s", (message, code) => {
    expect(toConversionError(new Error(message))).toMatchObject({ code });
  });

  it("one of our own errors is passed through", () => {
    const error = new ConversionError("too_many_pixels", { limit: 3 });
    expect(toConversionError(error)).toBe(error);
  });

  it("a WASM trap is recognized, also as a cause", () => {
    let trap: unknown;
    try {
      const { f } = new WebAssembly.Instance(trapping).exports;
      if (typeof f === "function") f();
    } catch (error) {
      trap = error;
    }
    expect(isTrap(trap)).toBe(true);
    expect(isTrap(new ConversionError("corrupt", { cause: trap }))).toBe(true);
    expect(isTrap(new Error("no trap"))).toBe(false);
    expect(toConversionError(trap)).toMatchObject({ code: "engine_crashed" });
  });
});

describe.runIf(process.platform === "linux")("a full disk", () => {
  it.each(["jpg", "png"] as const)("is told as such for a %s", async (to) => {
    const full = { ...(await job(await quadrants("png"), { to })), output: "/dev/full" };
    const outcome = pool().run(new AbortController().signal, full, { timeoutMs: 5000 });
    await expect(outcome).rejects.toMatchObject({ code: "storage_full" });
  });
});
