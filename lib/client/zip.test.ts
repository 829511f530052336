import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { uniqueNames } from "./unique-names";
import { zipFiles } from "./zip";

describe("names in a ZIP", () => {
  it.each([
    [
      ["a.jpg", "b.jpg"],
      ["a.jpg", "b.jpg"],
    ],
    [
      ["a.jpg", "a.jpg", "A.JPG"],
      ["a.jpg", "a (2).jpg", "A (3).JPG"],
    ],
    [
      ["a.jpg", "a.jpg", "a (2).jpg"],
      ["a.jpg", "a (3).jpg", "a (2).jpg"],
    ],
    [
      ["photo", "photo", ".x", ".x"],
      ["photo", "photo (2)", ".x", ".x (2)"],
    ],
  ])("%j become %j", (names, unique) => expect(uniqueNames(names)).toEqual(unique));

  it("are in one folder, in UTF-8, and hold the very bytes", async () => {
    const blob = new Blob(["one"]);
    const zip = await zipFiles(
      [
        { name: "日本 é.jpg", blob },
        { name: "../up.jpg", blob },
        { name: "日本 é.jpg", blob: new Blob(["two"]) },
      ],
      "converted_images",
    );
    const read = await JSZip.loadAsync(await zip.arrayBuffer());
    expect(Object.keys(read.files).filter((name) => !name.endsWith("/"))).toEqual([
      "converted_images/日本 é.jpg",
      "converted_images/.._up.jpg",
      "converted_images/日本 é (2).jpg",
    ]);
    expect(await read.file("converted_images/日本 é (2).jpg")?.async("string")).toBe("two");
  });
});
