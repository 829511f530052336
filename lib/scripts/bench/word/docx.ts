import { readFile } from "node:fs/promises";
import JSZip from "jszip";
import type { Passage, Role } from "./source";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const token =
  /<(w:tc|w:tr|w:p|w:txbxContent|wpg:wgp)[ >]|<\/(w:tc|w:p|w:txbxContent|wpg:wgp)>|<w:pStyle w:val="([^"]*)"|<(w:numPr)>|<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr)\b[^>]*\/>|<wp:docPr [^>]*descr="([^"]*)"/g;

const decoded = (xml: string) => xml.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? " ");

type Open = { text: string; style: string; item: boolean };

/**
 * Reads the paragraphs of a part in document order; those in a text box come before the one that holds it. Text in groups
 * of shapes and that of pictures are labels.
 */
function read(xml: string, roleOf: (open: Open, cells: number) => Role): Passage[] {
  const found: Passage[] = [];
  const open: Open[] = [];
  let [cells, groups] = [0, 0];
  // A text box is stored twice: as DrawingML, and as a fallback for older readers.
  const plain = xml.replace(/<mc:Fallback>[\s\S]*?<\/mc:Fallback>/g, "").replace(/<w:p\/>/g, "");
  for (const [, start, end, style, numbered, text, space, picture] of plain.matchAll(token)) {
    const last = open.at(-1);
    if (start === "w:p") open.push({ text: "", style: "", item: false });
    if (start === "w:tc") cells += 1;
    if (end === "w:tc") cells -= 1;
    if (start === "wpg:wgp") groups += 1;
    if (end === "wpg:wgp") groups -= 1;
    if (picture) found.push({ text: decoded(picture), role: "label" });
    if (end === "w:p") {
      const paragraph = open.pop();
      if (paragraph && paragraph.text.trim() !== "")
        found.push({ text: paragraph.text, role: groups > 0 ? "label" : roleOf(paragraph, cells) });
    }
    if (!last) continue;
    if (style) last.style = style;
    if (numbered) last.item = true;
    if (space) last.text += " ";
    if (text) last.text += decoded(text);
  }
  return found;
}

const bodyRole = ({ style, item }: Open, cells: number): Role =>
  cells > 0 ? "cell" : /^(Heading|Title)/.test(style) ? "heading" : item ? "item" : "text";

/** Reads the paragraphs of a Word document, footnotes at the end, without headers and footers. */
export async function passagesOfDocx(path: string): Promise<Passage[]> {
  const zip = await JSZip.loadAsync(await readFile(path));
  const part = async (name: string) => (await zip.file(`word/${name}.xml`)?.async("string")) ?? "";
  return [...read(await part("document"), bodyRole), ...read(await part("footnotes"), () => "note")];
}
