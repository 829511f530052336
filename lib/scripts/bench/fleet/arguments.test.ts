import { expect, it } from "vitest";
import { readArguments } from "./arguments";

it("reads the workers and the mix, in which what is not named does not come", () => {
  const read = readArguments(["--workers", "1,8", "--mix", "jpg-webp=3,pdf-jpg=1", "--write"]);
  expect(read).toEqual({
    seconds: 10,
    workers: [1, 8],
    mix: { "jpg-png": 0, "jpg-webp": 3, "heic-jpg": 0, "pdf-jpg": 1 },
    cores: 4,
    write: true,
  });
});

it("names the option that it cannot read", () => {
  expect(() => readArguments(["--workers", "1,x"])).toThrow("--workers is 'x'");
  expect(() => readArguments(["--mix", "gif-jpg=1"])).toThrow(
    "--mix names 'gif-jpg', but the kinds are jpg-png",
  );
});
