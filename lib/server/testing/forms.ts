import { readdir, readFile } from "node:fs/promises";
import sharp from "sharp";

/** Makes a picture of one color. */
export const picture = (
  format: "png" | "jpeg" | "webp" | "avif" | "tiff",
  size = 24,
  background = "#3366cc80",
) =>
  sharp({ create: { width: size, height: size, channels: 4, background } })
    .toFormat(format)
    .toBuffer();

/** Makes an animation whose frames have different colors. */
export async function animation(format: "gif" | "webp", frames = 3, size = 24) {
  const still = (_: unknown, i: number) => picture("png", size, `hsl(${i * 90} 80% 50%)`);
  return sharp(await Promise.all(Array.from({ length: frames }, still)), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

const heicFolder = "lib/engine/fixtures/heic";

/** Reads a HEIC photo. */
export const heic = async () => {
  const name = (await readdir(heicFolder)).filter((file) => file.endsWith(".heic")).sort()[0];
  return readFile(`${heicFolder}/${name}`);
};

export type Part = { name: string; bytes: Uint8Array | string; field?: string };

/** Builds a form like a browser. */
export function form(parts: readonly Part[], fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const { name, bytes, field = "images" } of parts)
    data.append(field, new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)]), name);
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** Builds a POST request with a streamed body. */
export const post = (body: BodyInit | null, headers: Record<string, string> = {}): Request =>
  new Request("http://localhost/api", { method: "POST", body, headers });

/** Builds a POST request with a Content-Length, as browsers send it. */
export async function postWithLength(data: FormData): Promise<Request> {
  const whole = new Response(data);
  const type = whole.headers.get("content-type") ?? "";
  const body = await whole.arrayBuffer();
  return post(body, { "content-type": type, "content-length": String(body.byteLength) });
}

const BOUNDARY = "----pixmill";
const CONTENT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Builds a POST request with a raw multipart body that no browser would send. */
export const rawPost = (body: BodyInit, contentType = CONTENT_TYPE): Request =>
  new Request("http://localhost/api", {
    method: "POST",
    body,
    headers: { "content-type": contentType },
    duplex: "half",
  } as RequestInit);

/** Builds one part of a raw multipart body. */
export const rawPart = (headers: string, content: string) =>
  `--${BOUNDARY}\r\n${headers}\r\n\r\n${content}\r\n`;
export const rawFile = (name: string, content: string, field = "images") =>
  rawPart(
    `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png`,
    content,
  );
export const rawField = (name: string, value: string) =>
  rawPart(`Content-Disposition: form-data; name="${name}"`, value);
export const rawEnd = `--${BOUNDARY}--\r\n`;
export const rawContentType = CONTENT_TYPE;
