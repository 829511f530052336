import { describe, expect, it, vi } from "vitest";
import { redraw } from "./redraw";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const signal = new AbortController().signal;
const how = { type: "image/webp" } as const;

describe("does not redraw", () => {
  it.each([
    ["an animated WEBP", "RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\0\0\0\0\0\0"],
    ["a WEBP that is cut off", "RIFF\xff\0\0\0WEBPVP8 "],
    ["an AVIF sequence", "\0\0\0\x14ftypavis\0\0\0\0avif"],
    ["a WEBP that says which way is up", "RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\x08\0\0\0\0\0\0\0\0\0"],
    ["an HDR AVIF", "\0\0\0\x14ftypavif\0\0\0\0avif\0\0\0\x13colrnclx\0\x09\0\x10\0\x09\x80"],
    ["a JPEG without its end", "\xff\xd8\xff\xe0\0\x10JFIF\0"],
  ])("%s", async (_, content) => {
    const decode = vi.fn();
    vi.stubGlobal("createImageBitmap", decode);
    const file = new File([bytes(content)], "a");
    expect(await redraw(signal, [file], how)).toEqual([file]);
    expect(decode).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it("a picture that the browser cannot decode", async () => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no such codec")));
    const file = new File([bytes("\0\0\0\x14ftypavif\0\0\0\0avif")], "a.avif");
    expect(await redraw(signal, [file], how)).toEqual([file]);
    vi.unstubAllGlobals();
  });

  it("a picture with more pixels than every canvas can hold", async () => {
    const bitmap = { width: 5000, height: 5000, close: vi.fn() };
    vi.stubGlobal("createImageBitmap", async () => bitmap);
    const file = new File([bytes("\x89PNG")], "a.png");
    expect(await redraw(signal, [file], how)).toEqual([file]);
    expect(bitmap.close).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

it("stops between two files when cancelled", async () => {
  await expect(redraw(AbortSignal.abort(), [new File([], "a")], how)).rejects.toMatchObject({
    name: "AbortError",
  });
});
