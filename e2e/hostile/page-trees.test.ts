import { describe, it } from "vitest";
import { documentSite, onEachEndpoint, pageEndpoints } from "./document-site";
import { trees } from "./inputs/page-trees";

const { expectHarmless } = documentSite();

// What a plan may say is in lib/server/api/organize-pdf.test.ts.
describe("trees with loops, holes and millions of branches", () => {
  it.each(onEachEndpoint(trees, pageEndpoints))("%s, %s: 200 or 422", async (_, endpoint, make) =>
    expectHarmless(make(), endpoint),
  );
});
