import { describe, expect, it } from "vitest";
import { asFormat, recognize } from "./recognize";

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const pdf = new TextEncoder().encode("%PDF-1.7 and more");

const file = (name: string, bytes: Uint8Array<ArrayBuffer>, type = "") => new File([bytes], name, { type });

describe("recognizing files", () => {
  it("goes by their content, whatever their name", async () => {
    const { groups, unknown } = await recognize([
      file("scan.pdf", pdf),
      file("photo.jpg", png),
      file("notes.txt", new TextEncoder().encode("These are my notes.")),
      file("empty.png", new Uint8Array()),
      file("drawing.png", png),
    ]);
    expect(groups.map(({ format, files }) => [format, files.map(({ name }) => name)])).toEqual([
      ["png", ["photo.png", "drawing.png"]],
      ["pdf", ["scan.pdf"]],
    ]);
    expect(unknown.map(({ name }) => name)).toEqual(["notes.txt", "empty.png"]);
  });

  it("takes gzip for an SVG where the name says so, and for nothing otherwise", async () => {
    const gzip = Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0, 0]);
    const { groups, unknown } = await recognize([file("logo.SVGZ", gzip), file("backup.tar.gz", gzip)]);
    expect(groups.map(({ format, files }) => [format, files[0]?.name, files[0]?.type])).toEqual([
      ["svg", "logo.SVGZ", "image/svg+xml"],
    ]);
    expect(unknown.map(({ name }) => name)).toEqual(["backup.tar.gz"]);
  });

  it("takes a TIFF for a RAW file where the name says so", async () => {
    const tiff = Uint8Array.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0]);
    const { groups } = await recognize([file("IMG_1.NEF", tiff), file("scan.tif", tiff)]);
    expect(groups.map(({ format, files }) => [format, files.length])).toEqual([
      ["raw", 1],
      ["tiff", 1],
    ]);
  });

  it("gives each the type and an ending of its format", () => {
    const named = (name: string, format: "jpg" | "heic") => {
      const { name: given, type } = asFormat(file(name, png), format);
      return [given, type];
    };
    expect(named("a.JPEG", "jpg")).toEqual(["a.JPEG", "image/jpeg"]);
    expect(named("a.jfif", "jpg")).toEqual(["a.jpg", "image/jpeg"]);
    expect(named("IMG_1.heif", "heic")).toEqual(["IMG_1.heif", "image/heic"]);
    expect(named("photo.of.me", "heic")).toEqual(["photo.of.heic", "image/heic"]);
    expect(named("photo", "heic")).toEqual(["photo.heic", "image/heic"]);
  });
});
