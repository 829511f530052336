import { describe, expect, it } from "vitest";
import { ConversionError } from "../../contract/errors";
import { isTrap } from "../failure";
import { fromPdfium, fromTrap } from "./errors";

describe("what PDFium says", () => {
  it.each([
    [4, undefined, "password_needed"],
    [4, "", "password_needed"],
    [4, "guess", "wrong_password"],
    [3, undefined, "corrupt"],
    [1, "guess", "corrupt"],
  ])("%d with the password %j is %s", (code, password, wanted) => {
    expect(fromPdfium(code, password).code).toBe(wanted);
  });
});

describe("a trap", () => {
  it("is the file's fault, and leaves a process that is spent", () => {
    const error = fromTrap(new WebAssembly.RuntimeError("memory access out of bounds"));
    expect(error).toMatchObject({ code: "corrupt", status: 422 });
    expect(isTrap(error)).toBe(true);
  });

  it("is about memory when memory ran out", () => {
    expect(fromTrap(new WebAssembly.RuntimeError("Aborted(OOM)")).code).toBe("out_of_memory");
    expect(fromTrap(new RangeError("no memory for the file")).code).toBe("out_of_memory");
  });

  it("is a damaged file when the stack ends, and a crash when nobody foresaw it", () => {
    expect(fromTrap(new RangeError("Maximum call stack size exceeded")).code).toBe("corrupt");
    expect(fromTrap(new Error("exit(1)")).code).toBe("engine_crashed");
  });

  it("is not what has a code already", () => {
    const error = new ConversionError("too_many_pixels");
    expect(fromTrap(error)).toBe(error);
  });
});
