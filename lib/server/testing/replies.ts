import { expect } from "vitest";
import { type ConvertedImage, calls, failure, type Reply } from "../../contract/calls";
import { form, type Part, post } from "./forms";

type Route = (request: Request) => Promise<Response>;

/** Downloads a result. */
export async function fetchResult(
  server: { fetch(path: string): Promise<Response> },
  downloadUrl = "",
): Promise<Buffer> {
  const response = await server.fetch(downloadUrl);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** Sends a batch, expects 200, and returns the images of the reply. */
export async function batch(
  route: Route,
  parts: readonly Part[],
  fields: Record<string, string> = {},
): Promise<ConvertedImage[]> {
  const response = await route(post(form(parts, fields)));
  expect(response.status).toBe(200);
  return calls.jpgToPng.reply.parse(await response.json()).images;
}

/** Calls a route that takes one PDF. `converted` expects 200 and returns the reply; `refused` returns status and failure. */
export function pdfRoute<Id extends "compressPdf" | "pdfToExcel" | "pdfToImages" | "pdfToWord">(
  route: Route,
  id: Id,
) {
  const send = (bytes: Uint8Array | string, fields: Record<string, string> = {}, name = "report.pdf") =>
    route(post(form([{ name, bytes, field: "pdf" }], fields)));
  return {
    send,
    async converted(...sent: Parameters<typeof send>): Promise<Reply<Id>> {
      const response = await send(...sent);
      expect(response.status).toBe(200);
      return calls[id].reply.parse(await response.json()) as Reply<Id>;
    },
    async refused(...sent: Parameters<typeof send>) {
      const response = await send(...sent);
      return { status: response.status, ...failure.parse(await response.json()) };
    },
  };
}
