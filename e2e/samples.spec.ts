import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type FormatId, formats } from "../lib/formats";
import { samples } from "../lib/site/samples";
import { expect, test } from "./support/test";

const committed = (path: string) => readFileSync(fileURLToPath(new URL(`../public${path}`, import.meta.url)));

for (const [format, { path }] of Object.entries(samples))
  test(`serves ${path} with its type, and has caches ask whether it has changed`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      "content-type": formats[format as FormatId].mime,
      "cache-control": "public, max-age=0, must-revalidate",
      "x-content-type-options": "nosniff",
    });
    expect((await response.body()).equals(committed(path))).toBe(true);
  });
