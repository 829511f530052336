import "server-only";
import sharp from "sharp";

/** A real picture of one colour. */
export const picture = (format: "png" | "jpeg" | "webp", size = 24, background = "#3366cc80") =>
  sharp({ create: { width: size, height: size, channels: 4, background } })
    .toFormat(format)
    .toBuffer();

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
