import { basePath } from "../base-path";
import { type CallId, calls } from "../contract/calls";
import { type ErrorCode, errorCodes, statusOf } from "../contract/errors";
import { type Document, openApi, type Schema } from "../openapi/document";
import { ownErrors } from "../openapi/errors";
import { examplesOf } from "../openapi/examples";
import { backendUrl, siteUrl } from "../settings";
import { unusedCalls } from "../tools";
import { perSite } from "./site";

/** Where the calls are answered. */
export const apiOrigin = backendUrl ? new URL(backendUrl).origin : siteUrl.origin + basePath();

/** A field or a part of a reply: its name, what it holds, and what it is for. `code` stands between backticks. */
export type ApiPart = { name: string; holds: string; about: string };

export type ApiCall = {
  id: CallId;
  path: string;
  about: string;
  fields: readonly ApiPart[];
  /** What the answer is, and its parts if it is JSON. */
  answer: string;
  parts: readonly ApiPart[];
  errors: readonly ErrorCode[];
  examples: ReturnType<typeof examplesOf>;
};

/** What the page for programmers says, from the contract. */
export const apiIn = perSite(({ words, format }) => {
  const said = words.api;
  const { paths, components } = openApi(said, apiOrigin, unusedCalls) as Document;

  /** What a field takes, in words. */
  function holdsOf(field: Schema): string {
    const {
      type,
      enum: choices,
      pattern,
      format: kind,
      items,
      minimum: min = 0,
      maximum: max,
      maxItems,
    } = field;
    if (items) return maxItems ? format.fill(said.field.fewFiles, { n: maxItems }) : said.field.files;
    if (kind === "binary") return said.field.file;
    if (choices) return format.joined(choices.map((choice) => `\`${choice}\``));
    if (type === "boolean") return said.field.yesNo;
    if (max !== undefined) return format.fill(said.field.between, { min, max });
    if (type === "integer") return format.fill(said.field.atLeast, { min });
    return pattern?.startsWith("^#") ? said.field.color : said.field.text;
  }

  /** The fields of a call, as its form sends them. */
  const fieldsOf = ({ properties, required }: Required<Pick<Schema, "properties" | "required">>): ApiPart[] =>
    Object.entries(properties).map(([name, field]) => {
      const isFile = field.items !== undefined || field.format === "binary";
      const { default: value, description: about = "" } = field;
      const notes = [
        holdsOf(field),
        ...(!isFile && required.includes(name) ? [said.field.required] : []),
        ...(value === undefined ? [] : [format.fill(said.field.default, { value: String(value) })]),
      ];
      return { name, holds: format.joined(notes), about };
    });

  /** The parts of a reply that have a description, with the path to each. */
  function partsOf({ $ref, properties = {} }: Schema, path = ""): ApiPart[] {
    const named = $ref && components.schemas[$ref.replace(/.*\//, "")];
    if (named) return partsOf(named, path);
    return Object.entries(properties).flatMap(([name, part]) => {
      const at = `${path}${name}${part.type === "array" ? "[]" : ""}`;
      const { description: about, type = "" } = part;
      return about ? [{ name: at, holds: type, about }] : partsOf(part.items ?? part, `${at}.`);
    });
  }

  function callOf(id: CallId): ApiCall[] {
    const { path } = calls[id];
    const operation = paths[path]?.post;
    if (!operation) return [];
    const fields = fieldsOf(operation.requestBody.content["multipart/form-data"].schema);
    const [[type, { schema }] = ["", { schema: {} }]] = Object.entries(operation.responses[200].content);
    const answers: Readonly<Record<string, string>> = said.answers;
    return [
      {
        id,
        path,
        about: operation.summary,
        fields,
        answer: schema.$ref ? said.answers.images : (answers[type] ?? said.answers.json),
        parts: schema.$ref ? [] : partsOf(schema),
        errors: ownErrors(
          id,
          fields.map(({ name }) => name),
        ),
        examples: examplesOf(id, apiOrigin),
      },
    ];
  }

  /** The parts of the answer that most calls for pictures have. */
  const imageParts: readonly ApiPart[] = partsOf({ $ref: "Images" });

  /** The calls that are on, in the order of the contract. */
  const apiCalls: readonly ApiCall[] = (Object.keys(calls) as CallId[]).flatMap(callOf);

  /** What there is besides the calls: `GET /api/limits` and its purpose. */
  const otherRequests: readonly { request: string; about: string }[] = Object.entries(paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => method !== "post")
        .map(([method, { summary: about }]) => ({ request: `${method.toUpperCase()} ${path}`, about })),
  );

  /** Every error with its status and sentence. */
  const apiErrors: readonly { code: ErrorCode; status: number; message: string }[] = errorCodes.map(
    (code) => ({ code, status: statusOf(code), message: words.errors[code] }),
  );

  return { apiCalls, apiErrors, imageParts, otherRequests, partsOf };
});
