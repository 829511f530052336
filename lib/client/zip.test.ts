import JSZip from "jszip";
import { expect, it } from "vitest";
import { zipFiles } from "./zip";

it("packs files into one folder, with UTF-8 names and unchanged bytes", async () => {
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
