import JSZip from "jszip";
import { describe, expect, it } from "vitest";
import { failure } from "@/lib/contract/calls";
import { animation, form, picture, post } from "@/lib/server/testing/forms";
import { testServer } from "@/lib/server/testing/server";
import { errors as english } from "@/lib/words/en/errors";
import { replyWords } from "@/lib/words/replies";

const server = testServer();
const convert = server.route("/api/image/convert");
const compress = server.route("/api/compressor/image");
const German = { "accept-language": "de-AT, en;q=0.5" };

/** The headers that tell of a language. */
const saidIn = ({ headers }: Response) => [headers.get("content-language"), headers.get("vary")];

describe("the sentence of an error", () => {
  const refused = (headers?: Record<string, string>) =>
    convert(post(form([{ name: "a.png", bytes: "" }], { format: "webp" }), headers));

  it.each([
    [undefined, "en", english],
    [{ "accept-language": "en-GB, de;q=0.9" }, "en", english],
    [{ "accept-language": "nl" }, "en", english],
    [German, "de", replyWords.de.errors],
    [{ "accept-language": "pt" }, "pt-BR", replyWords["pt-br"].errors],
  ])("to %j is in the language %s", async (headers, tag, { empty_file }) => {
    const response = await refused(headers);
    expect(saidIn(response)).toEqual([tag, "Accept-Language"]);
    const { code, error, message } = failure.parse(await response.json());
    expect([code, error, message]).toEqual(["empty_file", empty_file, empty_file]);
  });

  it("is in it where nothing else is answered, too", async () => {
    const response = await server.fetch("/api/nothing", { headers: German });
    expect(saidIn(response)).toEqual(["de", "Accept-Language"]);
    expect((await response.json()).message).toBe(replyWords.de.errors.not_found);
  });
});

describe("a reply", () => {
  it("has its note and the sentence of a failed file in the language", async () => {
    const parts = [
      { name: "a.gif", bytes: await animation("gif", 4) },
      { name: "b.png", bytes: "" },
    ];
    const response = await convert(post(form(parts, { format: "png" }), German));
    expect(saidIn(response)).toEqual(["de", "Accept-Language"]);
    const [first, second] = (await response.json()).images;
    expect(first.note).toMatch(/^Diese Animation .*4/);
    expect(second.error).toBe(replyWords.de.errors.empty_file);
  });

  it("without a sentence says nothing of languages, like a download", async () => {
    const body = form([{ name: "a.png", bytes: await picture("png") }], { format: "webp" });
    const response = await convert(post(body, German));
    expect(saidIn(response)).toEqual([null, null]);
    const [image] = (await response.json()).images;
    expect(saidIn(await server.fetch(image.downloadUrl, { headers: German }))).toEqual([null, null]);
  });

  it("has them in the text about failed files of a ZIP, too", async () => {
    const parts = [
      { name: "a.png", bytes: await picture("png") },
      { name: "b.png", bytes: "" },
    ];
    const response = await compress(post(form(parts), German));
    expect(saidIn(response)).toEqual(["de", "Accept-Language"]);
    const { files } = await JSZip.loadAsync(await response.arrayBuffer());
    const [text] = Object.values(files).filter(({ name }) => name.endsWith(".txt"));
    expect(await text?.async("string")).toBe(`b.png: ${replyWords.de.errors.empty_file}\n`);
  });
});
