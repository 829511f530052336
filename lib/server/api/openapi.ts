import * as z from "zod";
import { type CallId, calls, failure } from "../../contract/calls";
import { uploadLimits } from "../../contract/limits";
import { sessionResults } from "../../contract/results";
import { PROGRESS_TYPE } from "../http/progress-reply";

type Call = (typeof calls)[keyof typeof calls];
type Json = Record<string, unknown>;

/** A schema without its dialect, which OpenAPI 3.1 names once, at the top. */
function schemaOf(schema: z.core.$ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

const json = (schema: Json) => ({ "application/json": { schema } });
const binary = (type: string) => ({ [type]: { schema: { type: "string", format: "binary" } } });
const failureRef = { $ref: "#/components/schemas/Failure" };
const refused = {
  description: "An error: a sentence for people and a code for programs.",
  content: json(failureRef),
};
const failures = { "4XX": refused, "5XX": refused };
const inPath = (name: string, description: string) => ({
  name,
  in: "path",
  required: true,
  description,
  schema: { type: "string" },
});
const session = inPath("sessionId", "From a reply: 40 random hexadecimal digits.");

function bodyOf({ fileField, multiple, fields }: Call): Json {
  const upload = { type: "string", format: "binary" };
  const { properties = {} } = schemaOf(fields, "input") as { properties?: Json };
  return {
    type: "object",
    properties: {
      // Before the files: the server knows the options then, when the first byte arrives.
      ...properties,
      [fileField]: multiple ? { type: "array", items: upload, minItems: 1 } : upload,
    },
    required: [fileField],
  };
}

/** One line of an answer that reports its progress. */
const lineOf = (progress: Json, reply: Json): Json => ({
  description:
    "Sent if `progress` is true, with status 200 before the work ends: a JSON object on each line, the progress first, and the reply or the error last.",
  oneOf: [
    { title: "Progress", ...progress },
    { title: "Reply, on the last line", ...reply },
    { title: "Error, on the last line", allOf: [failureRef] },
  ],
});

function contentOf(call: Call): Json {
  if ("type" in call) return binary(call.type);
  const reply = schemaOf(call.reply as z.core.$ZodType, "output");
  if (!("progress" in call)) return json(reply);
  return {
    ...json(reply),
    [PROGRESS_TYPE]: {
      schema: lineOf(schemaOf(call.progress as unknown as z.core.$ZodType, "output"), reply),
    },
  };
}

/** An operation; `more` are its parameters or its body. */
const operation = (operationId: string, more: Json, status: number, response: Json): Json => ({
  operationId,
  ...more,
  responses: { [status]: response, ...failures },
});

function operationOf(id: string, call: Call): Json {
  const requestBody = { required: true, content: { "multipart/form-data": { schema: bodyOf(call) } } };
  const description = "about" in call ? call.about : "The results.";
  return operation(id, { requestBody }, 200, { description, content: contentOf(call) });
}

const limits = {
  [uploadLimits.path]: {
    get: operation("limits", {}, 200, {
      description: "The limits of one request.",
      content: json(schemaOf(uploadLimits.reply, "output")),
    }),
  },
};

const downloads = {
  "/api/download/{sessionId}/{filename}": {
    get: operation("download", { parameters: [session, inPath("filename", "From a reply.")] }, 200, {
      description: "A result.",
      content: binary("*/*"),
    }),
  },
  "/api/download-all/{sessionId}": {
    get: operation("downloadAll", { parameters: [session] }, 200, {
      description: "All results of a session.",
      content: binary("application/zip"),
    }),
  },
  "/api/download/{sessionId}": {
    get: operation("listResults", { parameters: [session] }, 200, {
      description: "The session's results.",
      content: json(schemaOf(sessionResults, "output")),
    }),
    delete: operation("deleteResults", { parameters: [session] }, 204, {
      description: "The session's results are deleted.",
    }),
  },
};

/**
 * Describes every call in OpenAPI 3.1, from the contract that the pages and the server share.
 *
 * @param siteName as it stands in the title
 * @param url origin of the calls
 * @param unused calls that are turned off
 */
export const openApi = (siteName: string, url: string, unused: ReadonlySet<CallId> = new Set()): Json => ({
  openapi: "3.1.1",
  info: {
    title: `${siteName} API`,
    version: "1",
    description:
      "The calls that this site's pages make. No key is needed. Conversions may be rate-limited by IP address; a program with a token of the operator has limits of its own.",
  },
  servers: [{ url }],
  paths: {
    ...Object.fromEntries(
      Object.entries(calls)
        .filter(([id]) => !unused.has(id as CallId))
        .map(([id, call]) => [call.path, { post: operationOf(id, call) }]),
    ),
    ...limits,
    ...downloads,
  },
  // None, or a token that the operator has handed out.
  security: [{}, { token: [] }],
  components: {
    schemas: { Failure: schemaOf(failure, "output") },
    securitySchemes: { token: { type: "http", scheme: "bearer" } },
  },
});
