import { type Block, escaped } from "./source";

/** Namespaces of ODT. */
export const namespaces = [
  ...["office", "style", "text", "table", "chart"].map((name) => [name, `opendocument:xmlns:${name}`]),
  ["draw", "opendocument:xmlns:drawing"],
  ["fo", "opendocument:xmlns:xsl-fo-compatible"],
  ["svg", "opendocument:xmlns:svg-compatible"],
]
  .map(([prefix, name]) => `xmlns:${prefix}="urn:oasis:names:tc:${name}:1.0"`)
  .concat('xmlns:xlink="http://www.w3.org/1999/xlink"')
  .join(" ");

const text = (words: string) => `<text:p>${escaped(words)}</text:p>`;

export const chartSize = 'svg:width="130mm" svg:height="75mm"';

const colors = ["#4f81bd", "#c0504d", "#9bbb59"];

/** Returns the content of a chart, with axes, gridlines and a legend. */
export function chartOf({ type, title, series, categories }: Extract<Block, { kind: "chart" }>): string {
  const last = categories.length + 1;
  const columns = series.map((_, i) => String.fromCharCode(66 + i));
  const cell = (words: string) =>
    `<table:table-cell office:value-type="string">${text(words)}</table:table-cell>`;
  const value = (row: number, column: number) =>
    `<table:table-cell office:value-type="float" office:value="${((row * 37 + column * 17) % 90) + 10}"/>`;
  const styles = colors.map(
    (color, i) =>
      `<style:style style:name="Series${i}" style:family="chart"><style:graphic-properties draw:fill-color="${color}" svg:stroke-color="${color}"/></style:style>`,
  );
  return `<office:automatic-styles><style:style style:name="Axis" style:family="chart"><style:chart-properties chart:display-label="true"/></style:style>${styles.join("")}</office:automatic-styles><office:body><office:chart><chart:chart ${chartSize} chart:class="chart:${type}">
<chart:title>${text(title)}</chart:title><chart:legend chart:legend-position="end"/>
<chart:plot-area chart:data-source-has-labels="both">
<chart:axis chart:style-name="Axis" chart:dimension="x" chart:name="primary-x"><chart:categories table:cell-range-address="local-table.A2:.A${last}"/></chart:axis>
<chart:axis chart:style-name="Axis" chart:dimension="y" chart:name="primary-y"><chart:grid chart:class="major"/></chart:axis>
${columns.map((column, i) => `<chart:series chart:style-name="Series${i}" chart:class="chart:${type}" chart:values-cell-range-address="local-table.${column}2:.${column}${last}" chart:label-cell-address="local-table.${column}1"/>`).join("")}
</chart:plot-area>
<table:table table:name="local-table"><table:table-header-columns><table:table-column/></table:table-header-columns><table:table-columns><table:table-column table:number-columns-repeated="${series.length}"/></table:table-columns>
<table:table-header-rows><table:table-row>${["", ...series].map(cell).join("")}</table:table-row></table:table-header-rows>
<table:table-rows>${categories.map((name, row) => `<table:table-row>${cell(name)}${series.map((_, column) => value(row, column)).join("")}</table:table-row>`).join("")}</table:table-rows></table:table>
</chart:chart></office:chart></office:body>`;
}

/** Box and distance of a diagram's boxes, in millimeters. */
const [WIDTH, HEIGHT, GAP] = [34, 16, 6];

/** Returns rows of boxes as a group of shapes. */
export function diagramOf(
  { rows }: Extract<Block, { kind: "diagram" }>,
  named: (family: string, properties: string) => string,
): string {
  const style = named(
    "graphic",
    '<style:graphic-properties draw:stroke="solid" svg:stroke-color="#385d8a" draw:fill="solid" draw:fill-color="#c6d9f1" draw:textarea-vertical-align="middle"/><style:paragraph-properties fo:text-align="center"/>',
  );
  const shapes = rows.flatMap((row, y) =>
    row.map((words, x) => {
      if (words === "") return "";
      const [left, top] = [x * (WIDTH + GAP), y * (HEIGHT + GAP)];
      const line =
        x + 1 < row.length
          ? `<draw:line draw:style-name="${style}" svg:x1="${left + WIDTH}mm" svg:y1="${top + HEIGHT / 2}mm" svg:x2="${left + WIDTH + GAP}mm" svg:y2="${top + HEIGHT / 2}mm"/>`
          : "";
      return `<draw:rect draw:style-name="${style}" svg:x="${left}mm" svg:y="${top}mm" svg:width="${WIDTH}mm" svg:height="${HEIGHT}mm">${text(words)}</draw:rect>${line}`;
    }),
  );
  return `<draw:g text:anchor-type="as-char" draw:style-name="${style}">${shapes.join("")}</draw:g>`;
}
