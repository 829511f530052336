import type { Page, Request, Route } from "@playwright/test";
import type { ErrorCode } from "../../lib/contract/errors";
import { sentenceOf as sentence } from "../../lib/server/http/sentences";

/** Whether a request sends files. */
export const isPost = (request: Request): boolean => request.method() === "POST";

/** The body of a routed request as text; Chromium shows bodies with files only of requests that are routed. */
export const textOf = (route: Route): string => route.request().postDataBuffer()?.toString("latin1") ?? "";

/** A failed reply in the contract's shape. */
export const failure = (code: string, message: string, details?: string[]) => ({
  success: false,
  error: message,
  message,
  code,
  details,
});

/**
 * Holds requests back.
 *
 * @param method holds requests of this method alone; others go on at once
 * @returns lets them go on
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  {
    method,
    goOn = (route) => route.continue(),
  }: { method?: string; goOn?: (route: Route) => Promise<void> } = {},
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (method === undefined || route.request().method() === method) await released;
    await goOn(route);
  });
  return release;
}

/** Starts a call and waits until it is sent, because only then it can be aborted. `aborted` resolves when it is. */
export async function startCall(
  page: Page,
  start: () => Promise<void>,
): Promise<{ aborted: Promise<Request> }> {
  const sent = page.waitForRequest(isPost);
  const aborted = page.waitForEvent("requestfailed", isPost);
  await start();
  await sent;
  return { aborted };
}

/** Lets one file of the next call fail, for a reason that may pass. Returns the sentence about it. */
export async function failFile(page: Page, url: string, name: string): Promise<string> {
  const failed = {
    originalName: name,
    error: sentenceOf("engine_crashed"),
    code: "engine_crashed",
    params: {},
  };
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      const { images, ...reply } = (await response.json()) as { images: { originalName: string }[] };
      const answered = images.map((image) => (image.originalName === name ? failed : image));
      await route.fulfill({ response, json: { ...reply, images: answered } });
    },
    { times: 1 },
  );
  return failed.error;
}

/** Returns the body of the next call to an address, once it is sent. */
export async function bodyOf(page: Page, url: string): Promise<() => Promise<Buffer>> {
  let tell = (_: Buffer) => {};
  const told = new Promise<Buffer>((resolve) => {
    tell = resolve;
  });
  await page.route(url, async (route) => {
    tell(route.request().postDataBuffer() ?? Buffer.alloc(0));
    await route.continue();
  });
  return () => told;
}

/** Collects the text fields of each call to an address, by name, without the files. */
export async function recordFields(page: Page, url: string): Promise<Record<string, string>[]> {
  const sent: Record<string, string>[] = [];
  await page.route(url, async (route) => {
    const fields = textOf(route).matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)\r\n/g);
    sent.push(Object.fromEntries([...fields].map(([, name = "", value = ""]) => [name, value])));
    await route.fallback();
  });
  return sent;
}

/** The names of the files in a multipart body, in their order. */
export const fileNames = (body: Buffer): string[] =>
  [...body.toString("utf8").matchAll(/name="images"; filename="([^"]*)"/g)].map(([, name = ""]) => name);

/** The names of the fields in a multipart body that are not files. */
export const fieldNames = (body: Buffer): string[] =>
  [...body.toString("latin1").matchAll(/name="(\w+)"\r\n/g)].map(([, name = ""]) => name);

/** The server's sentence about an error. */
export const sentenceOf = (code: ErrorCode, limit?: number): string =>
  sentence({ code, params: limit === undefined ? {} : { limit } });
