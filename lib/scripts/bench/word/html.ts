import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Block, escaped, isRtl, type Source, spansOf } from "./source";

const inline = (text: string): string =>
  spansOf(text)
    .map((span) => {
      const words = escaped(span.text);
      if (span.bold) return `<b>${words}</b>`;
      if (span.italic) return `<i>${words}</i>`;
      return span.link ? `<a href="${span.link}">${words}</a>` : words;
    })
    .join("");

function toHtml(block: Block): string {
  switch (block.kind) {
    case "paragraph": {
      const { align, inset, size } = block;
      const style = [
        align && `text-align:${align};text-indent:0`,
        inset && `margin-left:${inset}pt;margin-right:${inset}pt`,
        size && `font-size:${size}pt`,
      ].filter(Boolean);
      return `<p style="${style.join(";")}">${inline(block.text)}</p>`;
    }
    case "heading":
      return `<h${block.level}>${inline(block.text)}</h${block.level}>`;
    case "list": {
      const tag = block.ordered ? "ol" : "ul";
      const item = (text: string, inner = "") => `<li>${inline(text)}${inner}</li>`;
      const items = block.items.map(([text = "", ...inner]) =>
        item(text, inner.length > 0 ? `<ul>${inner.map((one) => item(one)).join("")}</ul>` : ""),
      );
      return `<${tag}>${items.join("")}</${tag}>`;
    }
    case "table": {
      const span = (row: string[]) => (row.length === 1 ? 'colspan="9"' : "");
      const rows = block.rows.map(
        (row) => `<tr>${row.map((cell) => `<td ${span(row)}>${inline(cell)}</td>`).join("")}</tr>`,
      );
      return `<table class="${block.ruled ? "ruled" : ""}">${rows.join("")}</table>`;
    }
    case "columns":
      return `<div style="columns:${block.count};column-gap:8mm">${block.blocks.map(toHtml).join("")}</div>`;
    case "figure":
      return `<svg width="100%" height="${block.height}pt" viewBox="0 0 300 100" preserveAspectRatio="none"><rect x="1" y="1" width="298" height="98" fill="none" stroke="#333"/><path d="M10 90 L80 30 L150 60 L290 10" fill="none" stroke="#c33" stroke-width="2"/></svg>`;
    case "page break":
      return '<div style="break-before:page"></div>';
    default:
      throw new Error(`${block.kind} by Chromium`);
  }
}

const quoted = (text: string) => `"${text.split("#").join('" counter(page) "')}"`;

function fontFace(family: string, [packageName, file]: readonly [string, string]): string {
  const path = join(createRequire(import.meta.url).resolve(packageName), "..", "..", "fonts", file);
  return `@font-face { font-family:"${family}"; src:url(${pathToFileURL(path)}) }`;
}

/** Returns a document as a page for Chromium to print. */
export function htmlOf(source: Source): string {
  const { language, family, font, size, leading, justify, hyphens, firstLine, header, footer } = source;
  const { width, height, margin } = source.page;
  const gap = firstLine ? 0 : size * 0.7;
  const running = `font:8pt ${family};`;
  return `<!doctype html><html lang="${language}" dir="${isRtl(source) ? "rtl" : "ltr"}"><meta charset="utf-8"><style>
${font ? fontFace(family, font) : ""}
@page { size:${width}mm ${height}mm; margin:${margin}mm;
${header ? `@top-center { content:${quoted(header)}; ${running} }` : ""}
${footer ? `@bottom-center { content:${quoted(footer)}; ${running} }` : ""} }
body { margin:0; font:${size}pt/${leading} "${family}"; ${justify ? "text-align:justify;" : ""} ${hyphens ? "hyphens:auto;" : ""} }
p { margin:0 0 ${gap}pt; ${firstLine ? `text-indent:${firstLine}pt;` : ""} }
h1 { font-size:2em; line-height:1.2; margin:0 0 .6em; text-align:start } h2 { font-size:1.4em; margin:1em 0 .5em; text-align:start }
h3 { font-size:1em; margin:1em 0 .4em; text-align:start } h1,h2,h3 { break-after:avoid; hyphens:none }
ul,ol { margin:0 0 ${size * 0.7}pt } table { border-collapse:collapse; width:100%; margin:0 0 ${size}pt }
td { text-align:start; padding:2pt 5pt; vertical-align:top } .ruled td { border:.6pt solid #000 }
</style>${source.blocks.map(toHtml).join("\n")}`;
}
