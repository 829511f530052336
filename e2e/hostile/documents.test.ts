import { describe, expect, it } from "vitest";
import { calls } from "../../lib/contract/calls";
import { endlessPdf, numbered, slowPdf } from "../../lib/engine/fixtures/pdf";
import { documentSite, endpointNames, onEachEndpoint } from "./document-site";
import { crowds } from "./inputs/crowds";
import * as inputs from "./inputs/documents";
import { explodingFonts, nameless } from "./inputs/fonts";
import { outcome } from "./site";

const { send, expectHarmless } = documentSite();

describe("circular references", () => {
  it.each(onEachEndpoint(inputs.circles))("%s, %s: 200 or 422", async (_, endpoint, make) =>
    expectHarmless(make(), endpoint),
  );
});

describe("impossible page sizes", () => {
  it.each(onEachEndpoint(inputs.boxes))("%s, %s: 200 or 422", async (_, endpoint, make) =>
    expectHarmless(make(), endpoint),
  );

  it("a page of a million points a side, rendered: 422 too_many_pixels", async () => {
    expect(outcome(await send(inputs.boxed([1_000_000, 1_000_000]), "rendered"))).toBe("422 too_many_pixels");
  });
});

describe("decompression bombs", () => {
  it.each(onEachEndpoint(inputs.bombs))("%s, %s: 200 or 422", async (_, endpoint, make) =>
    expectHarmless(make(), endpoint),
  );
});

describe("target sizes", () => {
  const bomb = Object.values(inputs.bombs)[0] as () => Buffer;

  it.each(["1", "-1", "0", "1e9", "20 KB", "NaN", "9".repeat(40), "1000\u0000", "\u0661\u0660\u0660\u0660"])(
    "of %j: 400 bad_option, before the document is read",
    async (targetSize) => {
      expect(outcome(await send(bomb(), "compressed", { targetSize }))).toBe("400 bad_option");
    },
  );

  it.each(["1000", "999999999999"])("of %s, for a bomb: 200 or 422", async (targetSize) => {
    expect([200, 422]).toContain((await send(bomb(), "compressed", { targetSize })).status);
  });
});

describe("crowded pages", () => {
  it.each(onEachEndpoint(crowds))("%s, %s: 200 or 422", async (_, endpoint, make) =>
    expectHarmless(make(), endpoint),
  );
});

describe("fonts whose glyphs take for ever", () => {
  it.each(onEachEndpoint(explodingFonts))("%s, %s: 200 or 422", async (_, endpoint, make) =>
    expectHarmless(make(), endpoint),
  );
});

describe("fonts that do not say what they draw", () => {
  it.each(onEachEndpoint(nameless))("%s, %s: 200 or 422", async (_, endpoint, make) =>
    expectHarmless(make(), endpoint),
  );
});

describe("deep nesting", () => {
  it.each(onEachEndpoint(inputs.nested))("%s, %s: 200 or 422", async (_, endpoint, make) =>
    expectHarmless(make(), endpoint),
  );
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

  it("all of them, compressed: 200 or 422", async () => expectHarmless(many, "compressed"));

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
  const rows = [1, 10, 50, 90].flatMap((percent) =>
    endpointNames.map((endpoint) => [percent, endpoint] as const),
  );
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
    ["no password", {}, "password_needed"],
    ["a wrong password", { password: "sesame" }, "wrong_password"],
    ["a password of 1,000 characters", { password: "x".repeat(1000) }, "wrong_password"],
    ["a password with a NUL", { password: "open\0sesame" }, "wrong_password"],
  ])("%s: 422 on every endpoint", async (_, fields, code) => {
    const locked = numbered(1, { encrypt: { user: "open sesame", owner: "x" } });
    for (const endpoint of endpointNames)
      expect(outcome(await send(locked, endpoint, fields as Record<string, string>)), endpoint).toBe(
        `422 ${code}`,
      );
  });
});
