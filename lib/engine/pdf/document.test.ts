import { describe, expect, it } from "vitest";
import { ConversionError } from "../../contract/errors";
import { isTrap } from "../failure";
import { fromTrap } from "./document";

describe("a trap", () => {
  it("becomes `corrupt`, and its process counts as trapped", () => {
    const error = fromTrap(new WebAssembly.RuntimeError("memory access out of bounds"));
    expect(error).toMatchObject({ code: "corrupt", status: 422 });
    expect(isTrap(error)).toBe(true);
  });

  it("becomes `out_of_memory` when memory ran out", () => {
    expect(fromTrap(new WebAssembly.RuntimeError("Aborted(OOM)")).code).toBe("out_of_memory");
    expect(fromTrap(new RangeError("no memory for the file")).code).toBe("out_of_memory");
  });

  it("becomes `corrupt` after a stack overflow, and `engine_crashed` after any other error", () => {
    expect(fromTrap(new RangeError("Maximum call stack size exceeded")).code).toBe("corrupt");
    expect(fromTrap(new Error("exit(1)")).code).toBe("engine_crashed");
  });

  it("does not replace an error that already has a code", () => {
    const error = new ConversionError("too_many_pixels");
    expect(fromTrap(error)).toBe(error);
  });
});
