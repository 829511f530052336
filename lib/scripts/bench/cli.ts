import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { table } from "../../../e2e/running/figures";
import type { Sources } from "./sources";
import { inTurn, runLine } from "./usage";

/** Photos that are converted at once, and pixels of each. */
const PHOTOS = 200;
const SIZE = { width: 1500, height: 1000 } as const;

const cores = availableParallelism();
const each = `printf '%s\\n' {photos}/* | xargs -P ${cores}`;

/** Commands that make WEBPs of a folder of JPGs, as one would type them, and on all cores. */
const lines = {
  "node dist/cli.mjs": `${process.execPath} dist/cli.mjs jpg-to-webp {photos} -o {out} --overwrite`,
  mogrify: "mogrify -path {out} -format webp -quality 80 {photos}/*.jpg > /dev/null",
  "mogrify on all cores": `${each} -n 10 mogrify -path {out} -format webp -quality 80`,
  "vips on all cores": `${each} -I% sh -c 'vips copy "$1" {out}/$(basename "$1" .jpg).webp[Q=80]' - %`,
} as const;

/** Cuts different parts out of the photo. */
async function writePhotos(folder: string, sources: Sources): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(folder, { recursive: true });
  const photo = sources.path("photo", "png");
  const { width, height } = await sharp(photo).metadata();
  for (let i = 0; i < PHOTOS; i += 1) {
    const left = Math.round(((width - SIZE.width) * i) / PHOTOS);
    const top = Math.round(((height - SIZE.height) * ((i * 7) % PHOTOS)) / PHOTOS);
    await sharp(photo)
      .extract({ ...SIZE, left, top })
      .jpeg({ quality: 92 })
      .toFile(join(folder, `${i}.jpg`));
  }
}

/** Measures the command line beside native ones on a folder of photos, in turn. @returns a section of the page */
export async function measureCli(folder: string, sources: Sources, rounds: number): Promise<string> {
  const places = { photos: join(folder, "photos"), out: join(folder, "photos-out") };
  await writePhotos(places.photos, sources);
  const names = Object.keys(lines);
  const usages = await inTurn(
    rounds,
    Object.values(lines).map((line) => async () => {
      await rm(places.out, { recursive: true, force: true });
      await mkdir(places.out);
      return runLine(line, places);
    }),
  );
  const rows = usages.map((usage, i) =>
    usage
      ? [names[i] ?? "", (usage.wall / 1000).toFixed(1), (usage.cpu / 1000).toFixed(1), usage.peak.toFixed(0)]
      : [names[i] ?? "", "not here", "", ""],
  );
  return `
## From a command line

${PHOTOS} JPGs of ${SIZE.width} × ${SIZE.height} pixels to WEBP: ours in the quality of the page, peers in 80. The start of the programs is included.

${table(["command", "seconds", "processor seconds", "memory MiB"], rows)}
`;
}
