import { afterEach, expect, test, vi } from "vitest";
import { makePdf } from "../engine/fixtures/pdf";
import { checkPdf } from "./check-pdf";

const whole = makePdf([{ content: "" }]);
const check = (bytes: Buffer) => {
  const file = new File([new Uint8Array(bytes)], "a.pdf", { type: "application/pdf" });
  return checkPdf(file, AbortSignal.timeout(5000));
};

afterEach(() => vi.unstubAllGlobals());

test("tells a whole PDF from one that lost its end or a byte", async () => {
  vi.stubGlobal("navigator", {});
  expect(await check(whole)).toBeUndefined();
  expect(await check(Buffer.concat([Buffer.from("\n"), whole]))).toBeUndefined();
  expect(await check(whole.subarray(0, -20))).toBe("doubtful");
  expect(await check(Buffer.concat([whole.subarray(0, 20), whole.subarray(21)]))).toBe("doubtful");
  expect(await check(Buffer.from("no PDF"))).toBe("broken");
});
