import { describe, expect, it } from "vitest";
import { calls } from "../../lib/contract/calls";
import { endlessPdf, numbered, slowPdf } from "../../lib/engine/fixtures/pdf";
import { documentSite, endpointNames, onEachEndpoint, pageEndpoints } from "./document-site";
import { crowds } from "./inputs/crowds";
import * as inputs from "./inputs/documents";
import { explodingFonts, nameless } from "./inputs/fonts";
import { outcome } from "./site";

const { send, expectHarmless } = documentSite();

describe.each([
  ["circular references", inputs.circles],
  ["impossible page sizes", inputs.boxes],
  ["decompression bombs", inputs.bombs],
  ["crowded pages", crowds],
  ["fonts whose glyphs take for ever", explodingFonts],
  ["fonts that do not say what they draw", nameless],
  ["deep nesting", inputs.nested],
] as const)("%s", (_, table: Readonly<Record<string, () => Buffer>>) => {
  it.each(onEachEndpoint(table))("%s, %s: 200 or 422", async (_, endpoint, make) =>
    expectHarmless(make(), endpoint),
  );
});

describe("target sizes", () => {
  const bomb = Object.values(inputs.bombs)[0] as () => Buffer;

  it.each(["999", "1e9", "20 KB", "9".repeat(40), "1000\u0000", "\u0661\u0660\u0660\u0660"])(
    "of %j: 400 bad_option, before the document is read",
    async (targetSize) => {
      expect(outcome(await send(bomb(), "compressed", { targetSize }))).toBe("400 bad_option");
    },
  );

  it("of 1000, for a bomb: 200 or 422", async () => {
    expect([200, 422]).toContain((await send(bomb(), "compressed", { targetSize: "1000" })).status);
  });
});

describe("10,000 pages", () => {
  const many = numbered(10_000);

  it.each([
    ["rendered", "422 too_many_pages"],
    ["converted to Word", "422 too_many_pages"],
    ["made searchable", "422 too_many_pages"],
  ] as const)("all of them, %s: %s", async (endpoint, wanted) => {
    expect(outcome(await send(many, endpoint))).toBe(wanted);
  });

  it.each(["compressed", ...pageEndpoints] as const)("all of them, %s: 200 or 422", async (endpoint) =>
    expectHarmless(many, endpoint),
  );

  it("three of them, rendered: 200", async () => {
    expect(outcome(await send(many, "rendered", { pages: "1, 5000, 10000" }))).toBe("200");
  });
});

describe("pages that never finish rendering", () => {
  it.each([
    ["with constant memory", slowPdf],
    ["with growing memory", endlessPdf],
  ])(
    "three pages of five, %s: the first page is returned, the endless ones fail with conversion_timeout or out_of_memory",
    async (_, make) => {
      const answer = await send(make(), "rendered");
      expect(answer.status).toBe(200);
      const { images } = calls.pdfToImages.reply.parse(JSON.parse(String(answer.body))).data;
      expect(images[0]?.filename).toBe("report-1.jpg");
      for (const { code } of images.slice(1, 4))
        expect(["conversion_timeout", "out_of_memory"]).toContain(code);
    },
  );
});

describe("truncated documents", () => {
  const rows = [10, 50].flatMap((percent) => endpointNames.map((endpoint) => [percent, endpoint] as const));
  it.each(rows)("the first %i percent of a document, %s: 200 or 422", async (percent, endpoint) =>
    expectHarmless(inputs.truncated(percent), endpoint),
  );
});

describe("files that are not PDFs", () => {
  it.each(onEachEndpoint(inputs.otherFiles))("%s, %s: 415 unsupported_type", async (_, endpoint, make) => {
    expect(outcome(await send(await make(), endpoint))).toBe("415 unsupported_type");
  });

  it.each(onEachEndpoint(inputs.headersOnly))("%s, %s: 422", async (_, endpoint, make) => {
    expect((await send(await make(), endpoint)).status).toBe(422);
  });

  it.each(endpointNames)("an empty file, %s: 422 empty_file", async (endpoint) => {
    expect(outcome(await send(Buffer.alloc(0), endpoint))).toBe("422 empty_file");
  });
});

describe("passwords", () => {
  it.each([
    ["1,000 characters", "x".repeat(1000)],
    ["emoji", "👩‍💻".repeat(20)],
    ["a NUL", "open\0sesame"],
  ])("of %s, which does not fit: 422 wrong_password on every endpoint", async (_, password) => {
    const locked = numbered(1, { encrypt: { user: "open sesame", owner: "x" } });
    const fields = { password, passwords: JSON.stringify([password.slice(0, 255)]) };
    for (const endpoint of [...endpointNames, "unlocked"] as const)
      expect(outcome(await send(locked, endpoint, fields)), endpoint).toBe("422 wrong_password");
  });
});
