import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ConversionError } from "../../../../../contract/errors";
import { dice, noisePicture, type Orientation, orientations } from "../../../../fixtures/pictures";
import { marker } from "../../../containers/jpeg";
import { unusual } from "./fixtures";
import { rewriteJpeg } from "./index";

/** libjpeg's warnings about missing pixels. */
const lostData = /premature end|bad Huffman code|instead of RST/i;

/** What libjpeg has to say of a picture. */
const complaintOf = (bytes: Buffer): Promise<string> =>
  sharp(bytes, { failOn: "warning" })
    .raw()
    .toBuffer()
    .then(() => "", String);

/** Some bytes changed, and often the end cut off. */
function damaged(bytes: Uint8Array, seed: number): Uint8Array {
  const random = dice(seed);
  const copy = Uint8Array.from(bytes);
  for (let flips = 1 + random(4); flips > 0; flips -= 1) copy[random(copy.length)] = random(256);
  return random(3) === 0 ? copy.subarray(0, random(copy.length)) : copy;
}

function outcome(bytes: Uint8Array, orientation: Orientation): string {
  try {
    return rewriteJpeg(bytes, { orientation, keepIcc: true }) ? "done" : "null";
  } catch (error) {
    return error instanceof ConversionError ? error.code : String(error);
  }
}

const picture = () => noisePicture(64, 32).withMetadata({ orientation: 6 });
const sources: Record<string, () => Promise<Uint8Array>> = {
  sequential: () => picture().jpeg().toBuffer(),
  progressive: () => picture().jpeg({ progressive: true }).toBuffer(),
  ...Object.fromEntries(
    Object.entries(unusual).map(([name, text]) => [name, async () => Buffer.from(text, "base64")]),
  ),
};

describe("damaged bytes", () => {
  it.each(Object.keys(sources))("of a %s JPEG soon end in a picture, null or 'corrupt'", async (name) => {
    const bytes = (await sources[name]?.()) ?? new Uint8Array(0);
    for (let seed = 0; seed < 300; seed += 1) {
      const orientation = orientations[seed % orientations.length] ?? 1;
      expect(["done", "null", "corrupt"]).toContain(outcome(damaged(bytes, seed), orientation));
    }
  });

  it("cut anywhere in its data never give half a picture", async () => {
    for (const name of ["sequential", "progressive"]) {
      const bytes = (await sources[name]?.()) ?? new Uint8Array(0);
      for (let less = 4; less < bytes.length; less += 7) {
        expect(["null", "corrupt"]).toContain(outcome(bytes.subarray(0, bytes.length - less), 6));
      }
    }
  });
});

describe("what libjpeg does not mind", () => {
  const rewrite = (bytes: Uint8Array) => rewriteJpeg(bytes, { orientation: 6, keepIcc: false });
  const withRestarts = Buffer.from(unusual["4:2:0 with restart markers"], "base64");
  const ended = Buffer.from([0xff, 0xd9]);
  const open = withRestarts.subarray(0, -2);
  // Two rows of MCUs, a restart marker between them: the next one is RST1.
  const oddities: Record<string, Uint8Array> = {
    "a restart marker behind the last MCU": Buffer.concat([open, Buffer.from([0xff, 0xd1]), ended]),
    "a byte that begins a marker": Buffer.concat([open, Buffer.from([0xff]), ended]),
  };

  it.each(Object.keys(oddities))("is turned: %s", (name) => {
    expect(rewrite(oddities[name] as Uint8Array)?.bytes).toEqual(rewrite(withRestarts)?.bytes);
  });
});

describe("what is turned although it is damaged", () => {
  it.each(Object.keys(sources))("is taken for whole by libjpeg, too: %s", async (name) => {
    const bytes = (await sources[name]?.()) ?? new Uint8Array(0);
    const data = bytes.indexOf(marker.scan, bytes.indexOf(marker.quantizationTables));
    const turned = Array.from({ length: 60 }, (_, seed) => {
      const random = dice(seed);
      const copy = Buffer.from(bytes);
      copy[data + 14 + random(copy.length - data - 16)] = random(256);
      return copy;
    }).filter((copy) => outcome(copy, 6) === "done");
    const complaints = await Promise.all(turned.map(complaintOf));
    expect(complaints.filter((complaint) => lostData.test(complaint))).toEqual([]);
  });
});
