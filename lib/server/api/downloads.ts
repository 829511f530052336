import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { makeZip, predictLength } from "client-zip";
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from "fastify";
import parseRange from "range-parser";
import { ConversionError } from "../../contract/errors";
import type { SessionResults } from "../../contract/results";
import { pagesZipName } from "../../limits";
import { createCleanupStack } from "../cleanup-stack";
import { createZipReadings } from "../conversions/zip-readings";
import { attachmentHeaders, sendFile } from "../http/file-reply";
import { requireSameSite } from "../http/same-site";
import type { Services } from "../services";
import { upload } from "../store/key";
import type { Listed, Store, Stored } from "../store/types";

/** Path of a result on this host. */
export const downloadUrl = ({ env }: Services, key: string): string =>
  `${env.BASE_PATH}/api/download/${key.split("/").map(encodeURIComponent).join("/")}`;

/** Uploads that wait for a worker are nobody's to download, not even with their key. */
const isUpload = ({ type }: Pick<Stored, "type">) => type === upload.type;

type ResultParams = { sessionId: string; filename: string };

/**
 * Sends a result as an attachment, whole or the one requested range (RFC 9110, 14). Malformed, unknown and expired
 * keys are one and the same 404.
 */
export function download({ store }: Services): RouteHandlerMethod {
  return async (request, reply) => {
    const { sessionId, filename } = request.params as ResultParams;
    const key = `${sessionId}/${filename}`;
    const isHead = request.method === "HEAD";
    const stored = isHead ? null : await store.get(key);
    const about = isHead ? await store.head(key) : stored;
    if (!about || isUpload(about)) throw new ConversionError("not_found");
    const etag = etagOf(key, about);
    reply.headers({ ...attachmentHeaders(filename, about.type), "Accept-Ranges": "bytes", ETag: etag });
    const range = requestedRange(request, about.size, etag);
    if (range === "unsatisfiable")
      return reply.code(416).header("Content-Range", `bytes */${about.size}`).send();
    if (range) reply.code(206).header("Content-Range", `bytes ${range.start}-${range.end}/${about.size}`);
    const bytes = range ? range.end - range.start + 1 : about.size;
    reply.header("Content-Length", bytes);
    if (!stored) return reply.send();
    // A closed response emits no further event, so the file would never be closed.
    request.context.signal.throwIfAborted();
    request.context.bytesOut = bytes;
    return sendStream(request, reply, stored.stream(range));
  };
}

/** A key is written once, so its name and size identify the bytes. */
const etagOf = (key: string, { size }: Pick<Stored, "size">) =>
  `"${createHash("sha256").update(`${key}\0${size}`).digest("base64url").slice(0, 22)}"`;

/** Returns the range to send; undefined for the whole result, if none or several are requested or `If-Range` does not match. */
function requestedRange({ headers, method }: FastifyRequest, size: number, etag: string) {
  const condition = headers["if-range"];
  if (!headers.range || method !== "GET" || (condition !== undefined && condition !== etag)) return undefined;
  const ranges = parseRange(size, headers.range);
  if (ranges === -1) return "unsatisfiable";
  if (ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return undefined;
  return ranges[0];
}

/** A result may expire or be deleted while it is sent: the answer is cut off, which the client notices. */
function sendStream(
  { context }: FastifyRequest,
  reply: FastifyReply,
  stream: AsyncIterable<Uint8Array>,
): FastifyReply {
  const body = Readable.from(stream, { objectMode: false });
  body.once("error", (error) => context.fail(error));
  reply.raw.once("close", () => body.destroy());
  return reply.send(body);
}

/**
 * Sends all results of a session as one ZIP, in the order of their names, while it is read. Malformed, unknown and expired
 * sessions are one and the same 404.
 */
export function downloadAll({ store }: Services): RouteHandlerMethod {
  return async (request, reply) => {
    const { sessionId } = request.params as Pick<ResultParams, "sessionId">;
    const listed = (await store.list(sessionId)).filter((result) => !isUpload(result));
    if (listed.length === 0) throw new ConversionError("not_found");
    const file = { name: pagesZipName(sessionId), type: "application/zip", size: zipSize(listed) };
    if (request.method === "HEAD")
      return reply
        .headers({ ...attachmentHeaders(file.name, file.type), "Content-Length": file.size })
        .send();
    request.context.signal.throwIfAborted();
    request.context.bytesOut = listed.reduce((sum, { size }) => sum + size, 0);
    const readings = createZipReadings();
    const body = makeZip(entriesOf(store, listed, readings));
    return sendFile(
      request,
      reply,
      { ...file, body, close: readings.close },
      createCleanupStack(),
      new AbortController(),
    );
  };
}

const zipSize = (listed: readonly Listed[]): number =>
  Number(predictLength(listed.map(({ filename, size }) => ({ name: filename, size }))));

/** Entries of a ZIP, each opened when its turn comes. */
async function* entriesOf(
  store: Store,
  listed: readonly Listed[],
  readings: ReturnType<typeof createZipReadings>,
) {
  for (const { key, filename, size } of listed) {
    const stored = await store.get(key);
    // Expired or deleted meanwhile: a ZIP that is cut short is noticed, one without the file is not.
    if (!stored) throw new ConversionError("not_found");
    yield { name: filename, input: readings.add(stored.stream()), size };
  }
}

/**
 * Lists the results of a session that can be downloaded. Malformed, unknown and expired sessions are one and the same 404.
 *
 * @param otherwise answers where there are none
 */
export function listResults(services: Services, otherwise: RouteHandlerMethod): RouteHandlerMethod {
  return async function (request, reply) {
    const { sessionId } = request.params as Pick<ResultParams, "sessionId">;
    const listed = (await services.store.list(sessionId)).filter((result) => !isUpload(result));
    if (listed.length === 0) return otherwise.call(this, request, reply);
    const files = listed.map(({ key, filename, size }) => ({
      filename,
      size,
      downloadUrl: downloadUrl(services, key),
    }));
    return { files } satisfies SessionResults;
  };
}

/**
 * Deletes all results of a session now. Whoever knows its name may: it is the same secret that downloads them. Unknown
 * sessions are answered alike.
 */
export function deleteResults({ env, store }: Services): RouteHandlerMethod {
  return async (request, reply) => {
    requireSameSite(request.headers, env.SITE_URL);
    await store.deletePrefix((request.params as Pick<ResultParams, "sessionId">).sessionId);
    return reply.code(204).header("Cache-Control", "no-store").send();
  };
}
