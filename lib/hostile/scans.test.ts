import { describe, it } from "vitest";
import { documentSite, onEachEndpoint, scanEndpoints } from "./document-site";
import { scanOf, textless } from "./inputs/documents";
import { giants, jpeg2000Bombs, largestNoise, noisePage } from "./inputs/giants";

const { expectHarmless, expectHarmlessPicture } = documentSite();

describe("pictures in which text is looked for", () => {
  it.each(onEachEndpoint(textless, scanEndpoints))("%s, %s: 200 or 422", async (_, endpoint, make) =>
    expectHarmless(scanOf(await make()), endpoint),
  );

  it.each(Object.entries(textless))("%s, read as a picture: 200 or 422", async (_, make) =>
    expectHarmlessPicture(await make()),
  );
});

describe("as many pixels of noise as are taken", () => {
  const rows = [4, 40].flatMap((side) => scanEndpoints.map((endpoint) => [side, endpoint] as const));
  it.each(rows)("dots of %d pixels, %s: 200 or 422", async (side, endpoint) =>
    expectHarmless(noisePage(await largestNoise(side)), endpoint),
  );

  it.each([4, 40])("dots of %d pixels, read as a picture: 200 or 422", async (side) =>
    expectHarmlessPicture(await largestNoise(side)),
  );
});

describe("pages that are a picture of 30,000 x 30,000 pixels", () => {
  it.each(onEachEndpoint(giants))("%s, %s: 200 or 422", async (_, endpoint, make) =>
    expectHarmless(await make(), endpoint),
  );
});

describe("small pictures in JPEG 2000 that claim to be large", () => {
  it.each(onEachEndpoint(jpeg2000Bombs))("%s, %s: 200 or 422", async (_, endpoint, make) =>
    expectHarmless(make(), endpoint),
  );
});
