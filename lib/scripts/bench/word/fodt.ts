import { type Block, type Source, spansOf } from "./source";

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

function inline(text: string): string {
  return spansOf(text)
    .map(({ text: words, bold, italic, link, note }) => {
      if (note)
        return `<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p text:style-name="Note">${escaped(note)}</text:p></text:note-body></text:note>`;
      if (bold) return `<text:span text:style-name="Bold">${escaped(words)}</text:span>`;
      if (italic) return `<text:span text:style-name="Italic">${escaped(words)}</text:span>`;
      return link ? `<text:a xlink:href="${link}">${escaped(words)}</text:a>` : escaped(words);
    })
    .join("");
}

/** Collects the styles that a body asks for. */
function createBody(rtl: boolean) {
  const styles: string[] = [];
  let breaks = "";

  const named = (family: string, properties: string, parent = ""): string => {
    const name = `A${styles.length + 1}`;
    styles.push(
      `<style:style style:name="${name}" style:family="${family}" ${parent && `style:parent-style-name="${parent}"`}>${properties}</style:style>`,
    );
    return name;
  };

  /** Uses up a page break that came before. */
  const paragraphStyle = (parent: string, attributes: string, text = ""): string => {
    const own = `${attributes} ${breaks}`.trim();
    breaks = "";
    return own || text
      ? named(
          "paragraph",
          `<style:paragraph-properties ${own}/>${text && `<style:text-properties ${text}/>`}`,
          parent,
        )
      : parent;
  };

  function toXml(block: Block): string {
    switch (block.kind) {
      case "paragraph": {
        const { align, inset, size } = block;
        const attributes = [
          align && `fo:text-align="${align}" fo:text-indent="0pt"`,
          inset && `fo:margin-left="${inset}pt" fo:margin-right="${inset}pt"`,
        ].filter(Boolean);
        const font = size ? `fo:font-size="${size}pt"` : "";
        return `<text:p text:style-name="${paragraphStyle("Body", attributes.join(" "), font)}">${inline(block.text)}</text:p>`;
      }
      case "heading":
        return `<text:h text:style-name="${paragraphStyle(`Heading${block.level}`, "")}" text:outline-level="${block.level}">${inline(block.text)}</text:h>`;
      case "list": {
        const item = (text: string) => `<text:p text:style-name="Item">${inline(text)}</text:p>`;
        const items = block.items.map((one) =>
          typeof one === "string"
            ? `<text:list-item>${item(one)}</text:list-item>`
            : `<text:list-item>${item(one.text)}<text:list>${one.items.map((inner) => `<text:list-item>${item(inner)}</text:list-item>`).join("")}</text:list></text:list-item>`,
        );
        return `<text:list text:style-name="${block.ordered ? "Numbers" : "Bullets"}">${items.join("")}</text:list>`;
      }
      case "table": {
        const border = block.ruled ? 'fo:border="0.6pt solid #000000"' : "";
        const cell = named("table-cell", `<style:table-cell-properties fo:padding="2pt" ${border}/>`);
        const count = block.rows[0]?.length ?? 1;
        const one = (text: string, span = "") =>
          `<table:table-cell table:style-name="${cell}" ${span}><text:p text:style-name="Item">${inline(text)}</text:p></table:table-cell>`;
        const title = block.title
          ? `<table:table-row>${one(block.title, `table:number-columns-spanned="${count}"`)}${"<table:covered-table-cell/>".repeat(count - 1)}</table:table-row>`
          : "";
        const rows = block.rows.map(
          (row) => `<table:table-row>${row.map((text) => one(text)).join("")}</table:table-row>`,
        );
        const direction = rtl ? 'style:writing-mode="rl-tb"' : "";
        const own = named("table", `<style:table-properties ${direction}/>`);
        return `<table:table table:style-name="${own}"><table:table-column table:number-columns-repeated="${count}"/>${title}${rows.join("")}</table:table>`;
      }
      case "columns": {
        const section = named(
          "section",
          `<style:section-properties><style:columns fo:column-count="${block.count}" fo:column-gap="8mm"/></style:section-properties>`,
        );
        return `<text:section text:style-name="${section}" text:name="${section}">${block.blocks.map(toXml).join("")}</text:section>`;
      }
      case "figure": {
        const frame = named("graphic", '<style:graphic-properties draw:stroke="solid" draw:fill="none"/>');
        return `<text:p text:style-name="Item"><draw:rect text:anchor-type="as-char" draw:style-name="${frame}" svg:width="60mm" svg:height="${block.height}pt"/></text:p>${
          block.caption ? `<text:p text:style-name="Body">${inline(block.caption)}</text:p>` : ""
        }`;
      }
      case "page break":
        breaks = 'fo:break-before="page"';
        return "";
    }
  }

  return { toXml, styles };
}

const spaces = [
  "office",
  "style",
  "text",
  "table",
  "draw",
  "fo:urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0",
  "svg:urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0",
  "xlink:http://www.w3.org/1999/xlink",
]
  .map((space) => {
    const [prefix, ...address] = space.split(":");
    const name = prefix === "draw" ? "drawing" : prefix;
    return `xmlns:${prefix}="${address.join(":") || `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`}"`;
  })
  .join(" ");

const levels = (level: (depth: number) => string) => [1, 2].map(level).join("");
const listLevel = (depth: number) =>
  `<style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:margin-left="${depth * 24}pt" fo:text-indent="-16pt"/></style:list-level-properties>`;

const running = (tag: string, text: string | undefined) =>
  text === undefined
    ? ""
    : `<style:${tag}><text:p text:style-name="Running">${escaped(text).replace("#", "<text:page-number/>")}</text:p></style:${tag}>`;

const runningHeight = (tag: string, side: string, text: string | undefined) =>
  text === undefined
    ? ""
    : `<style:${tag}-style><style:header-footer-properties fo:min-height="8mm" fo:margin-${side}="5mm"/></style:${tag}-style>`;

/** Returns a document as Flat ODT for LibreOffice. */
export function fodtOf({ language = "en", page, style = {}, header, footer, blocks }: Source): string {
  const { width, height, margin } = page ?? { width: 210, height: 297, margin: 25 };
  const { family = "Liberation Serif", size = 11, leading = 1.25, justify, hyphens, firstLine } = style;
  const rtl = language === "he" || language === "ar";
  const { toXml, styles } = createBody(rtl);
  const body = blocks.map(toXml).join("\n");
  const gap = firstLine ? 0 : size * 0.7;
  const paragraph = (name: string, properties: string, text = "", parent = "Base") =>
    `<style:style style:name="${name}" style:family="paragraph" style:parent-style-name="${parent}"><style:paragraph-properties ${properties}/><style:text-properties ${text}/></style:style>`;
  const heading = (level: number, scale: number) =>
    paragraph(
      `Heading${level}`,
      `fo:margin-top="${size}pt" fo:margin-bottom="${size * 0.5}pt" fo:keep-with-next="always"`,
      `fo:font-weight="bold" ${["fo:font-size", "style:font-size-asian", "style:font-size-complex"].map((name) => `${name}="${size * scale}pt"`).join(" ")}`,
    );
  const turned = width > height ? 'style:print-orientation="landscape"' : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${spaces} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">
<office:styles>
<style:style style:name="Base" style:family="paragraph"><style:paragraph-properties fo:line-height="${leading * 100}%" ${rtl ? 'style:writing-mode="rl-tb" fo:text-align="end"' : ""}/><style:text-properties style:font-name="${family}" fo:font-family="${family}" style:font-family-complex="DejaVu Sans" style:font-family-asian="Droid Sans Fallback" fo:font-size="${size}pt" style:font-size-asian="${size}pt" style:font-size-complex="${size}pt" fo:language="${language}" fo:country="${language === "de" ? "DE" : "US"}" fo:hyphenate="${hyphens === true}" fo:hyphenation-remain-char-count="2" fo:hyphenation-push-char-count="2"/></style:style>
${paragraph("Body", `fo:margin-bottom="${gap}pt" ${justify ? 'fo:text-align="justify"' : ""} ${firstLine ? `fo:text-indent="${firstLine}pt"` : ""}`)}
${paragraph("Item", "")}${paragraph("Note", 'fo:margin-left="12pt" fo:text-indent="-12pt"', `fo:font-size="${size * 0.8}pt"`)}
${paragraph("Running", 'fo:text-align="center"', 'fo:font-size="8pt"')}
${heading(1, 2)}${heading(2, 1.4)}${heading(3, 1)}
<style:style style:name="Bold" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="Italic" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>
<text:list-style style:name="Bullets">${levels((depth) => `<text:list-level-style-bullet text:level="${depth}" text:bullet-char="${depth === 1 ? "\u2022" : "\u2013"}">${listLevel(depth)}</text:list-level-style-bullet>`)}</text:list-style>
<text:list-style style:name="Numbers">${levels((depth) => `<text:list-level-style-number text:level="${depth}" style:num-suffix="." style:num-format="${depth === 1 ? "1" : "a"}">${listLevel(depth)}</text:list-level-style-number>`)}</text:list-style>
</office:styles>
<office:automatic-styles>
<style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="${width}mm" fo:page-height="${height}mm" fo:margin="${margin}mm" ${turned}/>${runningHeight("header", "bottom", header)}${runningHeight("footer", "top", footer)}</style:page-layout>
${styles.join("")}
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Page">${running("header", header)}${running("footer", footer)}</style:master-page></office:master-styles>
<office:body><office:text>${body}</office:text></office:body></office:document>`;
}
