import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Block, type Source, spansOf } from "./source";

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

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
      const items = block.items.map((item) =>
        typeof item === "string"
          ? `<li>${inline(item)}</li>`
          : `<li>${inline(item.text)}<ul>${item.items.map((one) => `<li>${inline(one)}</li>`).join("")}</ul></li>`,
      );
      return `<${tag}>${items.join("")}</${tag}>`;
    }
    case "table": {
      const title = block.title
        ? `<tr><td colspan="${block.rows[0]?.length}">${inline(block.title)}</td></tr>`
        : "";
      const rows = block.rows.map(
        (row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join("")}</tr>`,
      );
      return `<table class="${block.ruled ? "ruled" : ""}">${title}${rows.join("")}</table>`;
    }
    case "columns":
      return `<div style="columns:${block.count};column-gap:8mm">${block.blocks.map(toHtml).join("")}</div>`;
    case "figure":
      return `<svg width="100%" height="${block.height}pt" viewBox="0 0 300 100" preserveAspectRatio="none"><rect x="1" y="1" width="298" height="98" fill="none" stroke="#333"/><path d="M10 90 L80 30 L150 60 L290 10" fill="none" stroke="#c33" stroke-width="2"/></svg>${
        block.caption ? `<p>${inline(block.caption)}</p>` : ""
      }`;
    case "page break":
      return '<div style="break-before:page"></div>';
  }
}

const quoted = (text: string) =>
  text
    .split("#")
    .map((part) => `"${part}"`)
    .join(" counter(page) ");

function fontFace(family: string, [packageName, file]: readonly [string, string]): string {
  const path = join(createRequire(import.meta.url).resolve(packageName), "..", "..", "fonts", file);
  return `@font-face { font-family:"${family}"; src:url(${pathToFileURL(path)}) }`;
}

/** Returns a document as a page for Chromium to print. */
export function htmlOf({ language = "en", page, style = {}, header, footer, blocks }: Source): string {
  const { width, height, margin } = page ?? { width: 210, height: 297, margin: 25 };
  const { family = "Liberation Serif", size = 11, leading = 1.25, justify, hyphens, firstLine, font } = style;
  const direction = language === "he" || language === "ar" ? "rtl" : "ltr";
  const gap = firstLine ? 0 : size * 0.7;
  const running = `font:8pt ${family};`;
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><style>
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
</style>${blocks.map(toHtml).join("\n")}`;
}
