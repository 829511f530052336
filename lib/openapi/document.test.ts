import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { calls, file } from "../contract/calls";
import { errorCodes } from "../contract/errors";
import { apiIn } from "../site/api";
import { english } from "../site/site";
import { en } from "../words/en";
import { openApi, type Schema } from "./document";
import { commonErrors, ownErrors } from "./errors";

const { apiCalls, partsOf } = apiIn(english);

const document = openApi(en.api, "https://pixmill.example");

describe("the OpenAPI document", () => {
  it.each([
    ["with all calls", document],
    ["without some", openApi(en.api, "https://pixmill.example", new Set(["heicToJpg", "ocrPdf"]))],
  ])("%s is valid and keeps to the strict rules of a linter", async (_, source) => {
    const config = await createConfig({
      extends: ["recommended-strict"],
      // The calls have no license of their own, and health no refusals.
      rules: { "info-license": "off", "operation-4xx-response": "off" },
    });
    const problems = await lintFromString({
      source: JSON.stringify(source),
      absoluteRef: "/openapi.json",
      config,
    });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
  });

  it("says of every part of a reply what it is, and has no words for others", () => {
    const { components, paths } = document as {
      components: { schemas: Record<string, Schema> };
      paths: Record<
        string,
        Record<string, { responses: Record<number, { content?: Record<string, unknown> }> }>
      >;
    };
    const unsaid: string[] = [];
    const told = new Set<string>();
    const groups = ["images[]", "data", "data.images[]", "data.documents[]", "files[]"];
    function visit(schema: Schema, path = "") {
      const { $ref, properties = {} } = schema;
      if ($ref) visit(components.schemas[$ref.replace(/.*\//, "")] ?? {}, path);
      for (const [name, part] of Object.entries(properties)) {
        const at = `${path}${name}${part.type === "array" ? "[]" : ""}`;
        if (part.description) told.add(at);
        else if (groups.includes(at)) visit(part.items ?? part, `${at}.`);
        else unsaid.push(at);
      }
    }
    for (const [path, methods] of Object.entries(paths))
      for (const { responses } of Object.values(methods))
        for (const content of Object.values(responses[200]?.content ?? {}))
          if (path !== "/api/limits") visit((content as { schema: Schema }).schema);
    expect(unsaid).toEqual([]);
    // A line of progress has a part of its own.
    expect(Object.keys(en.api.reply).filter((name) => !told.has(name))).toEqual(["done"]);
  });
});

describe("the errors of calls", () => {
  it("are named for at least one call each, or are those of other paths", () => {
    const own = apiCalls.flatMap(({ errors }) => errors);
    const named = new Set([...commonErrors, ...own]);
    expect(errorCodes.filter((code) => !named.has(code))).toEqual([
      "not_found",
      "method_not_allowed",
      "cancelled",
    ]);
    expect(own.filter((code) => commonErrors.includes(code))).toEqual([]);
  });

  it("follow from the fields and files of a call", () => {
    const { errors = [] } = apiCalls.find(({ id }) => id === "pdfToImages") ?? {};
    expect(errors).toEqual(expect.arrayContaining(["bad_pages", "password_needed", "too_many_pixels"]));
    expect(errors).not.toContain("too_many_files");
    expect(ownErrors("heicToJpg", [])).toContain("too_many_files");
    expect(ownErrors("heicToJpg", [])).not.toContain("target_unreachable");
  });
});

describe("the page for programmers", () => {
  it("lists every call with its fields, as they are checked", () => {
    expect(apiCalls.map(({ id }) => id)).toEqual(Object.keys(calls));
    const png = apiCalls.find(({ id }) => id === "pngToJpg")?.fields;
    expect(png?.map(({ name, holds }) => `${name}: ${holds}`)).toEqual([
      "quality: number from 10 to 100, default `85`",
      "backgroundColor: color, such as `#ffffff`, default `#ffffff`",
      "removeTransparency: `true` or `false`, default `true`",
      "image: file, required",
    ]);
    const organize = apiCalls.find(({ id }) => id === "organizePdf")?.fields.at(-1);
    expect(organize?.holds).toBe("up to 50 files, required");
  });

  it("tells the parts of each reply that is JSON", () => {
    for (const { id, parts } of apiCalls) {
      const isTold = calls[id].reply !== file && calls[id].reply !== calls.jpgToPng.reply;
      expect(parts.length > 0, id).toBe(isTold);
    }
    expect(partsOf({ $ref: "#/components/schemas/Images" }).map(({ name }) => name)).toContain(
      "images[].downloadUrl",
    );
  });
});
