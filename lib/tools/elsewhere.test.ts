import { expect, it } from "vitest";
import { elsewhere, findTool, tools } from ".";

const linksOf = (path: string) => {
  const tool = findTool(path);
  if (!tool) throw new Error(path);
  return elsewhere(tool, tools);
};

it.each([
  ["/heic-to-png", "jpg", "JPG to PNG"],
  ["/heic-to-png", "webp", "WEBP to PNG"],
  ["/heic-to-jpg", "png", "PNG to JPG"],
  ["/png-to-webp", "jpg", "JPG to WEBP"],
  ["/jpg-to-gif", "tiff", "Image Converter"],
  ["/compress-image", "gif", "Image Converter"],
  ["/jpg-to-pdf", "png", "Image to PDF"],
] as const)("on %s a file of %s is led to %s", (path, format, name) =>
  expect(linksOf(path)[format]).toMatchObject({ name }),
);

it("leads nowhere with what the page takes itself", () => {
  expect(linksOf("/jpeg-to-jpg").jpg).toBeUndefined();
  expect(linksOf("/heic-to-jpg").heic).toBeUndefined();
});

it("says of what the page makes that it is that already", () => {
  expect(linksOf("/heic-to-jpg").jpg).toBe("made");
  expect(linksOf("/Jpg-to-jpeg").jpg).toBeUndefined();
});
