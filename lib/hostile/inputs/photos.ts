import sharp from "sharp";

/** A JPEG of noise, which compresses badly: the larger it is, the longer the engine is at work on it. */
export const noisyPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
