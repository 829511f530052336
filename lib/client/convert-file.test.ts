import { describe, expect, it } from "vitest";
import { CallError } from "./call-error";
import { convertJpeg, makePdf, pageCount, pagesAsTheyAre } from "./convert-file";
import { callAt, errorOf, NOWHERE } from "./testing";
import type { Transport } from "./xhr-fetch";

const { signal } = new AbortController();
const file = new File(["\xff\xd8\xff"], "lake.jpeg", { type: "image/jpeg" });
callAt(NOWHERE);
const answering =
  (body: BodyInit | null, type: string): Transport =>
  () =>
  async () =>
    new Response(body, { headers: { "content-type": type } });
const convert = (transport: Transport) => convertJpeg(signal, file, { transport });

it("sends a JPEG with its formats, and returns the converted file", async () => {
  let sent: FormData | undefined;
  const { blob, details } = await convert((body) => {
    sent = body;
    return answering("JPG", "image/jpeg")(body);
  });
  expect(
    [...(sent ?? [])].map(([name, value]) => [name, typeof value === "string" ? value : value.name]),
  ).toEqual([
    ["outputFormat", "jpg"],
    ["inputFormat", "jpeg"],
    ["image", "lake.jpeg"],
  ]);
  expect([await blob.text(), details]).toEqual(["JPG", undefined]);
});

it.each([
  ['{"removed":["place"],"kept":[],"newer":1}', { removed: ["place"], kept: [] }],
  ['{"removed":"place"}', undefined],
  ["no JSON", undefined],
])("reads the details of a photo in the header %s as %j", async (header, details) => {
  const headers = { "content-type": "image/jpeg", "photo-details": header };
  expect(await convert(() => async () => new Response("JPG", { headers }))).toMatchObject({ details });
});

it.each([
  ["an HTML page", answering("<html>", "text/html")],
  ["a JSON reply", answering("{}", "application/json")],
  ["an empty body", answering(null, "image/jpeg")],
])("does not accept %s as a picture", async (_, transport) =>
  expect(await errorOf(convert(transport))).toMatchObject({ fault: { kind: "reply" } }),
);

const files = [new File(["a"], "a.jpg", { type: "image/jpeg" }), new File(["b"], "b.jpg")];

/** Responds to every call with `body` and records what was sent. */
function backend(body: string) {
  const sent: FormData[] = [];
  const transport: Transport = (form) => {
    sent.push(form);
    return async () => new Response(body);
  };
  return { sent, transport };
}

describe("a PDF of images", () => {
  it("is requested as specified: the images in order, and nothing else", async () => {
    const { sent, transport } = backend("%PDF-1.7 and so on");
    const pdf = await makePdf(signal, "jpgToPdf", files, pagesAsTheyAre, { transport });
    expect(await pdf.text()).toBe("%PDF-1.7 and so on");
    expect([...(sent[0]?.keys() ?? [])]).toEqual(["images", "images"]);
    expect(sent[0]?.getAll("images").map((file) => (file as File).name)).toEqual(["a.jpg", "b.jpg"]);
  });

  it("is requested with the chosen options", async () => {
    const { sent, transport } = backend("%PDF");
    const options = { ...pagesAsTheyAre, pageSize: "a4", margin: "small" } as const;
    await makePdf(signal, "imageToPdf", files, options, { transport });
    expect(sent[0]?.get("pageSize")).toBe("a4");
    expect(sent[0]?.get("margin")).toBe("small");
    expect(sent[0]?.has("orientation")).toBe(false);
  });

  it("is requested with a turn for each image, if one is turned", async () => {
    const { sent, transport } = backend("%PDF");
    await makePdf(signal, "imageToPdf", files, pagesAsTheyAre, { transport, turns: [0, 270] });
    expect(sent[0]?.get("turns")).toBe("0,270");
    await makePdf(signal, "imageToPdf", files, pagesAsTheyAre, { transport, turns: [0, 0] });
    expect(sent[1]?.has("turns")).toBe(false);
  });

  it("is rejected when the response is an HTML page", async () => {
    const { transport } = backend("<h1>Sign in</h1>");
    await expect(makePdf(signal, "jpgToPdf", files, pagesAsTheyAre, { transport })).rejects.toBeInstanceOf(
      CallError,
    );
  });
});

it.each([
  ["2 0 obj\n<<\n/Type /Pages\n/Kids [ 7 0 R 9 0 R ]\n/Count 2\n>>", 2],
  ["1 0 obj\n<< /Type /ObjStm >>", undefined],
])("finds the number of pages near the end of %j", async (end, pages) =>
  expect(await pageCount(new Blob(["%PDF-1.7\n/Count 9", " ".repeat(100_000), end]))).toBe(pages),
);
