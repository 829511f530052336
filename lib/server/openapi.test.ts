import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { calls, file } from "../contract/calls";
import { errorCodes } from "../contract/errors";
import { openApi } from "./openapi";

type Operation = {
  operationId: string;
  requestBody?: {
    content: { "multipart/form-data": { schema: { properties: object; required: string[] } } };
  };
  responses: Record<string, { content?: Record<string, unknown> }>;
};
const document = openApi("https://pixmill.example") as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { Failure: { properties: { code: { enum: string[] } } } } };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** The route file of an address: a call on a page's path has its route under /api. */
const routeOf = (path: string) =>
  `app${path.startsWith("/api/") ? path : `/api${path}`}/route.ts`.replace(/\{(\w+)\}/g, "[$1]");

describe("the description of the API", () => {
  it.each(operations)("names $method $path, which a route answers", ({ path, method }) => {
    expect(existsSync(routeOf(path))).toBe(true);
    expect(readFileSync(routeOf(path), "utf8")).toMatch(new RegExp(`\\b${method.toUpperCase()}\\b`));
  });

  it("leaves out no route that takes files", () => {
    const described = operations.map(({ path }) => routeOf(path));
    const taking = readdirSync("app/api", { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith("route.ts"))
      .map((name) => `app/api/${name}`)
      .filter((name) => /\bhandle\(/.test(readFileSync(name, "utf8")));
    expect(taking.filter((name) => !described.includes(name))).toEqual([]);
  });

  it.each(Object.entries(calls))("of %s has its fields, its file and its reply", (_, call) => {
    const operation = document.paths[call.path]?.post;
    const { properties, required } = operation?.requestBody?.content["multipart/form-data"].schema ?? {};
    expect(required).toEqual([call.fileField]);
    expect(Object.keys(properties ?? {})).toContain(call.fileField);
    expect(Object.keys(operation?.responses[200]?.content ?? {})).toEqual([
      call.reply === file && "type" in call ? call.type : "application/json",
    ]);
  });

  it("says which words an option takes, and every code of an error", () => {
    const body = document.paths["/api/image/convert"]?.post?.requestBody?.content["multipart/form-data"];
    const properties = body?.schema.properties as Record<string, { enum?: string[] }>;
    expect(properties.preset?.enum).toEqual(["web", "print"]);
    expect(properties.target_format?.enum).toContain("webp");
    expect(document.components.schemas.Failure.properties.code.enum).toEqual(errorCodes);
  });

  it("gives every operation a name of its own", () => {
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });
});
