import { makePdf, rectangle, text } from "../../../lib/engine/fixtures/pdf";

/** Documents with far more of something than any page needs. */

const A4 = [595, 842] as const;

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

const spot = (i: number) => `/Rect[${i % 590} ${i % 840} ${(i % 590) + 9} ${(i % 840) + 9}]`;

const group = {
  dictionary:
    "/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Group<</S/Transparency/CS/DeviceRGB/I true>>/Resources<<>>",
  data: rectangle("0 0 1", 0, 0, ...A4),
};

export const crowds: Readonly<Record<string, () => Buffer>> = {
  "20,000 form fields": () => {
    const field = (i: number) =>
      `/Subtype/Widget/FT/Tx/F 4/T(n${i})/V(value ${i})/DA(/F1 8 Tf 0 g)${spot(i)}`;
    return makePdf([{ box: A4, content: text("A form with fields"), annotations: times(20_000, field) }], {
      fields: times(20_000, (i) => i),
    });
  },
  "5,000 blended groups as large as the page": () =>
    makePdf(
      [
        {
          box: A4,
          content: `/H gs ${"/G Do ".repeat(5000)}`,
          resources: "/XObject<</G @group>>/ExtGState<</H<</ca 0.5/BM/Multiply>>>>",
        },
      ],
      { objects: { group } },
    ),
  "20,000 pictures": () => {
    const picture = (i: number) => ({
      dictionary: "/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceRGB/BitsPerComponent 8",
      data: Uint8Array.of(i, i >> 8, 99),
    });
    const draw = (i: number) => `q 9 0 0 9 ${(i * 7) % 590} ${(i * 13) % 840} cm /P${i} Do Q\n`;
    const names = times(20_000, (i) => `/P${i} @p${i}`).join("");
    return makePdf([{ box: A4, content: times(20_000, draw).join(""), resources: `/XObject<<${names}>>` }], {
      objects: Object.fromEntries(times(20_000, (i) => [`p${i}`, picture(i)])),
    });
  },
  "10,000 fonts": () => {
    const fonts = times(10_000, (i) => `/G${i}<</Type/Font/Subtype/Type1/BaseFont/Times-Roman/Number ${i}>>`);
    const lines = times(10_000, (i) => `BT /G${i} 6 Tf ${(i * 7) % 590} ${(i * 13) % 840} Td (word) Tj ET\n`);
    const form = {
      dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</Font<<${fonts.join("")}>>>>`,
      data: lines.join(""),
    };
    return makePdf([{ box: A4, content: "/A Do", resources: "/XObject<</A @form>>" }], { objects: { form } });
  },
};
