import { describe, expect, it } from "vitest";
import * as z from "zod";
import { calls, file } from "../../contract/calls";
import { errorCodes } from "../../contract/errors";
import { makePdf } from "../../engine/fixtures/pdf";
import { A4, letter, linesOfText } from "../../engine/fixtures/scans";
import { openApi } from "../../openapi/document";
import { en } from "../../words/en";
import { form, post } from "../testing/forms";
import { testServer } from "../testing/server";

type Operation = {
  operationId: string;
  summary: string;
  requestBody?: {
    content: { "multipart/form-data": { schema: { properties: object; required: string[] } } };
  };
  responses: Record<string, { content?: Record<string, unknown> }>;
};
type Schema = Parameters<typeof z.fromJSONSchema>[0];
const document = openApi(en.api, "https://pixmill.example") as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Failure: { properties: { code: { enum: string[] } } } } };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const server = testServer();

describe("the OpenAPI description", () => {
  it.each(operations)("lists $method $path, which a route answers", async ({ path, method }) => {
    const response = await server.fetch(path.replace(/\{\w+\}/g, "x"), { method: "OPTIONS" });
    expect(response.headers.get("allow")?.split(", ")).toContain(method.toUpperCase());
  });

  it.each(Object.entries(calls))("describes the fields, the file and the reply of %s", (_, call) => {
    const operation = document.paths[call.path]?.post;
    const { properties = {}, required } = operation?.requestBody?.content["multipart/form-data"].schema ?? {};
    expect(required?.at(-1)).toBe(call.fileField);
    expect(Object.keys(properties).at(-1)).toBe(call.fileField);
    expect(Object.keys(operation?.responses[200]?.content ?? {})).toEqual([
      call.reply === file && "type" in call ? call.type : "application/json",
      ...("progress" in properties ? ["application/x-ndjson"] : []),
    ]);
  });

  it.each(["/api/ocr-pdf", "/api/pdf-to-word"])(
    "describes each line that %s sends, as one of three things",
    async (path) => {
      const content = document.paths[path]?.post?.responses[200]?.content as Record<
        string,
        { schema: { oneOf: Schema[] } }
      >;
      const { Failure } = document.components.schemas;
      const resolved = JSON.stringify(content["application/x-ndjson"]?.schema.oneOf).replace(
        '{"$ref":"#/components/schemas/Failure"}',
        JSON.stringify(Failure),
      );
      const kinds = (JSON.parse(resolved) as Schema[]).map((schema) => z.fromJSONSchema(schema));
      const pdf = makePdf([{ content: linesOfText(letter), box: A4 }]);
      const upload = { name: "a.pdf", bytes: pdf, field: "pdf" };
      const answer = await server.route(path)(post(form([upload], { progress: "true" })));
      expect(answer.headers.get("content-type")).toBe("application/x-ndjson");
      const lines = (await answer.text()).trimEnd().split("\n");
      const kindsOf = (line: string) => kinds.map((kind) => kind.safeParse(JSON.parse(line)).success);
      expect(lines.map(kindsOf)).toEqual([
        [true, false, false],
        [false, true, false],
      ]);
    },
  );

  it("lists the values of an option and all error codes", () => {
    const body = document.paths["/api/image/convert"]?.post?.requestBody?.content["multipart/form-data"];
    const properties = body?.schema.properties as Record<string, { enum?: string[] }>;
    expect(properties.preset?.enum).toEqual(["web", "print"]);
    expect(properties.target_format?.enum).toContain("webp");
    expect(document.components.schemas.Failure.properties.code.enum).toEqual(errorCodes);
  });

  it("names the fields that are required, the range of numbers, and what is sent otherwise", () => {
    const bodyOf = (path: string) =>
      document.paths[path]?.post?.requestBody?.content["multipart/form-data"].schema;
    expect(bodyOf("/api/protect-pdf")?.required).toEqual(["newPassword", "pdf"]);
    expect(bodyOf("/api/image/convert")?.required).toEqual(["format", "images"]);
    expect(bodyOf("/api/heic-to-jpg")?.required).toEqual(["images"]);
    expect(bodyOf("/png-to-jpg")?.properties).toMatchObject({
      quality: { type: "number", minimum: 10, maximum: 100, default: 85 },
      backgroundColor: { type: "string", default: "#ffffff" },
      removeTransparency: { type: "boolean", default: true },
    });
    expect(bodyOf("/api/convert")?.properties).toMatchObject({
      scale: { type: "number", enum: [0.5, 1, 1.5, 2, 3], default: 2 },
    });
  });

  it("says of every operation and field what it is", () => {
    for (const { path, operation } of operations) {
      expect(operation.summary, path).toBeTruthy();
      const body = operation.requestBody?.content["multipart/form-data"].schema;
      for (const [name, field] of Object.entries(
        (body?.properties ?? {}) as Record<string, { description?: string }>,
      ))
        expect(field.description, `${path} ${name}`).toBeTruthy();
    }
  });

  it("gives every operation a unique name", () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });
});
