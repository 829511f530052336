import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { makePdf, numbered, rectangle, type Stream, text } from "../../../lib/engine/fixtures/pdf";
import { pageOf } from "../../../lib/engine/fixtures/pdf-images";
import { good, noisyPhoto } from "./pictures";

const latin = (content: string) => Buffer.from(content, "latin1");

/** Makes a PDF of raw objects, numbered from 1; the first is the catalog. */
export function rawPdf(objects: readonly string[], trailer = ""): Buffer {
  let body = "%PDF-1.7\n";
  const offsets = objects.map((object, i) => {
    const offset = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  return latin(
    `${body}${table}trailer\n<</Size ${size}/Root 1 0 R${trailer.replace("@table", String(body.length))}>>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

const catalog = "<</Type/Catalog/Pages 2 0 R>>";
const page = (more = "") => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]${more}>>`;

/** Sides of a sheet of A4 at 300 dpi, in pixels. */
const SHEET = { width: 2480, height: 3508 } as const;

/** Enlarges a picture of random pixels without smoothing, so that it has dots of this size. */
const dots = (side: number, sigma: number) => () =>
  sharp({
    create: {
      width: Math.ceil(SHEET.width / side),
      height: Math.ceil(SHEET.height / side),
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma },
    },
  })
    .greyscale()
    .threshold(110)
    .resize({ ...SHEET, fit: "fill", kernel: "nearest" })
    .jpeg({ quality: 85 })
    .toBuffer();

/** Pictures, as JPEGs, in which everything may be a letter and nothing is. */
export const textless: Readonly<Record<string, () => Promise<Buffer>>> = {
  "white noise": () => noisyPhoto(SHEET.width, SHEET.height),
  "dots as large as those of an i": dots(4, 60),
  "blots as large as headings": dots(40, 60),
};

/** Makes a PDF whose page is a JPEG of the size of {@link SHEET}. */
export const scanOf = (jpeg: Buffer): Buffer =>
  makePdf(
    [{ content: "595 0 0 842 0 0 cm /Scan Do", box: [595, 842], resources: "/XObject<</Scan @scan>>" }],
    {
      objects: {
        scan: {
          dictionary: `/Type/XObject/Subtype/Image/Width ${SHEET.width}/Height ${SHEET.height}/ColorSpace/${jpeg.includes("\xff\xc0\x00\x0b", 0, "latin1") ? "DeviceGray" : "DeviceRGB"}/BitsPerComponent 8/Filter/DCTDecode`,
          data: jpeg,
        },
      },
    },
  );

/** Documents with circular references. */
export const circles: Readonly<Record<string, () => Buffer>> = {
  "pages whose children lead back to them": () =>
    rawPdf([
      catalog,
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Pages/Parent 2 0 R/Kids[2 0 R]/Count 1>>",
    ]),
  "a cross-reference table whose Prev is itself": () =>
    rawPdf([catalog, "<</Type/Pages/Kids[3 0 R]/Count 1>>", page()], "/Prev @table"),
  "a stream whose Length refers to the stream": () =>
    rawPdf([
      catalog,
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      page("/Contents 4 0 R"),
      "<</Length 4 0 R>>\nstream\n0 0 9 9 re f\nendstream",
    ]),
  "a form that draws itself": () =>
    makePdf([{ content: "/A Do", resources: "/XObject<</A @a>>" }], {
      objects: {
        a: {
          dictionary: "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A @a>>>>",
          data: "/A Do",
        },
      },
    }),
  "a form that draws itself through a pattern": () =>
    makePdf([{ content: "/A Do", resources: "/XObject<</A @a>>" }], {
      objects: {
        a: {
          dictionary: "/Type/XObject/Subtype/Form/BBox[0 0 99 99]/Resources<</Pattern<</P @p>>>>",
          data: "/Pattern cs /P scn 0 0 99 99 re f",
        },
        p: {
          dictionary:
            "/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<</XObject<</A @a>>>>",
          data: "/A Do",
        },
      },
    }),
};

/** Impossible page boxes in points (1/72 inch). */
export const boxes: Readonly<Record<string, () => Buffer>> = {
  "a million points a side": () => boxed([1_000_000, 1_000_000]),
  "the largest 32-bit float": () => boxed([3.4e38, 3.4e38]),
  "zero by zero": () => boxed([0, 0]),
  negative: () => boxed([0, 0, -200, -100]),
};
const boxed = (box: readonly number[]): Buffer => makePdf([{ content: rectangle("1 0 0", 0, 0, 9, 9), box }]);

const deflate = (bytes: Uint8Array) => deflateSync(bytes, { level: 9 });
const filtered = (times: number, data: Uint8Array): Stream => ({
  dictionary: `/Filter[${"/FlateDecode".repeat(times)}]`,
  data,
});

const imageOf = (stream: Stream, width: number, height: number): Buffer =>
  pageOf({
    dictionary: `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8${stream.dictionary}`,
    data: stream.data,
  });

let compressedBlanks: Buffer | undefined;
/** Returns 300 MB of spaces, compressed; made once, because it takes a second or two. */
const blanks = () => {
  compressedBlanks ??= deflate(Buffer.alloc(300_000_000, " "));
  return compressedBlanks;
};

/** Small documents that decompress to far more. */
export const bombs: Readonly<Record<string, () => Buffer>> = {
  "a form of 300 MB compressed into 300 KB": () =>
    makePdf([{ content: "/A Do", resources: "/XObject<</A @a>>" }], {
      objects: {
        a: {
          ...filtered(1, blanks()),
          dictionary: "/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Filter/FlateDecode",
        },
      },
    }),
  "a picture of 300 MB compressed twice, into 2 KB": () =>
    imageOf(filtered(2, deflate(blanks())), 20_000, 15_000),
  "a picture of 65,000 x 65,000 without data": () =>
    imageOf(filtered(1, deflate(Buffer.alloc(9))), 65_000, 65_000),
};

/** Structures nested so deeply that a recursive parser runs out of stack. */
export const nested: Readonly<Record<string, () => Buffer>> = {
  "200,000 nested arrays": () =>
    rawPdf([
      catalog,
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      page("/Annots 4 0 R"),
      "[".repeat(200_000) + "]".repeat(200_000),
    ]),
  "10,000 pages, each a level deeper": () => {
    const count = 10_000;
    // A branch of two children, the page itself and the next branch, takes two objects.
    const pages = Array.from({ length: count }, (_, i) => {
      const own = 2 + 2 * i;
      const next = i + 1 < count ? ` ${own + 2} 0 R` : "";
      const parent = i > 0 ? `/Parent ${own - 2} 0 R` : "";
      const box = "/MediaBox[0 0 200 100]";
      return [
        `<</Type/Pages/Kids[${own + 1} 0 R${next}]/Count ${count - i}${parent}>>`,
        `<</Type/Page/Parent ${own} 0 R${box}>>`,
      ];
    });
    return rawPdf([catalog, ...pages.flat()]);
  },
  "a million pages, which are one page": () => {
    const levels = 6;
    const nodes = Array.from({ length: levels }, (_, i) => {
      const kids = `${3 + i} 0 R `.repeat(10);
      return `<</Type/Pages/Kids[${kids}]/Count ${10 ** (levels - i)}>>`;
    });
    return rawPdf([catalog, ...nodes, page()]);
  },
  "100,000 saved graphics states": () => makePdf([{ content: `${"q ".repeat(100_000)}0 0 9 9 re f` }]),
  "a function of 100,000 braces": () =>
    makePdf(
      [{ content: "/S sh", resources: "/Shading<</S<</ShadingType 1/ColorSpace/DeviceGray/Function @f>>>>" }],
      {
        objects: {
          f: {
            dictionary: "/FunctionType 4/Domain[0 1 0 1]/Range[0 1]",
            data: "{".repeat(100_000) + "}".repeat(100_000),
          },
        },
      },
    ),
};

/** Files that are not PDFs. */
export const otherFiles: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  "a JPEG": () => good("jpg"),
  "a million zeros": () => Buffer.alloc(1_000_000),
};

/** Files with a PDF header and no valid document. */
export const headersOnly: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  "a header and a million zeros": () => Buffer.concat([latin("%PDF-1.7\n"), Buffer.alloc(1_000_000)]),
  "a cross-reference table of a billion objects": () =>
    latin(
      "%PDF-1.7\nxref\n0 1000000000\n0000000000 65535 f \ntrailer\n<</Size 1000000000/Root 1 0 R>>\nstartxref\n9\n%%EOF",
    ),
  "the first 100 bytes of a document": () => numbered(20).subarray(0, 100),
};

/** Returns the first `percent` of a document with twenty pages of forty lines. */
export function truncated(percent: number): Buffer {
  const lines = Array.from({ length: 40 }, (_, i) => text(`Line ${i}`, 10, 10 + 20 * i, 12)).join("");
  const whole = makePdf(Array.from({ length: 20 }, () => ({ content: lines, box: [600, 850] })));
  return whole.subarray(0, Math.floor((whole.length * percent) / 100));
}
