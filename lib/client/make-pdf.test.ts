import { describe, expect, it } from "vitest";
import { CallError } from "./call-error";
import { makePdf, pagesAsTheyAre } from "./make-pdf";
import type { Transport } from "./xhr-fetch";

const base = "http://backend.test";
const files = [new File(["a"], "a.jpg", { type: "image/jpeg" }), new File(["b"], "b.jpg")];
const never = new AbortController().signal;

/** Answers every call with this, and keeps what was sent. */
function backend(body: string) {
  const sent: FormData[] = [];
  const transport: Transport = (form) => {
    sent.push(form);
    return async () => new Response(body);
  };
  return { sent, transport };
}

describe("a PDF of images", () => {
  it("is asked for as specified: the images in their order, and nothing else", async () => {
    const { sent, transport } = backend("%PDF-1.7 and so on");
    const pdf = await makePdf(never, "jpgToPdf", files, pagesAsTheyAre, { transport, base });
    expect(await pdf.text()).toBe("%PDF-1.7 and so on");
    expect([...(sent[0]?.keys() ?? [])]).toEqual(["images", "images"]);
    expect(sent[0]?.getAll("images").map((file) => (file as File).name)).toEqual(["a.jpg", "b.jpg"]);
  });

  it("is asked for with the choices that were made", async () => {
    const { sent, transport } = backend("%PDF");
    const options = { ...pagesAsTheyAre, pageSize: "a4", margin: "small" } as const;
    await makePdf(never, "imageToPdf", files, options, { transport, base });
    expect(sent[0]?.get("pageSize")).toBe("a4");
    expect(sent[0]?.get("margin")).toBe("small");
    expect(sent[0]?.has("orientation")).toBe(false);
  });

  it("is no proxy's page of HTML", async () => {
    const { transport } = backend("<h1>Sign in</h1>");
    await expect(
      makePdf(never, "jpgToPdf", files, pagesAsTheyAre, { transport, base }),
    ).rejects.toBeInstanceOf(CallError);
  });
});
