import { expect } from "vitest";
import { type ConvertedImage, calls } from "../../contract/calls";
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
