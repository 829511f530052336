import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { brotliDecompressSync } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";

type Encoding = "br" | "gzip";
const encodings: Encoding[] = ["br", "gzip"];

/** A page in memory: opening its file for each visitor takes six times as long as sending it. */
export type CompressedPage = {
  etag: string;
  bodies: Readonly<Record<Encoding, Buffer>>;
};

/** Returns an entity tag of bytes: weak, since it is the same for every encoding (RFC 9110, 8.8.1). */
export const etagOf = (bytes: Buffer): string =>
  `W/"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

/** Whether a client has what it asks for already. */
export const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers["if-none-match"]?.split(/\s*,\s*/).includes(etag) ?? false;

/** Reads a page's compressed versions, see `writeCompressed`. @param path of the HTML */
export async function readCompressedPage(path: string): Promise<CompressedPage> {
  const [br, gzip] = await Promise.all([readFile(`${path}.br`), readFile(`${path}.gz`)]);
  return { etag: etagOf(br), bodies: { br, gzip } };
}

/**
 * Sends a page in the best encoding the client accepts, or 304 when it has it already. Only the compressed versions are
 * kept: a client that accepts neither waits a millisecond for the HTML.
 *
 * @param headers of the page, its `Vary` included
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodies }: CompressedPage,
  headers: Record<string, string>,
): FastifyReply {
  reply.headers(headers).header("ETag", etag);
  // A 404 is never a 304.
  if (reply.statusCode === 200 && isKnown(request, etag)) return reply.code(304).send();
  reply.header("Content-Type", "text/html; charset=utf-8");
  const encoding = negotiate(request.headers["accept-encoding"] ?? "", encodings) as Encoding | null;
  if (!encoding) return reply.send(brotliDecompressSync(bodies.br));
  return reply.header("Content-Encoding", encoding).send(bodies[encoding]);
}
