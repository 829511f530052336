import { describe, it } from "vitest";
import { documentSite, madeOnce, onEachEndpoint, scanEndpoints } from "./document-site";
import { scanOf, textless } from "./inputs/documents";
import { giants, jpeg2000Bombs, largestNoise, noisePage } from "./inputs/giants";

const { expectHarmless, expectHarmlessPicture } = documentSite();

/** Pictures without text, and how each becomes a page: sheets of A4, and as many pixels of noise as are taken. */
const sheets = [
  ...Object.entries(textless).map(([name, make]) => ({ name, picture: madeOnce(make), pageOf: scanOf })),
  ...[4, 40].map((side) => ({
    name: `dots of ${side} pixels, as many as are taken`,
    picture: madeOnce(() => largestNoise(side)),
    pageOf: noisePage,
  })),
];

describe("pictures in which text is looked for", () => {
  const rows = sheets.flatMap((sheet) =>
    scanEndpoints.map((endpoint) => [sheet.name, endpoint, sheet] as const),
  );
  it.each(rows)("%s, %s: 200 or 422", async (_, endpoint, { picture, pageOf }) =>
    expectHarmless(pageOf(await picture()), endpoint),
  );

  for (const { name, picture } of sheets)
    it(`${name}, read as a picture: 200 or 422`, async () => expectHarmlessPicture(await picture()));
});

describe.each([
  ["pages that are a picture of 30,000 x 30,000 pixels", giants],
  ["small pictures in JPEG 2000 that claim to be large", jpeg2000Bombs],
] as const)("%s", (_, table: Readonly<Record<string, () => Buffer | Promise<Buffer>>>) => {
  it.each(onEachEndpoint(table))("%s, %s: 200 or 422", async (_, endpoint, make) =>
    expectHarmless(await make(), endpoint),
  );
});
