import { describe, expect, it } from "vitest";
import { formatIds, formats, sniffFormat } from "./formats";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const ftyp = (...brands: string[]) =>
  bytes(
    `\0\0\0${String.fromCharCode(16 + 4 * (brands.length - 1))}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join("")}`,
  );

describe("sniffFormat", () => {
  it.each([
    ["JPEG", bytes("\xff\xd8\xff\xe0\0\x10JFIF\0\x01"), "jpg"],
    ["PNG", bytes("\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), "png"],
    ["WEBP", bytes("RIFF\x10\0\0\0WEBPVP8 "), "webp"],
    ["GIF87a", bytes("GIF87a\x01\0\x01\0\0\0"), "gif"],
    ["GIF89a", bytes("GIF89a\x01\0\x01\0\0\0"), "gif"],
    ["little-endian TIFF", bytes("II*\0\x08\0\0\0\0\0\0\0"), "tiff"],
    ["big-endian TIFF", bytes("MM\0*\0\0\0\x08\0\0\0\0"), "tiff"],
    ["PDF", bytes("%PDF-1.7\n%\xe2\xe3\xcf\xd3"), "pdf"],
    ["HEIC", ftyp("heic", "mif1", "heic"), "heic"],
    ["HEIC that leads with the generic brand", ftyp("mif1", "heic"), "heic"],
    ["HEIF of an unnamed codec", ftyp("mif1", "miaf"), "heic"],
    ["AVIF", ftyp("avif", "mif1", "miaf"), "avif"],
    ["AVIF that leads with the generic brand", ftyp("mif1", "avif"), "avif"],
    ["AVIF sequence", ftyp("avis", "avif"), "avif"],
  ])("knows a %s", (_, head, format) => expect(sniffFormat(head)).toBe(format));

  it.each([
    ["nothing", bytes("")],
    ["a few bytes", bytes("\xff\xd8")],
    ["SVG", bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ["HTML", bytes("<!doctype html><title>x</title>")],
    ["ZIP", bytes("PK\x03\x04\x14\0\0\0\0\0\0\0")],
    ["MP4", ftyp("isom", "mp42")],
    ["WAV, which is RIFF too", bytes("RIFF\x10\0\0\0WAVEfmt ")],
  ])("takes %s for none of ours", (_, head) => expect(sniffFormat(head)).toBeNull());
});

describe("formats", () => {
  it("have one hue each, at least 12 degrees apart", () => {
    const hues = formatIds.map((id) => formats[id].hue).sort((a, b) => a - b);
    const gaps = hues.slice(1).map((hue, index) => hue - (hues[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  });
});
