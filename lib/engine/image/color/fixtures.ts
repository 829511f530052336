import sharp from "sharp";
import type { Cicp } from "./cicp";

/** Overwrites the ICC profile of an AVIF made by sharp with code points: its box is longer than an `nclx` one. */
export function withNclx(avif: Buffer, { primaries, transfer }: Cicp, matrix = 6): Buffer {
  const patched = Buffer.from(avif);
  const at = patched.indexOf("colrrICC") < 0 ? patched.indexOf("colrprof") : patched.indexOf("colrrICC");
  if (at < 0) throw new Error("no profile to write over");
  patched.fill(0, at + 8, at + patched.readUInt32BE(at - 4) - 4);
  patched.write("nclx", at + 4, "latin1");
  patched.writeUInt16BE(primaries, at + 8);
  patched.writeUInt16BE(transfer, at + 10);
  patched.writeUInt16BE(matrix, at + 12);
  // The highest bit: full range.
  patched[at + 14] = 0x80;
  return patched;
}

/** Cuts the profile out of a file that carries it uncompressed. */
export function profileIn(file: Buffer): Buffer {
  const at = file.indexOf("acsp") - 36;
  return Buffer.from(file.subarray(at, at + file.readUInt32BE(at)));
}

/** Returns one of the profiles that come with sharp. */
export async function profileOf(name: "p3" | "srgb" | "cmyk"): Promise<Buffer> {
  const dot = sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } });
  return profileIn(await dot.withIccProfile(name).tiff({ compression: "none" }).toBuffer());
}

/** Offset of a tag's data in a profile. */
export const tagAt = (profile: Buffer, name: string): number =>
  profile.readUInt32BE(profile.indexOf(name, 128) + 4);

/** Copies a profile with other colorants, given as XYZ. */
export function withColorants(profile: Buffer, colorants: Record<string, readonly number[]>): Buffer {
  const changed = Buffer.from(profile);
  for (const [name, xyz] of Object.entries(colorants))
    for (const [index, value] of xyz.entries())
      changed.writeInt32BE(Math.round(value * 65_536), tagAt(changed, name) + 8 + 4 * index);
  return changed;
}

/** Display P3 like on iPhones: sharp's clips red's Z at 0. */
export const appleP3 = async (): Promise<Buffer> =>
  withColorants(await profileOf("p3"), {
    rXYZ: [0.5151215, 0.2411957, -0.0010529],
    gXYZ: [0.2919769, 0.6922455, 0.0418854],
    bXYZ: [0.1571045, 0.0665741, 0.7840729],
  });
