import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ConversionError } from "../../../../contract/errors";
import { createHelpers, decodeTiles, type Helpers, type TileShare } from "./helpers";
import { createSession } from "./session";
import { newControl, planTiles, type TilePlan } from "./tiles";

const file = new Uint8Array(readFileSync(new URL("../../../fixtures/heic/grid.heic", import.meta.url)));
const session = createSession();

/** A fake helper that takes one tile, then ends as told. */
const helperThat = (end: () => Promise<void>): Helpers => ({
  join({ control }: TileShare) {
    Atomics.add(control, 0, 1);
    return end();
  },
  idle: async () => {},
});

const decodeWith = async (helpers: Helpers) => {
  const complete = await session.withImage(file, (image) => {
    const plan = planTiles(image) as TilePlan;
    const output = new Uint8Array(plan.placement.width * plan.placement.height * 3);
    return decodeTiles(image, plan, file, output, helpers);
  });
  await complete();
};

describe("tiles decoded together", () => {
  it("fail when a helper fails on its tile", async () => {
    const failing = helperThat(async () => {
      throw new ConversionError("corrupt");
    });
    await expect(decodeWith(failing)).rejects.toMatchObject({ code: "corrupt" });
  });

  it("fail when a helper skips its tile", async () => {
    await expect(decodeWith(helperThat(async () => {}))).rejects.toMatchObject({ code: "engine_crashed" });
  });

  it("fail each time a helper's thread dies", async () => {
    const dying = `import { parentPort } from "node:worker_threads"; parentPort.on("message", () => process.exit(3));`;
    const helpers = createHelpers(1, new URL(`data:text/javascript,${encodeURIComponent(dying)}`));
    const plan = await session.withImage(file, (image) => planTiles(image) as TilePlan);
    for (let round = 0; round < 2; round++) {
      const share = { file, plan, control: newControl(), output: new Uint8Array(0) };
      await expect(helpers.join(share)).rejects.toMatchObject({ code: "engine_crashed" });
      await helpers.idle();
    }
  });
});
