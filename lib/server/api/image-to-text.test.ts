import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { asJpeg, letter, textPicture } from "../../engine/fixtures/scans";
import { form, picture, post } from "../testing/forms";
import { testServer } from "../testing/server";

// A page takes seconds, and many on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const server = testServer();
const send = (bytes: Uint8Array, fields: Record<string, string> = {}) =>
  server.route("/api/image-to-text")(post(form([{ name: "page.jpg", bytes, field: "image" }], fields)));

const lines = letter.slice(0, 3);

describe("POST /api/image-to-text", () => {
  it("replies with the text, and with the box of each word", async () => {
    const response = await send(await asJpeg(await textPicture(lines)));
    expect(response.status).toBe(200);
    const reply = await response.json();
    expect(reply).toMatchObject({
      success: true,
      originalName: "page.jpg",
      language: "eng",
      text: lines.join("\n"),
    });
    expect([reply.width, reply.height]).toEqual([1653, 2339]);
    const [first] = reply.words;
    expect(first.text).toBe("Dear");
    expect(Math.abs(first.x - (70 / 72) * 200)).toBeLessThan(6);
    expect(await server.sessions()).toEqual([]);
    await expect.poll(() => server.scratch()).toEqual([]);
  });

  it("reads a small picture, and one that its note of a camera turns", async () => {
    const { data, width, height } = await textPicture(lines, {}, 100);
    const strip = sharp(data, { raw: { width, height, channels: 1 } }).toColourspace("b-w");
    const small = await strip
      .extract({ left: 60, top: 80, width: 700, height: 110 })
      .rotate(-90)
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const reply = await (await send(small, { language: "eng" })).json();
    expect(reply.text).toBe(lines.join("\n"));
    expect([reply.width, reply.height]).toEqual([700, 110]);
  });

  it("says when there is no text, and refuses what is no picture", async () => {
    const reply = await (await send(await picture("png", 300, "#ffffff"))).json();
    expect(reply).toMatchObject({ text: "", words: [], note: "We found no text in this picture." });
    expect((await send(Buffer.from("no picture at all"))).status).toBe(415);
  });
});
