import JSZip from "jszip";
import { chartOf, chartSize, diagramOf, namespaces } from "./odt-drawings";
import { type Block, escaped, isRtl, type Look, type Source, spansOf } from "./source";

function inline(text: string): string {
  const withTabs = (words: string) => escaped(words).replaceAll("\t", "<text:tab/>");
  return spansOf(text)
    .map(({ text: words, bold, italic, link, note }) => {
      if (note)
        return `<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p text:style-name="Note">${escaped(note)}</text:p></text:note-body></text:note>`;
      if (bold) return `<text:span text:style-name="Bold">${escaped(words)}</text:span>`;
      if (italic) return `<text:span text:style-name="Italic">${escaped(words)}</text:span>`;
      return link ? `<text:a xlink:href="${link}">${escaped(words)}</text:a>` : withTabs(words);
    })
    .join("");
}

const tabStop = (stop: string) =>
  `<style:tab-stop style:position="${Number.parseFloat(stop)}pt" style:type="${stop.endsWith("r") ? "right" : "left"}"/>`;

/** Returns the properties of a paragraph's style. */
function propertiesOf({ align, inset, step, fill, tabs, size, spacing }: Look, isBroken: boolean): string {
  const attributes = [
    align && `fo:text-align="${align}" fo:text-indent="0pt"`,
    inset && `fo:margin-left="${inset}pt" fo:margin-right="${inset}pt"`,
    step && `fo:line-height="${step}pt" fo:margin-top="0pt" fo:margin-bottom="0pt"`,
    fill && `fo:background-color="#${fill}"`,
    isBroken && 'fo:break-before="page"',
  ].filter(Boolean);
  const stops = tabs ? `<style:tab-stops>${tabs.split(",").map(tabStop).join("")}</style:tab-stops>` : "";
  const text = [size && `fo:font-size="${size}pt"`, spacing && `fo:letter-spacing="${spacing}pt"`].filter(
    Boolean,
  );
  const properties = [
    (attributes.length > 0 || stops) &&
      `<style:paragraph-properties ${attributes.join(" ")}>${stops}</style:paragraph-properties>`,
    text.length > 0 && `<style:text-properties ${text.join(" ")}/>`,
  ];
  return properties.filter(Boolean).join("");
}

/** Collects the styles that a body asks for. */
function createBody(rtl: boolean) {
  const styles: string[] = [];
  const charts: string[] = [];
  let isBroken = false;

  const named = (family: string, properties: string, parent = ""): string => {
    const name = `A${styles.length + 1}`;
    styles.push(
      `<style:style style:name="${name}" style:family="${family}" ${parent && `style:parent-style-name="${parent}"`}>${properties}</style:style>`,
    );
    return name;
  };

  /** Returns the name of a paragraph's style, which uses up a page break that came before. */
  const styled = (parent: string, look: Look): string => {
    const properties = propertiesOf(look, isBroken);
    isBroken = false;
    return properties ? named("paragraph", properties, parent) : parent;
  };

  function toXml(block: Block): string {
    switch (block.kind) {
      case "paragraph":
        return `<text:p text:style-name="${styled("Body", block)}">${inline(block.text)}</text:p>`;
      case "heading":
        return `<text:h text:style-name="${styled(`Heading${block.level}`, block)}" text:outline-level="${block.level}">${inline(block.text)}</text:h>`;
      case "list": {
        const style = styled("Item", block);
        const item = (text: string, inner = "") =>
          `<text:list-item><text:p text:style-name="${style}">${inline(text)}</text:p>${inner}</text:list-item>`;
        const items = block.items.map(([text = "", ...inner]) =>
          item(
            text,
            inner.length > 0 ? `<text:list>${inner.map((one) => item(one)).join("")}</text:list>` : "",
          ),
        );
        return `<text:list text:style-name="${block.ordered ? "Numbers" : "Bullets"}">${items.join("")}</text:list>`;
      }
      case "table": {
        const border = block.ruled ? 'fo:border="0.6pt solid #000000"' : "";
        const cell = named("table-cell", `<style:table-cell-properties fo:padding="2pt" ${border}/>`);
        const count = Math.max(...block.rows.map((row) => row.length));
        const one = (text: string, span: number) =>
          `<table:table-cell table:style-name="${cell}" table:number-columns-spanned="${span}"><text:p text:style-name="Item">${inline(text)}</text:p></table:table-cell>${"<table:covered-table-cell/>".repeat(span - 1)}`;
        const rows = block.rows.map(
          (row) =>
            `<table:table-row>${row.map((text) => one(text, row.length === 1 ? count : 1)).join("")}</table:table-row>`,
        );
        const own = named("table", `<style:table-properties ${rtl ? 'style:writing-mode="rl-tb"' : ""}/>`);
        return `<table:table table:style-name="${own}"><table:table-column table:number-columns-repeated="${count}"/>${rows.join("")}</table:table>`;
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
        return `<text:p text:style-name="Item"><draw:rect text:anchor-type="as-char" draw:style-name="${frame}" svg:width="60mm" svg:height="${block.height}pt"/></text:p>`;
      }
      case "chart":
        charts.push(chartOf(block));
        return `<text:p text:style-name="${styled("Body", {})}"><draw:frame text:anchor-type="as-char" ${chartSize}><draw:object xlink:href="./Chart ${charts.length}"/></draw:frame></text:p>`;
      case "diagram":
        return `<text:p text:style-name="${styled("Body", {})}">${diagramOf(block, named)}</text:p>`;
      case "page break":
        isBroken = true;
        return "";
    }
  }

  return { toXml, styles, charts };
}

const levels = (level: (depth: number) => string) => [1, 2].map(level).join("");
const listLevel = (depth: number) =>
  `<style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" fo:margin-left="${depth * 24}pt" fo:text-indent="-16pt"/></style:list-level-properties>`;

const running = (tag: string, text = "") =>
  text &&
  `<style:${tag}><text:p text:style-name="Running">${escaped(text).replace("#", "<text:page-number/>")}</text:p></style:${tag}>`;

const runningHeight = (tag: string, side: string, text = "") =>
  text &&
  `<style:${tag}-style><style:header-footer-properties fo:min-height="8mm" fo:margin-${side}="5mm"/></style:${tag}-style>`;

const mediaType = "application/vnd.oasis.opendocument";
const part = (kind: string, content: string) =>
  `<office:document-${kind} ${namespaces} office:version="1.3">${content}</office:document-${kind}>`;

/** Returns a document as ODT for LibreOffice. Flat ODT loses charts. */
export function odtOf(source: Source): Promise<Buffer> {
  const { language, family, size, leading, justify, hyphens, firstLine, header, footer } = source;
  const { width, height, margin } = source.page;
  const rtl = isRtl(source);
  const { toXml, styles, charts } = createBody(rtl);
  const body = source.blocks.map(toXml).join("\n");
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
  const common = `<office:styles>
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
<style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="${width}mm" fo:page-height="${height}mm" fo:margin="${margin}mm" ${turned}/>${runningHeight("header", "bottom", header)}${runningHeight("footer", "top", footer)}</style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Page">${running("header", header)}${running("footer", footer)}</style:master-page></office:master-styles>`;
  const own = `<office:automatic-styles>${styles.join("")}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body>`;
  const zip = new JSZip().file("mimetype", `${mediaType}.text`);
  zip.file("content.xml", part("content", own)).file("styles.xml", part("styles", common));
  for (const [i, chart] of charts.entries()) zip.file(`Chart ${i + 1}/content.xml`, part("content", chart));
  const entry = (path: string, type: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`;
  const entries = Object.keys(zip.files).map((path) =>
    entry(path, path.endsWith("/") ? `${mediaType}.chart` : "text/xml"),
  );
  zip.file(
    "META-INF/manifest.xml",
    `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3">${entry("/", `${mediaType}.text`)}${entries.join("")}</manifest:manifest>`,
  );
  return zip.generateAsync({ type: "nodebuffer" });
}
