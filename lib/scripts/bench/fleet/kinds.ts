import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { calls } from "../../../contract/calls";
import { pageUrl } from "../../../contract/pdf";
import { makePdf, text } from "../../../engine/fixtures/pdf";
import { photoPixels } from "../../../engine/fixtures/pdf-photos";
import { form } from "../../../server/testing/forms";

/** Kinds of files of a typical visitor. */
export const kindNames = ["jpg-png", "jpg-webp", "heic-jpg", "pdf-jpg"] as const;
export type KindName = (typeof kindNames)[number];

/** A request that converts one file. */
export type Kind = {
  name: string;
  /** What it is, in words. */
  about: string;
  path: string;
  type: string;
  /** The encoded form. */
  body: Uint8Array<ArrayBuffer>;
  /** Bytes of the file. */
  upload: number;
  /** Returns the address of the result. @throws Error if there is none */
  resultOf(reply: unknown): string;
};

const addressOf = (reply: unknown): string => {
  const [image] = calls.imageConvert.reply.parse(reply).images;
  if (!image?.downloadUrl) throw new Error(`A file was not converted: ${image?.code}`);
  return image.downloadUrl;
};

const addressOfPage = (reply: unknown): string => {
  const { data } = calls.pdfToImages.reply.parse(reply);
  const name = data.images[0]?.filename;
  if (!name) throw new Error(`A page was not converted: ${data.images[0]?.code}`);
  return pageUrl(data.sessionId, name);
};

type Request = Pick<Kind, "about" | "path" | "resultOf"> & {
  file: { name: string; bytes: Uint8Array; field?: string };
  fields?: Record<string, string>;
};

async function kindOf(name: string, { file, fields, ...request }: Request): Promise<Kind> {
  const encoded = new Response(form([file], fields));
  const type = encoded.headers.get("content-type") ?? "";
  const body = new Uint8Array(await encoded.arrayBuffer());
  return { name, ...request, type, body, upload: file.bytes.length };
}

const photo = (width: number, height: number) =>
  sharp(photoPixels(width, height, 3), { raw: { width, height, channels: 3 } });
const SIZE = [1632, 1224] as const;

/** Encodes a photo with libheif's own program. @returns a fixture of the engine where that is not installed */
async function heicPhoto(): Promise<{ about: string; bytes: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), "pixmill-heic-"));
  const [input, output] = [join(folder, "photo.png"), join(folder, "photo.heic")];
  try {
    await writeFile(
      input,
      await photo(...SIZE)
        .png()
        .toBuffer(),
    );
    await promisify(execFile)("heif-enc", ["-q", "60", input, "-o", output]);
    return { about: "HEIC of 2 megapixels to JPG", bytes: await readFile(output) };
  } catch {
    const bytes = await readFile("lib/engine/fixtures/heic/grid.heic");
    return { about: "a tiny HEIC to JPG, because heif-enc is not installed", bytes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes the files of all kinds. */
export async function makeKinds(): Promise<Record<KindName, Kind>> {
  const jpg = await photo(...SIZE)
    .jpeg({ quality: 90 })
    .toBuffer();
  const heic = await heicPhoto();
  const lines = Array.from({ length: 40 }, (_, i) => text(`Line ${i} of a page`, 40, 40 + 19 * i, 12));
  const pdf = makePdf([{ content: lines.join(""), box: [595, 842] }]);
  const picture = { path: calls.imageConvert.path, resultOf: addressOf };
  const to = (format: string) => ({ ...picture, fields: { format } });
  return {
    "jpg-png": await kindOf("jpg-png", {
      ...to("png"),
      about: "JPG of 2 megapixels to PNG",
      file: { name: "photo.jpg", bytes: jpg },
    }),
    "jpg-webp": await kindOf("jpg-webp", {
      ...to("webp"),
      about: "JPG of 2 megapixels to WEBP",
      file: { name: "photo.jpg", bytes: jpg },
    }),
    "heic-jpg": await kindOf("heic-jpg", {
      ...to("jpg"),
      about: heic.about,
      file: { name: "photo.heic", bytes: heic.bytes },
    }),
    "pdf-jpg": await kindOf("pdf-jpg", {
      path: calls.pdfToImages.path,
      resultOf: addressOfPage,
      about: "a page of text in a PDF to JPG",
      file: { name: "text.pdf", bytes: pdf, field: calls.pdfToImages.fileField },
    }),
  };
}

/** Makes a file that takes hardly any time of the engine, so that what remains is the time of everything else. */
export const tinyKind = async (): Promise<Kind> =>
  kindOf("tiny", {
    path: calls.imageConvert.path,
    resultOf: addressOf,
    about: "JPG of 64 x 64 pixels to PNG",
    file: { name: "tiny.jpg", bytes: await photo(64, 64).jpeg().toBuffer() },
    fields: { format: "png" },
  });

/** Lists kinds as often as they come in a mix, evenly spread. */
export function scheduleOf(kinds: Record<KindName, Kind>, mix: Readonly<Record<KindName, number>>): Kind[] {
  const places = kindNames.flatMap((name) =>
    Array.from({ length: mix[name] }, (_, i) => ({ kind: kinds[name], at: (i + 0.5) / mix[name] })),
  );
  return places.sort((a, b) => a.at - b.at).map(({ kind }) => kind);
}
