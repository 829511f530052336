import * as z from "zod/mini";
import { type CallId, calls, failure } from "../contract/calls";
import { statusOf } from "../contract/errors";
import { uploadLimits } from "../contract/limits";
import { PROGRESS_TYPE } from "../contract/pdf";
import { sessionResults } from "../contract/results";
import type { Words } from "../words";
import { commonErrors, ownErrors } from "./errors";

type Call = (typeof calls)[CallId];
type Json = Record<string, unknown>;

/** The parts of JSON Schema that the contract uses. */
export type Schema = {
  type?: string;
  description?: string;
  enum?: readonly (string | number)[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  $ref?: string;
};

/** The parts of an operation that the page shows. */
type Operation = {
  operationId: CallId;
  summary: string;
  requestBody: {
    content: { "multipart/form-data": { schema: Required<Pick<Schema, "properties" | "required">> } };
  };
  responses: { 200: { content: Record<string, { schema: Schema }> } };
};

/** The parts of the document that the page shows. */
export type Document = {
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema> };
};

type FieldNames<Id extends CallId> = Extract<keyof z.input<(typeof calls)[Id]["fields"]>, string>;

/** Parts of a reply that only other backends send. */
const unsent = ["images[].data", "images[].type"];

/** A schema without its dialect, which OpenAPI 3.1 names once, at the top. */
function schemaOf(schema: z.core.$ZodType, io: "input" | "output"): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest as Schema;
}

const json = (schema: Schema) => ({ "application/json": { schema } });
const binary = (type: string) => ({ [type]: { schema: { type: "string", format: "binary" } } });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
/** A field as its text is understood: a number, or yes and no. */
function fieldOf(schema: z.core.$ZodType, description: string): Schema {
  const { holds, ...text } = schemaOf(schema, "input") as Schema & { holds?: Schema };
  const { def } = schema._zod as z.core.$ZodDefault["_zod"];
  return { ...(holds ?? text), ...(def.type === "default" && { default: def.defaultValue }), description };
}

/** The fields of a call; some check them together, behind a pipe. */
const shapeOf = ({ fields }: Call): z.core.$ZodShape => ("shape" in fields ? fields : fields.def.in).shape;

const isOptional = (schema: z.core.$ZodType) => z.safeParse(schema, undefined).success;

/**
 * Describes every call in OpenAPI 3.1, from the contract that the pages and the server share.
 *
 * @param url origin of the calls
 * @param unused calls that are turned off
 */
export function openApi(said: Words["api"], url: string, unused: ReadonlySet<CallId> = new Set()): Json {
  /** The words of each call, which name all its fields. */
  const words: { [Id in CallId]: { about: string; fields: Record<FieldNames<Id>, string> } } = said.calls;
  const answers: Readonly<Record<string, string>> = said.reply;
  const { others } = said;

  /** Tells what each part of a reply is. A newer server may send more of them, so none is excluded. */
  function described(schema: Schema, path = ""): Schema {
    const { properties, items, ...rest } = schema as Schema & { additionalProperties?: unknown };
    if (rest.additionalProperties === false) delete rest.additionalProperties;
    const description = answers[path];
    const parts = Object.entries(properties ?? {}).flatMap(([name, part]) => {
      const at = `${path}${path && "."}${name}${part.type === "array" ? "[]" : ""}`;
      return unsent.includes(at) ? [] : [[name, described(part, at)] as const];
    });
    return {
      ...rest,
      ...(description && { description }),
      ...(properties && { properties: Object.fromEntries(parts) }),
      ...(items && { items: described(items, path) }),
    };
  }

  const replyOf = (schema: z.core.$ZodType) => described(schemaOf(schema, "output"));
  const refused = { description: others.failure, content: json(ref("Failure")) };
  const refusals = (statuses: readonly number[]): Json =>
    Object.fromEntries(statuses.map((status) => [status, { $ref: "#/components/responses/Refused" }]));
  const inPath = (name: "sessionId" | "filename") => ({
    name,
    in: "path",
    required: true,
    description: others[name],
    schema: { type: "string" },
  });
  const session = inPath("sessionId");

  function bodyOf(id: CallId, call: Call): Schema {
    const { fileField, multiple } = call;
    const about: Readonly<Record<string, string>> = words[id].fields;
    const shape = Object.entries(shapeOf(call));
    const upload = { type: "string", format: "binary" };
    const description = said.files[multiple && fileField === "pdf" ? "pdfs" : fileField];
    const most = "maxFiles" in call && { maxItems: call.maxFiles };
    return {
      type: "object",
      properties: {
        // Before the files: the server knows the options then, when the first byte arrives.
        ...Object.fromEntries(shape.map(([name, schema]) => [name, fieldOf(schema, about[name] ?? "")])),
        [fileField]: {
          ...(multiple ? { type: "array", items: upload, minItems: 1, ...most } : upload),
          description,
        },
      },
      required: [
        ...("required" in call ? call.required : []),
        ...shape.filter(([, schema]) => !isOptional(schema)).map(([name]) => name),
        fileField,
      ],
    };
  }

  /** One line of an answer that reports its progress. */
  const lineOf = (progress: Schema, reply: Schema): Json => ({
    description: others.lines,
    oneOf: [
      { title: "Progress", ...progress },
      { title: "Reply, on the last line", ...reply },
      { title: "Error, on the last line", allOf: [ref("Failure")] },
    ],
  });

  function contentOf(call: Call): Json {
    if ("type" in call) return binary(call.type);
    const reply = call.reply === calls.jpgToPng.reply ? ref("Images") : replyOf(call.reply);
    if (!("progress" in call)) return json(reply);
    return { ...json(reply), [PROGRESS_TYPE]: { schema: lineOf(replyOf(call.progress), reply) } };
  }

  /** An operation; `more` are its parameters or its body. */
  const operation = (
    operationId: string,
    summary: string,
    more: Json,
    content?: Json,
    failed = refusals([403, 404, 500, 503]),
    headers?: Json,
  ): Json => ({
    operationId,
    summary,
    ...more,
    responses: {
      [content ? 200 : 204]: {
        description: summary,
        ...(headers && { headers }),
        ...(content && { content }),
      },
      ...failed,
    },
  });

  /** The headers of an answer, which hold JSON. */
  const headersOf = (call: Call): Json | undefined =>
    "headers" in call
      ? Object.fromEntries(
          Object.entries(call.headers).map(([name, schema]) => [
            name,
            { description: answers.details, content: json(replyOf(schema)) },
          ]),
        )
      : undefined;

  function operationOf(id: CallId, call: Call): Json {
    const requestBody = {
      required: true,
      content: { "multipart/form-data": { schema: bodyOf(id, call) } },
    };
    const codes = [...commonErrors, ...ownErrors(id, Object.keys(shapeOf(call)))];
    const refused = refusals(codes.map(statusOf));
    return operation(id, words[id].about, { requestBody }, contentOf(call), refused, headersOf(call));
  }

  const downloads = "/api/download/{sessionId}";

  /** What there is besides the calls. */
  const more: Readonly<Record<string, Json>> = {
    [uploadLimits.path]: { get: operation("limits", others.limits, {}, json(replyOf(uploadLimits.reply))) },
    [`${downloads}/{filename}`]: {
      get: operation(
        "download",
        others.download,
        { parameters: [session, inPath("filename")] },
        binary("application/octet-stream"),
      ),
    },
    "/api/download-all/{sessionId}": {
      get: operation("downloadAll", others.downloadAll, { parameters: [session] }, binary("application/zip")),
    },
    [downloads]: {
      get: operation(
        "listResults",
        others.listResults,
        { parameters: [session] },
        json(replyOf(sessionResults)),
      ),
      delete: operation("deleteResults", others.deleteResults, { parameters: [session] }),
    },
    "/api/health/live": { get: operation("live", others.live, {}, json({ type: "object" })) },
    "/api/health/ready": {
      get: operation("ready", others.ready, {}, json({ type: "object" }), {
        503: { description: others.notReady, content: json({ type: "object" }) },
      }),
    },
  };

  return {
    openapi: "3.1.1",
    info: { title: said.title, version: "1", description: said.description },
    servers: [{ url }],
    paths: {
      ...Object.fromEntries(
        Object.entries(calls)
          .filter(([id]) => !unused.has(id as CallId))
          .map(([id, call]) => [call.path, { post: operationOf(id as CallId, call) }]),
      ),
      ...more,
    },
    // None, or a token that the operator has handed out.
    security: [{}, { token: [] }],
    components: {
      responses: { Refused: refused },
      schemas: {
        Failure: described(schemaOf(failure, "output"), "Failure"),
        Images: replyOf(calls.jpgToPng.reply),
      },
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
    },
  };
}
