import { inflateSync } from "node:zlib";
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { makePdf, rectangle, text } from "../../fixtures/pdf";
import { photoPixels, photoSamples } from "../../fixtures/pdf-photos";
import { startCompress } from "../../fixtures/start-compress";

const { compress, draw } = startCompress();

const filler = { dictionary: "", data: photoPixels(90, 90, 1) };

async function objectsOf(bytes: Uint8Array) {
  const { context, catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
  return { catalog, objects: context.enumerateIndirectObjects().map(([, object]) => object) };
}

/** Bytes that hardly deflate; longer ones start with shorter ones. */
const noise = (size: number) =>
  photoPixels(size, 1, 1).map((level, i) => (level * (i + 7) * 2_654_435_761) >>> 24);

/** An ICC profile of a printer: tables for reading colors and, longer, for making them. */
function printerProfile(): Buffer {
  const tags = [
    ["A2B0", noise(3000)],
    ["B2A0", noise(40_000)],
    ["A2B1", noise(3000)],
    ["gamt", noise(30_000)],
  ] as const;
  const head = Buffer.alloc(132 + tags.length * 12);
  head.write("prtrCMYKLab ", 12, "latin1");
  head.write("acsp", 36, "latin1");
  head.writeUInt32BE(tags.length, 128);
  let at = head.length;
  tags.forEach(([tag, data], i) => {
    head.write(tag, 132 + i * 12, "latin1");
    head.writeUInt32BE(at, 136 + i * 12);
    head.writeUInt32BE(data.length, 140 + i * 12);
    at += data.length;
  });
  head.writeUInt32BE(at, 0);
  return Buffer.concat([head, ...tags.map(([, data]) => data)]);
}

const profile = { dictionary: "/N 4", data: printerProfile() };

/** Returns the tags of the only profile in a document. */
async function tagsOf(bytes: Uint8Array) {
  const { objects } = await objectsOf(bytes);
  const [stream] = objects.filter(
    (object) =>
      object instanceof PDFRawStream &&
      object.dict.has(PDFName.of("N")) &&
      !object.dict.has(PDFName.of("Type")),
  );
  if (!(stream instanceof PDFRawStream)) return undefined;
  const data = inflateSync(stream.contents);
  return Array.from({ length: data.readUInt32BE(128) }, (_, i) => {
    const [at, length] = [data.readUInt32BE(136 + i * 12), data.readUInt32BE(140 + i * 12)];
    expect(data.subarray(at, at + length).equals(Buffer.from(noise(length)))).toBe(true);
    return data.toString("latin1", 132 + i * 12, 136 + i * 12);
  });
}

describe("resources", () => {
  it("that no content names are removed, with what they refer to", async () => {
    const big = photoSamples(300, 300, "DeviceRGB");
    const pages = ["/A Do", "/B Do"].map((content) => ({ content, resources: "/XObject @shared" }));
    const form = {
      dictionary: "/Type/XObject/Subtype/Form/BBox[0 0 200 100]",
      data: rectangle("1 0 0", 0, 0, 50, 50),
    };
    const bytes = makePdf(pages, {
      objects: { a: form, b: form, big, shared: "<</A @a/B @b/Unused @big>>" },
    });
    const made = await compress(bytes);
    expect(made.size).toBeLessThan(1500);
    expect((await draw(made.bytes, { page: 2 })).at(20, 80)).toEqual([255, 0, 0]);
  });

  it("of a form without any stay, because the page lends it its own", async () => {
    const objects = {
      form: {
        dictionary: "/Type/XObject/Subtype/Form/BBox[0 0 200 100]",
        data: "/G gs 1 0 0 rg 0 0 50 50 re f",
      },
      state: "<</ca .5>>",
      filler,
    };
    const resources = "/XObject<</F @form>>/ExtGState<</G @state>>";
    const bytes = makePdf([{ content: "/F Do", resources }], { objects });
    const [before, after] = [await draw(bytes), await draw((await compress(bytes)).bytes)];
    expect(after.at(20, 80)).toEqual(before.at(20, 80));
    expect(
      (await objectsOf((await compress(bytes)).bytes)).objects.some((object) =>
        String(object).includes("/ca 0.5"),
      ),
    ).toBe(true);
  });

  it("for forms that people fill in stay", async () => {
    const field = "/Subtype/Widget/FT/Tx/F 4/T(name)/Rect[10 10 190 40]/DA(/F1 18 Tf 0 g)";
    const bytes = makePdf([{ content: "", annotations: [field] }], { objects: { filler }, fields: [0] });
    const { catalog } = await objectsOf((await compress(bytes)).bytes);
    const form = catalog.lookup(PDFName.of("AcroForm"), PDFDict);
    expect(String(form.lookup(PDFName.of("DR"), PDFDict).lookup(PDFName.of("Font")))).toContain("/F1");
  });
});

describe("a printer's profile", () => {
  const content = "/P cs .2 .4 .6 0 scn 0 0 50 50 re f";
  const resources = "/ColorSpace<</P[/ICCBased @profile]>>";

  it("keeps what is needed to read colors", async () => {
    const { bytes } = await compress(makePdf([{ content, resources }], { objects: { profile } }));
    expect(await tagsOf(bytes)).toEqual(["A2B0", "A2B1"]);
  });

  it("goes with the last picture in its colors", async () => {
    const picture = {
      dictionary: "/Type/XObject/Subtype/Image/Width 400/Height 200/BitsPerComponent 8/ColorSpace/DeviceCMYK",
      data: photoPixels(400, 200, 4),
    };
    const spaces = "/ColorSpace<</DefaultCMYK[/ICCBased @profile]>>/XObject<</P @picture>>";
    const page = { content: "200 0 0 100 0 0 cm /P Do", resources: spaces };
    const bytes = makePdf([page], { objects: { profile, picture } });
    expect(await tagsOf((await compress(bytes)).bytes)).toBeUndefined();
    expect(await tagsOf((await compress(bytes, { level: "light" })).bytes)).toEqual(["A2B0", "A2B1"]);
    const painted = makePdf([{ ...page, content: `${page.content} 0 0 0 1 k` }], {
      objects: { profile, picture },
    });
    expect(await tagsOf((await compress(painted)).bytes)).toEqual(["A2B0", "A2B1"]);
  });
});

describe("what a document says of itself", () => {
  const packet = (more: string) =>
    `<?xpacket begin="" id="W5M0"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description exif:GPSLatitude="47" pdfuaid:part="1"><dc:creator>Someone</dc:creator>${more}</rdf:Description></rdf:RDF></x:xmpmeta>${" ".repeat(20_000)}<?xpacket end="w"?>`;
  const describedBy = (metadata: string) =>
    makePdf([{ content: text("Of mine") }], {
      objects: { metadata: { dictionary: "/Type/Metadata/Subtype/XML", data: metadata }, filler },
      catalog: "/Metadata @metadata",
    });
  const packetIn = async (bytes: Uint8Array) => {
    const kept = (await objectsOf(bytes)).catalog.lookup(PDFName.of("Metadata"));
    return kept instanceof PDFRawStream ? inflateSync(kept.contents).toString() : undefined;
  };

  it("stays, but for location and empty room", async () => {
    const kept = await packetIn((await compress(describedBy(packet("")))).bytes);
    expect(kept).toContain("<dc:creator>Someone</dc:creator>");
    expect(kept).toContain('pdfuaid:part="1"');
    expect(kept).not.toMatch(/GPS| {9}/);
  });

  it("goes when it is long, as previews and the history of edits make it", async () => {
    const long = packet(`<xmpGImg:image>${"/9j/".repeat(5000)}</xmpGImg:image>`);
    expect(await packetIn((await compress(describedBy(long))).bytes)).toBeUndefined();
  });

  it("stays in its information dictionary, too", async () => {
    const document = await PDFDocument.load(describedBy(packet("")), { updateMetadata: false });
    document.setAuthor("Someone");
    const { bytes } = await compress(await document.save());
    expect((await PDFDocument.load(bytes, { updateMetadata: false })).getAuthor()).toBe("Someone");
  });

  it("stays in its information dictionary even beside a long stream", async () => {
    const document = await PDFDocument.load(describedBy(packet("")), { updateMetadata: false });
    document.setAuthor("Someone");
    const { context } = document;
    const stream = context.register(context.stream(noise(20_000)));
    context.lookup(context.trailerInfo.Info, PDFDict).set(PDFName.of("Preview"), stream);
    const { bytes } = await compress(await document.save());
    expect((await PDFDocument.load(bytes, { updateMetadata: false })).getAuthor()).toBe("Someone");
  });
});

describe("a document for archives (PDF/A)", () => {
  const metadata = (part: number) => ({
    dictionary: "/Type/Metadata/Subtype/XML",
    data: `<rdf:Description pdfaid:part="${part}" pdfaid:conformance="B"><dc:creator>Someone</dc:creator></rdf:Description>`,
  });
  const archive = (part: number) =>
    makePdf([{ content: text("For ever").repeat(40) }], {
      objects: {
        metadata: metadata(part),
        profile,
        filler,
        intent: "<</S/GTS_PDFA1/DestOutputProfile @profile>>",
      },
      catalog: "/Metadata @metadata/OutputIntents[@intent]",
    });

  it.each([1, 2, 3])("stays one of part %d, without the other metadata", async (part) => {
    const made = await compress(archive(part));
    const { catalog } = await objectsOf(made.bytes);
    const kept = String(Buffer.from((catalog.lookup(PDFName.of("Metadata")) as PDFRawStream).contents));
    expect(kept).toContain(`<pdfaid:part>${part}</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>`);
    expect(kept).not.toContain("Someone");
    expect(catalog.lookup(PDFName.of("OutputIntents"), PDFArray).size()).toBe(1);
    expect(await tagsOf(made.bytes)).toHaveLength(4);
    expect((await draw(made.bytes)).ink(0, 0, 200, 100)).toBeGreaterThan(50);
  });

  it("of part 1 has no object streams, which came later", async () => {
    const { bytes } = await compress(archive(1));
    expect(bytes.subarray(0, 8).toString()).toBe("%PDF-1.4");
    expect(bytes.includes("/ObjStm")).toBe(false);
    expect((await compress(archive(2))).bytes.includes("/ObjStm")).toBe(true);
  });

  it("of no kind loses the profile of its printer, but not at the light level", async () => {
    const bytes = makePdf([{ content: text("For paper") }], {
      objects: { profile, intent: "<</S/GTS_PDFX/DestOutputProfile @profile>>", filler },
      catalog: "/OutputIntents[@intent]",
    });
    expect(await tagsOf((await compress(bytes)).bytes)).toBeUndefined();
    expect(await tagsOf((await compress(bytes, { level: "light" })).bytes)).toHaveLength(4);
  });
});
