import { readdir, readFile } from "node:fs/promises";
import sharp from "sharp";

/** A real picture of one colour. */
export const picture = (
  format: "png" | "jpeg" | "webp" | "avif" | "tiff",
  size = 24,
  background = "#3366cc80",
) =>
  sharp({ create: { width: size, height: size, channels: 4, background } })
    .toFormat(format)
    .toBuffer();

/** An animation of as many frames, each of a colour of its own. */
export async function animation(format: "gif" | "webp", frames = 3, size = 24) {
  const still = (_: unknown, i: number) => picture("png", size, `hsl(${i * 90} 80% 50%)`);
  return sharp(await Promise.all(Array.from({ length: frames }, still)), { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

const heicFolder = "lib/engine/fixtures/heic";

/** A photo as phones take it. */
export const heic = async () => {
  const name = (await readdir(heicFolder)).filter((file) => file.endsWith(".heic")).sort()[0];
  return readFile(`${heicFolder}/${name}`);
};

export type Part = { name: string; bytes: Uint8Array | string; field?: string };

/** A form as a browser makes it. */
export function form(parts: readonly Part[], fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const { name, bytes, field = "images" } of parts)
    data.append(field, new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)]), name);
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

/** A POST as a route handler gets it. */
export const post = (body: BodyInit | null, headers: Record<string, string> = {}): Request =>
  new Request("http://localhost/api", { method: "POST", body, headers });

/** The same with the length of its body, as browsers send it. */
export async function postWithLength(data: FormData): Promise<Request> {
  const whole = new Response(data);
  const type = whole.headers.get("content-type") ?? "";
  const body = await whole.arrayBuffer();
  return post(body, { "content-type": type, "content-length": String(body.byteLength) });
}

const BOUNDARY = "----pixmill";
const CONTENT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A POST with a form written by hand, for what no browser would send. */
export const rawPost = (body: BodyInit, contentType = CONTENT_TYPE): Request =>
  new Request("http://localhost/api", {
    method: "POST",
    body,
    headers: { "content-type": contentType },
    duplex: "half",
  } as RequestInit);

/** One part of such a form, its headers as given. */
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
