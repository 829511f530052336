import { win32 } from "node:path";
import { expect, it } from "vitest";
import { isPlainName, keptNames, originalName, resultNames } from "./file-name";

const long = "ä".repeat(200);

it.each([
  ["photo.png", "photo.png"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\me\\photo.png", "photo.png"],
  ["a\u0000b\r\nc.png", "abc.png"],
  ["photo\u202Egpj.exe", "photogpj.exe"],
  ["cafe\u0301.png", "café.png"],
  ["say %22hi%22%0D%0A.png", 'say "hi".png'],
  ["..", "file"],
  ["", "file"],
])("shows the name %j as %j", (given, name) => {
  expect(originalName(given)).toBe(name);
});

it("truncates a long name between characters and keeps its extension", () => {
  const name = originalName(`${long}.png`);
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
  expect(name).toBe(`${"ä".repeat(125)}.png`);
  const family = "👨‍👩‍👧‍👦";
  expect(originalName(`${family.repeat(20)}.png`)).toBe(`${family.repeat(10)}.png`);
});

it("truncates an extension that is longer than a name may be", () => {
  expect(Buffer.byteLength(originalName(`a.${long}`))).toBeLessThanOrEqual(255);
});

it.each([
  [
    ["a.png", "a.png", "A.webp"],
    ["a.jpg", "a (2).jpg", "A (3).jpg"],
  ],
  [
    ["a (2).png", "a.png", "a.png"],
    ["a (2).jpg", "a.jpg", "a (3).jpg"],
  ],
  [["my.holiday.photo.heic"], ["my.holiday.photo.jpg"]],
  [[".hidden.png"], ["hidden.jpg"]],
  [['what: a "name"?.png'], ["what_ a _name__.jpg"]],
  [["dots...png"], ["dots.jpg"]],
])("names the results of %j %j", (originals, names) => {
  expect(resultNames(originals, "jpg")).toEqual(names);
});

it.each([
  [
    ["a.png", "A.PNG", "a.jpg"],
    ["a.png", "A (2).PNG", "a.jpg"],
  ],
  [["errors.txt"], ["errors (2).txt"]],
  [["no-extension"], ["no-extension"]],
  [["v1.2 final: cut"], ["v1.2 final_ cut"]],
  [[".jpg"], ["jpg"]],
])("keeps the names of %j as %j", (originals, names) => {
  expect(keptNames(originals, ["errors.txt"])).toEqual(names);
});

it.each([
  "..\\..\\boot.png",
  "C:\\Windows\\a.png",
  "C:a.png",
  "\\\\server\\share\\a.png",
  "a.png:stream",
  "../a\\../b.png",
  "a.png. . .",
  "CON.png",
  "nul.tar.png",
  "Com1",
])("names the result of %j as a file of its own in a folder of Windows", (given) => {
  const folder = "C:\\out";
  for (const name of [
    ...resultNames([originalName(given)], "jpg"),
    ...keptNames([originalName(given)], []),
  ]) {
    const path = win32.resolve(folder, name);
    expect([win32.dirname(path), win32.basename(path)]).toEqual([folder, name]);
    expect(name).not.toMatch(/[:. ]$|:|^(con|nul|com1)(\.|$)/i);
  }
});

it("returns names that the store accepts, whatever the input", () => {
  const evil = [".", "..", "...", "a/b", "\u0000", long, `${long}.png`, "CON", "%2e%2e", "-rf", "a\u2028b"];
  for (const names of [resultNames(evil.map(originalName), "png"), keptNames(evil.map(originalName), [])]) {
    expect(names.filter((name) => !isPlainName(`${name}.jpg`))).toEqual([]);
    expect(new Set(names).size).toBe(evil.length);
  }
});
