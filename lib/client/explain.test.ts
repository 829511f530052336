import { expect, it } from "vitest";
import type { AlternativeTools } from "../tools/types";
import { explain as explainIn } from "./explain";
import { say } from "./testing";

async function explain(files: readonly File[], alternatives: AlternativeTools) {
  const { text: _, ...reasons } = await explainIn({ text: "" }, files, alternatives, say);
  return reasons;
}

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const jpeg = new File([bytes("\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x02")], "photo.png");
const heic = new File([bytes("\0\0\0\x14ftypheic\0\0\0\0mif1")], "photo.jpg");
const notes = new File(["Not a picture, but long enough."], "notes.txt");
const link = { path: "/jpg-to-png", name: "JPG to PNG" } as const;

it("names a file's format by its content, and the tool that accepts it", async () =>
  expect(await explain([jpeg], { jpg: link })).toMatchObject({ detail: "This is a JPG.", link }));

it("gives the tool all files of that format, under names that it accepts", async () => {
  const explained = await explain([notes, jpeg, heic, jpeg], { jpg: link });
  expect(explained.link?.files?.map(({ name, type }) => [name, type])).toEqual([
    ["photo.jpg", "image/jpeg"],
    ["photo.jpg", "image/jpeg"],
  ]);
});

it("names the file among several that are refused together", async () => {
  expect((await explain([notes, jpeg], { jpg: link })).detail).toBe("\u2068photo.png\u2069 is a JPG.");
  expect((await explain([notes, jpeg], { jpg: "made" })).detail).toMatch(/photo\.png\S? is already a JPG\./);
});

it("speaks of several files of one format", async () => {
  expect((await explain([jpeg, jpeg], { jpg: link })).detail).toBe("These are JPG files.");
  expect((await explain([jpeg, jpeg], { jpg: "made" })).detail).toMatch(/^These are already JPG files\./);
  expect((await explain([heic, heic], {})).detail).toMatch(
    /Change their extensions to \.heic, .* them again/,
  );
});

it("suggests nothing where no tool does the like to such files", async () =>
  expect(await explain([jpeg], { jpg: "none" })).toEqual({ detail: "This is a JPG." }));

it("says of files of unknown formats that they are, after the others", async () =>
  expect(await explain([notes, jpeg], { jpg: link })).toMatchObject({
    link,
    more: [{ detail: "We don't recognize the format of \u2068notes.txt\u2069." }],
  }));

it("names each format before further files of one, so that every link is seen", async () => {
  const other = new File([jpeg], "other.png");
  const tools = { jpg: link, heic: { path: "/image-compressor", name: "Image Converter" } } as const;
  expect((await explain([jpeg, other, heic, notes], tools)).more?.map(({ detail }) => detail)).toEqual([
    "\u2068photo.jpg\u2069 is a HEIC.",
    "We don't recognize the format of \u2068notes.txt\u2069.",
    "\u2068other.png\u2069 is a JPG.",
  ]);
});

it("gives each file its reason where their formats differ, and the link once", async () => {
  const heif = new File([heic], "small.heif");
  const own = { path: "/image-compressor#jpg", name: "Image Converter", own: true } as const;
  const explained = await explain([jpeg, heif, jpeg, heic], { jpg: "made", heic: own });
  expect(explained.detail).toBe("\u2068photo.png\u2069 is already a JPG. Nothing to convert.");
  expect(explained.more).toMatchObject([
    {
      detail: "\u2068small.heif\u2069 is a HEIC. This page only takes files that end in .heic.",
      link: { path: "/image-compressor#jpg", name: "Image Converter" },
    },
    { detail: /photo\.jpg\S? is a HEIC\./ },
  ]);
  expect(explained.more?.[0]?.link?.files).toHaveLength(2);
  expect(explained.more?.[1]).not.toHaveProperty("link");
});

it("suggests a rename for a file of the page's own format", async () =>
  expect((await explain([heic], {})).detail).toMatch(/^This is a HEIC\. .*\.heic/));

it("suggests a rename for another ending of the page's own format", async () => {
  const heif = new File([heic], "photo.heif");
  expect((await explain([heif], {})).detail).toBe(
    "This is a HEIC. Change its extension to .heic, then select it again.",
  );
});

it("names a format that nothing reads, and the way that works", async () => {
  const drawing = new File(["gimp xcf v011, and so on"], "a.xcf", { type: "image/x-xcf" });
  expect((await explain([drawing], {})).detail).toMatch(/^We can't read XCF files\./);
});

it("says nothing of an unknown format", async () => expect(await explain([notes], {})).toEqual({}));

it("names the file where others are too large, and those", async () => {
  const detail = "Each file can be up to 20 MB.";
  const refused = { names: ["photo.png", "big.jpg"], kept: true };
  expect(await explainIn({ text: "", refused, detail }, [jpeg], { jpg: link }, say)).toMatchObject({
    detail: "\u2068photo.png\u2069 is a JPG.",
    link,
    more: [{ detail: `\u2068big.jpg\u2069: ${detail}` }],
  });
  expect(
    await explainIn(
      { text: "", refused: { names: ["notes.txt", "big.jpg"], kept: true }, detail },
      [notes],
      {},
      say,
    ),
  ).toMatchObject({ detail: "We don't recognize the format of \u2068notes.txt\u2069.", more: [{}] });
  // Two of one format are named, too: they are not all.
  const other = new File([jpeg], "other.png");
  const problem = { text: "", refused: { ...refused, names: [...refused.names, "other.png"] }, detail };
  const { more } = await explainIn(problem, [jpeg, other], { jpg: link }, say);
  expect(more?.map((reason) => reason.detail)).toEqual([
    "\u2068other.png\u2069 is a JPG.",
    `\u2068big.jpg\u2069: ${detail}`,
  ]);
});

it("points out a file that already has the target format", async () =>
  expect(await explain([jpeg], { jpg: "made" })).toEqual({
    detail: "This is already a JPG. Nothing to convert.",
  }));
