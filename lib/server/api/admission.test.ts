import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { failure } from "@/lib/contract/calls";
import { MIB } from "@/lib/limits";
import { form, picture, postWithLength, rawContentType, rawEnd, rawFile } from "@/lib/server/testing/forms";
import { testServer } from "@/lib/server/testing/server";

const server = testServer({ MAX_UPLOAD_MB: "2", MAX_ADMITTED_MB: "5", MAX_ADMITTED_FILES: "10" });
const compress = server.route("/api/compressor/image");
const toPdf = server.route("/api/imagetopdf");
const POST = server.route("/api/jpg-to-png");
afterEach(async () => {
  await expect.poll(() => server.scratch()).toEqual([]);
  await expect.poll(() => server.services.admission.stats()).toEqual({ bytes: 0, uploads: 0 });
});

let small: Buffer;
beforeAll(async () => {
  small = await picture("jpeg");
});

const send = async (count = 1) =>
  POST(
    await postWithLength(form(Array.from({ length: count }, (_, i) => ({ name: `${i}.jpg`, bytes: small })))),
  );

async function open(...headers: string[]): Promise<Socket> {
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => {});
  const head = [
    "POST /api/jpg-to-png HTTP/1.1",
    "Host: x",
    `Content-Type: ${rawContentType}`,
    ...headers,
    "",
    "",
  ];
  socket.write(
    head.join("\r\n") + (headers[0]?.startsWith("Content-Length") ? rawFile("a.jpg", "").slice(0, -2) : ""),
  );
  return socket;
}
const upload = (body: FormData) => server.fetch("/api/jpg-to-png", { method: "POST", body });
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, 10_000);

describe("an upload", () => {
  it("is admitted by its headers, or refused while the client still sends", async () => {
    const [first, second] = await Promise.all([
      open(`Content-Length: ${2 * MIB}`),
      open(`Content-Length: ${2 * MIB}`),
    ]);
    await eventually(() => expect(server.services.admission.stats()).toEqual({ bytes: 4 * MIB, uploads: 2 }));
    const body = form([{ name: "a.jpg", bytes: new Uint8Array(1.5 * MIB) }]);
    const refused = await upload(body);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(failure.parse(await refused.json()).code).toBe("busy");
    await expect.poll(() => server.lastRequest()).toMatchObject({ status: 503, files: 0, bytesIn: 0 });
    // A smaller upload still fits.
    expect((await upload(form([{ name: "a.jpg", bytes: small }]))).status).toBe(200);
    for (const socket of [first, second]) socket.destroy();
    await eventually(() => expect(server.services.admission.stats()).toEqual({ bytes: 0, uploads: 0 }));
    expect((await upload(body)).status).toBe(415);
  });

  it("of unknown length reserves the maximum until it has arrived", async () => {
    const socket = await open("Transfer-Encoding: chunked");
    await eventually(() => expect(server.services.admission.stats()).toEqual({ bytes: 2 * MIB, uploads: 1 }));
    const body = Buffer.concat([
      Buffer.from(rawFile("a.jpg", "@").split("@")[0] ?? ""),
      small,
      Buffer.from(`\r\n${rawEnd}`),
    ]);
    socket.write(`${body.length.toString(16)}\r\n`);
    socket.write(body);
    socket.write("\r\n0\r\n\r\n");
    const [text] = await once(socket, "data");
    expect(String(text)).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });
});

describe("an admitted request", () => {
  it("is answered for all its files, while others get 503", async () => {
    const lease = await server.services.queue.admit({ bytes: 0, visitor: null });
    await lease.extend(8);
    const response = await send(20);
    expect(response.status).toBe(200);
    const { images } = await response.json();
    expect(images.filter(({ downloadUrl }: { downloadUrl?: string }) => downloadUrl)).toHaveLength(20);
    await lease.extend(1);
    expect((await send()).status).toBe(503);
    await lease.release();
    await lease.release();
    expect((await send()).status).toBe(200);
  });

  it("releases its files when they are converted, although the client has not read the answer", async () => {
    const others = await server.services.queue.admit({ bytes: 0, visitor: null });
    await others.extend(8);
    const data = form([{ name: "a.jpg", bytes: small }]);
    for (const convert of [compress, toPdf]) {
      const response = await convert(await postWithLength(data));
      expect(response.status).toBe(200);
      await eventually(async () => expect((await send()).status).toBe(200));
      await response.body?.cancel();
    }
    // Released early, the files are not released again.
    await others.extend(1);
    expect((await send()).status).toBe(503);
    await others.release();
  });
});
