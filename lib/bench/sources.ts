import { access, copyFile, mkdir } from "node:fs/promises";
import { extname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { EnginePool, InputFormat } from "../engine/types";
import { formatIds, formats } from "../formats";
import { paintGraphic, paintPhoto } from "./painting";
import type { Subject } from "./pairs";
import { timeCommand } from "./usage";

/** The same two pictures in every format that is read. */
export type Sources = {
  folder: string;
  path: (of: Subject, format: InputFormat) => string;
};

const writers: Partial<Record<InputFormat, (picture: Sharp) => Sharp>> = {
  jpg: (picture) => picture.jpeg({ quality: 92 }),
  png: (picture) => picture.png({ compressionLevel: 6 }),
  webp: (picture) => picture.webp({ quality: 90 }),
  avif: (picture) => picture.avif({ quality: 70, effort: 2 }),
  tiff: (picture) => picture.tiff({ compression: "lzw" }),
};

/**
 * Writes the sources into `folder`; what is there already is kept. A HEIC is taken from a HEIC photo as it is, else
 * made by heif-enc when that is installed.
 *
 * @param photo path of a picture in any format the engine reads
 */
export async function makeSources(folder: string, pool: EnginePool, photo?: string): Promise<Sources> {
  await mkdir(folder, { recursive: true });
  const path: Sources["path"] = (of, format) =>
    join(folder, `${of.replace(" ", "-")}.${formats[format].extensions[0]}`);
  const master = path("photo", "png");
  if (!(await exists(master))) {
    if (photo) await decode(pool, photo, master);
    else await (await paintPhoto()).png({ compressionLevel: 6 }).toFile(master);
  }
  for (const format of Object.keys(writers) as InputFormat[]) {
    for (const [of, picture] of [
      ["photo", () => sharp(master)],
      ["graphic", paintGraphic],
    ] as const)
      if (!(await exists(path(of, format)))) await writers[format]?.(picture()).toFile(path(of, format));
  }
  const turned = path("turned photo", "jpg");
  if (!(await exists(turned)))
    await sharp(master).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 92 }).toFile(turned);
  const heic = path("photo", "heic");
  if (!(await exists(heic))) {
    if (photo && formatOf(photo) === "heic") await copyFile(photo, heic);
    else await timeCommand("heif-enc", ["-q", "60", path("photo", "jpg"), "-o", heic]).catch(() => {});
  }
  return { folder, path };
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const formatOf = (path: string) =>
  formatIds.find((id) =>
    (formats[id].extensions as readonly string[]).includes(extname(path).slice(1).toLowerCase()),
  );

function decode(pool: EnginePool, input: string, output: string) {
  const limits = { megapixels: 100, frames: 1 };
  const job = { kind: "image", input, output, to: "png", options: {}, limits } as const;
  return pool.run(new AbortController().signal, job, { timeoutMs: 120_000 });
}
