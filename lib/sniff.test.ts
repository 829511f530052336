import { describe, expect, it } from "vitest";
import { sniffFormat } from "./sniff";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const ftyp = (...brands: string[]) =>
  bytes(
    `\0\0\0${String.fromCharCode(16 + 4 * (brands.length - 1))}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join("")}`,
  );

/** Begins a TGA without a color map. */
const tga = (kind: number, depth: number, width = 9) =>
  bytes(
    `\0\0${String.fromCharCode(kind)}${"\0".repeat(9)}${String.fromCharCode(width)}\0\x05\0${String.fromCharCode(depth)}\0`,
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
    ["BMP", bytes(`BM${"\0".repeat(12)}\x28\0\0\0`), "bmp"],
    ["icon", bytes("\0\0\x01\0\x02\0\x10\x10\0\0\x01\0"), "ico"],
    ["cursor", bytes("\0\0\x02\0\x01\0\x20\x20\0\0\0\0"), "ico"],
    ["TGA of colors, whose beginning is a cursor's", tga(2, 24), "tga"],
    ["TGA of gray, compressed", tga(11, 8), "tga"],
    ["TGA with a color map", bytes("\0\x01\x01\0\0\0\x01\x18\0\0\0\0\x01\0\x01\0\x08\0"), "tga"],
    ["Photoshop file", bytes("8BPS\0\x01\0\0\0\0\0\0"), "psd"],
    ["large Photoshop file", bytes("8BPS\0\x02\0\0\0\0\0\0"), "psd"],
    ["SVG", bytes('<svg xmlns="http://www.w3.org/2000/svg">'), "svg"],
    [
      "SVG after all that may come before it",
      bytes(
        '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- <html> -->\n<!DOCTYPE svg [\n<!ENTITY a "b>">\n]>\n<svg:svg>',
      ),
      "svg",
    ],
    ["SVG in UTF-16", bytes("\xff\xfe<\0s\0v\0g\0 \0/\0>\0"), "svg"],
  ])("knows a %s", (_, head, format) => expect(sniffFormat(head)).toBe(format));

  it.each([
    ["nothing", bytes("")],
    ["a few bytes", bytes("\xff\xd8")],
    ["HTML with a drawing in it", bytes("<!doctype html><body><svg width='9'></svg>")],
    ["XML that is no drawing", bytes('<?xml version="1.0"?><!-- <svg> --><svgs/>')],
    ["text that begins like a BMP", bytes("BMW and Audi sell cars")],
    ["zeros", new Uint8Array(64)],
    ["a TGA of an unknown kind", tga(4, 24)],
    ["a TGA of an unknown depth", tga(2, 8)],
    ["a TGA without pixels", tga(2, 24, 0)],
    ["a TrueType font", bytes("\0\x01\0\0\0\x0f\0\x80\0\x03\0\x70OS/2")],
    ["an MPEG video", bytes("\0\0\x01\xba\x44\0\x04\0\x04\x01\x01\x89")],
    ["HTML", bytes("<!doctype html><title>x</title>")],
    ["ZIP", bytes("PK\x03\x04\x14\0\0\0\0\0\0\0")],
    ["MP4", ftyp("isom", "mp42")],
    ["WAV, which is RIFF too", bytes("RIFF\x10\0\0\0WAVEfmt ")],
  ])("takes %s for none of ours", (_, head) => expect(sniffFormat(head)).toBeNull());
});
