import * as z from "zod/mini";
import { pagePlan } from "../limits";
import { flag, quarterTurn } from "./fields";
import { noted } from "./notes";
import { documentReply } from "./pdf";

/** Calls that move the pages of documents, and lock and unlock them. */

/** A number of points (1/72 inch); PDF allows no longer sides (ISO 32000-1, annex C). */
const side = z.number().check(z.minimum(3), z.maximum(14_400));
const position = z.int().check(z.minimum(0), z.maximum(pagePlan.files - 1));
/** Clockwise, in addition to what the page has. */
const rotate = z.optional(quarterTurn);

/** A page of a file, by its position in the request and from 1; or a blank one, in points. */
const plannedPage = z.union([
  z.strictObject({ file: position, page: z.int().check(z.minimum(1), z.maximum(1_000_000)), rotate }),
  z.strictObject({ blank: z.strictObject({ width: side, height: side }), rotate }),
]);
export type PlannedPage = z.infer<typeof plannedPage>;

const plannedDocument = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  pages: z.array(plannedPage).check(z.minLength(1), z.maxLength(pagePlan.pages)),
});
export type PlannedDocument = z.infer<typeof plannedDocument>;

const plan = z
  .strictObject({
    documents: z.array(plannedDocument).check(z.minLength(1), z.maxLength(pagePlan.documents)),
  })
  .check(
    z.refine(
      ({ documents }) => documents.reduce((sum, { pages }) => sum + pages.length, 0) <= pagePlan.pages,
    ),
  );

/** A value in JSON. */
const json = <Schema extends z.core.$ZodType>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text, context) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          context.issues.push({ code: "custom", input: text });
          return z.NEVER;
        }
      }),
    ),
    schema,
  );

/** 'pages': each page. 'bookmarks': at those of the first level. A number: after so many pages. */
const split = z
  .union([
    z.literal(["pages", "bookmarks"]),
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number)),
  ])
  .register(z.globalRegistry, { holds: { type: "string", pattern: "^(pages|bookmarks|[1-9]\\d{0,3})$" } });

const organizeFields = z.object({
  /** The documents to make, in JSON: `{"documents":[{"name":"a.pdf","pages":[{"file":0,"page":3,"rotate":90}]}]}`. */
  plan: z.optional(json(plan)),
  /** In place of a plan: how to split the only file. */
  split: z.optional(split),
  /** In place of a plan: whether all pages become one document. */
  merge: z.optional(flag),
  /** A password for each file, in JSON; empty for those without. */
  passwords: z.optional(json(z.array(z.string().check(z.maxLength(255))).check(z.maxLength(pagePlan.files)))),
});

/** Requires one of the three ways to say what is made. */
const organize = z.pipe(
  organizeFields,
  z.transform((given, context) => {
    const { plan, split, merge, passwords = [] } = given;
    const asked = [plan, split, merge || undefined].filter((one) => one !== undefined);
    if (asked.length === 1) return { plan, split, passwords };
    context.issues.push({ code: "custom", input: given, path: ["plan"] });
    return z.NEVER;
  }),
);

/** Bytes of UTF-8 of a password (ISO 32000-2, 7.6.4.3.3). Some readers cut longer ones, and others open nothing then. */
const MAX_PASSWORD_BYTES = 127;
/** Characters that end a password in some readers, and are no part of it in others (RFC 4013, 2.3). */
const NO_CONTROLS = /^\P{Cc}+$/u;

const newPassword = z.string().check(
  z.regex(NO_CONTROLS),
  z.refine((text) => new TextEncoder().encode(text.normalize("NFKC")).length <= MAX_PASSWORD_BYTES),
);

const madeDocument = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.number(),
  pages: z.number(),
  downloadUrl: z.string(),
  ...noted,
});
export type MadeDocument = z.infer<typeof madeDocument>;

export const pageCalls = {
  /** Pages of up to 50 documents in any order, turned or not, as one document or several. */
  organizePdf: {
    path: "/api/organize-pdf",
    fileField: "pdf",
    multiple: true,
    maxFiles: pagePlan.files,
    /** Bytes of a field: a plan names each page. */
    fieldBytes: pagePlan.bytes,
    fields: organize,
    reply: z.object({
      success: z.optional(z.literal(true)),
      data: z.object({
        sessionId: z.string(),
        documents: z.array(madeDocument),
        /** Address of a ZIP of all documents, if there are several. */
        zipUrl: z.optional(z.string()),
      }),
    }),
  },
  /** The same document, encrypted with AES-256; a password that it had is replaced. */
  protectPdf: {
    path: "/api/protect-pdf",
    fileField: "pdf",
    multiple: false,
    fields: z.object({
      /** Opens the new document: up to 127 bytes of UTF-8, without control characters. */
      newPassword,
      password: z.optional(z.string()),
      /** What readers may do who know the password. Programs can ignore it. */
      allowPrinting: z._default(flag, true),
      allowCopying: z._default(flag, true),
      allowChanges: z._default(flag, true),
    }),
    reply: documentReply,
  },
  /** The same document without its password, and without restrictions. */
  unlockPdf: {
    path: "/api/unlock-pdf",
    fileField: "pdf",
    multiple: false,
    fields: z.object({
      /** Not needed where only printing, copying or changes are restricted. */
      password: z.optional(z.string()),
    }),
    reply: documentReply,
  },
} as const;
