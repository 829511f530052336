import { numbered } from "../../../lib/engine/fixtures/pdf";
import { good } from "./pictures";

const bytes = (text: string) => Buffer.from(text, "latin1");

/** Markup that a browser would run if a file came back unchanged. */
export const SCRIPT = "<script>alert(document.domain)</script>";

/** Files that are not pictures, under the names of pictures. */
export const otherFiles: readonly (readonly [kind: string, name: string, bytes: Buffer])[] = [
  ["HTML", "page.jpg", bytes(`<!doctype html><title>x</title>${SCRIPT}`)],
  [
    "HTML around an SVG",
    "drawing.svg",
    bytes(`<html><svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  ],
  ["a Linux program", "photo.png", bytes(`\x7fELF\x02\x01\x01${"\0".repeat(200)}`)],
  ["a ZIP", "photos.jpg", bytes(`PK\x03\x04\x14${"\0".repeat(40)}`)],
  ["PostScript", "page.jpg", bytes("%!PS-Adobe-3.0\n(/etc/passwd) (r) file\n")],
  ["ImageMagick's own language", "x.jpg", bytes("push graphic-context\nfill 'url(https://127.0.0.1/x)'\n")],
  ["a video", "film.heic", bytes(`\0\0\0\x18ftypisom\0\0\x02\0isomiso2${"\0".repeat(100)}`)],
  ["one byte", "x.jpg", bytes("x")],
];

const joined = async (...parts: (Buffer | Promise<Buffer> | string)[]) =>
  Buffer.concat((await Promise.all(parts)).map((part) => (typeof part === "string" ? bytes(part) : part)));

/** Makes a marker segment of a JPEG. */
const segment = (marker: number, body: string) =>
  Buffer.concat([
    Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]),
    Buffer.from(body, "latin1"),
  ]);

/** Returns a JPEG with a comment as its first segment. */
async function jpegWithComment(comment: string): Promise<Buffer> {
  const file = await good("jpg");
  return joined(file.subarray(0, 2), segment(0xfe, comment), file.subarray(2));
}

/** Files of two formats at once. They are read as the format of their first bytes, and nothing else may come back. */
export const polyglots: Readonly<Record<string, () => Promise<Buffer>>> = {
  "a JPEG followed by a PDF": () => joined(good("jpg"), numbered(1), SCRIPT),
  "a JPEG with HTML in its comment": () => jpegWithComment(`--><html>${SCRIPT}<!--`),
  "a GIF followed by a ZIP": () => joined(good("gif"), `PK\x03\x04\x14${"\0".repeat(40)}`, SCRIPT),
  "a PNG followed by a shell script": () => joined(good("png"), "#!/bin/sh\nid\n", SCRIPT),
  "a WEBP followed by a JPEG": () => joined(good("webp"), good("jpg"), SCRIPT),
};
