import { expect, it } from "vitest";
import { makeSegment, marker } from "../../containers/jpeg";
import { LONG, numbers, SHORT, writeDirectory } from "../../containers/tiff";
import { readDetails } from ".";
import { readExifDetails } from "./exif";
import { toDate, toText } from "./text";
import { readXmpDetails } from "./xmp";

const header = Buffer.from("II*\0\x08\0\0\0", "latin1");
const tiff = (...entries: Parameters<typeof writeDirectory>[0]) =>
  Buffer.concat([header, writeDirectory(entries, 8)]);
const jpegOf = (...segments: Uint8Array[]) =>
  Buffer.concat([Buffer.from([0xff, marker.start]), ...segments, Buffer.from([0xff, marker.end])]);

it.each([
  [
    "a directory that is its own Exif and GPS directory",
    tiff(numbers(0x8769, LONG, [8]), numbers(0x8825, LONG, [8])),
  ],
  [
    "directories far beyond the end",
    tiff(numbers(0x8769, LONG, [0xffff_fff0]), numbers(0x8825, LONG, [4e9])),
  ],
  ["an entry of four billion bytes", tiff({ ...numbers(0x010f, SHORT, [1]), type: 2, count: 0xffff_ffff })],
  ["nothing but a header", header],
  ["no TIFF at all", Buffer.from("Exif of another kind")],
])("EXIF with %s says nothing, and is no error", (_, exif) => {
  expect(readExifDetails(exif).kinds).toEqual([]);
});

it("text that turns itself around, or never ends, becomes one short line", () => {
  expect(toText("a\u202egpj.exe\n\0b")).toBe("a gpj.exe b");
  expect(toText("x".repeat(1e6))).toHaveLength(200);
  expect(toText(" \0 ")).toBeUndefined();
});

it.each([
  ["2024:05:06 07:08:09", "2024-05-06T07:08:09"],
  ["2024-05-06T07:08:09+02:00", "2024-05-06T07:08:09"],
  ["2024-05-06", "2024-05-06T00:00:00"],
  ["0000:00:00 00:00:00", undefined],
  ["2024:99:99 07:08:09", undefined],
  ["yesterday", undefined],
])("the date '%s' is %s", (text, iso) => expect(toDate(text)).toBe(iso));

it("megabytes of XMP are read in part", () => {
  const packet = `<x:xmpmeta><rdf:Description photoshop:City="Rome" ${"a".repeat(40_000_000)}`;
  expect(readXmpDetails(Buffer.from(packet))).toMatchObject({ kinds: ["place"], found: { place: "Rome" } });
});

it("XMP has coordinates in minutes, and texts in elements", () => {
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description exif:GPSLatitude="51,30.5N"
    exif:GPSLongitude="0,7.5W"><dc:creator><rdf:Seq><rdf:li>Ada</rdf:li></rdf:Seq></dc:creator></rdf:Description></rdf:RDF>`;
  expect(readXmpDetails(Buffer.from(packet))).toMatchObject({
    kinds: ["place", "author"],
    found: { latitude: 51.508333, longitude: -0.125, author: "Ada" },
  });
});

it("a thousand comments are read as a hundred", () => {
  const comments = Array.from({ length: 1000 }, (_, n) => makeSegment(marker.comment, Buffer.from(`${n}`)));
  const { kinds, found } = readDetails(jpegOf(...comments), "jpg");
  expect([...kinds]).toEqual(["description"]);
  expect(found.description).toBe("0");
});
