import JSZip from "jszip";
import { formats } from "../formats";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument";

/** Characters that XML 1.0 forbids. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const signs: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const rightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const escaped = (text: string) =>
  text.replace(unwritable, "").replace(/[&<>]/g, (sign) => signs[sign] ?? sign);

/** A paragraph keeps its lines: what is a line in a picture may be an address, or a row of a table. */
function paragraphOf(text: string): string {
  const lines = text.split("\n").map((line) => `<w:t xml:space="preserve">${escaped(line)}</w:t>`);
  const bidi = rightToLeft.test(text) ? "<w:pPr><w:bidi/></w:pPr>" : "";
  return `<w:p>${bidi}<w:r>${lines.join("<w:br/>")}</w:r></w:p>`;
}

/** Makes a Word document of a text whose paragraphs are separated by empty lines (ISO/IEC 29500). */
export function textDocument(text: string): Promise<Blob> {
  const paragraphs = text.replaceAll("\r", "").split(/\n{2,}/);
  const zip = new JSZip();
  zip.file(
    "[Content_Types].xml",
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
  );
  zip.file(
    "_rels/.rels",
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}" Target="word/document.xml"/></Relationships>`,
  );
  zip.file(
    "word/document.xml",
    `${XML}<w:document xmlns:w="${WORD}"><w:body>${paragraphs.map(paragraphOf).join("")}</w:body></w:document>`,
  );
  return zip.generateAsync({ type: "blob", mimeType: formats.docx.mime, compression: "DEFLATE" });
}
