import { expect } from "vitest";
import { type ConvertedImage, calls } from "../../contract/calls";
import { form, type Part, post } from "./forms";

type Route = (request: Request) => Promise<Response>;

/** The bytes of a result at the address that a reply gave. */
export async function fetchResult(
  server: { fetch(path: string): Promise<Response> },
  downloadUrl = "",
): Promise<Buffer> {
  const response = await server.fetch(downloadUrl);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** The images of a batch that succeeds, in the contract's shape. */
export async function batch(
  route: Route,
  parts: readonly Part[],
  fields: Record<string, string> = {},
): Promise<ConvertedImage[]> {
  const response = await route(post(form(parts, fields)));
  expect(response.status).toBe(200);
  return calls.jpgToPng.reply.parse(await response.json()).images;
}
