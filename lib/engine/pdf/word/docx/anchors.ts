import { type ParagraphChild, StringContainer, type XmlComponent } from "docx";
import { type Box, heightOf, widthOf } from "../../geometry";
import { element } from "./graphics";
import { emus } from "./styles";

/** Drawings of WordprocessingML that stand at a place of the page (ISO/IEC 29500-1, 20.4). */

const graphics = {
  group: "http://schemas.microsoft.com/office/word/2010/wordprocessingGroup",
  shape: "http://schemas.microsoft.com/office/word/2010/wordprocessingShape",
} as const;

const MAIN = "http://schemas.openxmlformats.org/drawingml/2006/main";

type AnchorOptions = {
  box: Box;
  id: number;
  name: string;
  kind: keyof typeof graphics;
  /** Later drawings stand in front of earlier ones. */
  order: number;
  behind: boolean;
};

const position = (axis: "H" | "V", offset: number): XmlComponent =>
  element(`wp:position${axis}`, { relativeFrom: "page" }, [
    new StringContainer("wp:posOffset", String(emus(offset))),
  ]);

/** Anchors a drawing to a page. It needs Word 2010 or a program that knows its shapes. */
export function toAnchor(
  content: XmlComponent,
  { box, id, name, kind, order, behind }: AnchorOptions,
): ParagraphChild {
  const anchor = element(
    "wp:anchor",
    {
      distT: 0,
      distB: 0,
      distL: 0,
      distR: 0,
      simplePos: 0,
      relativeHeight: order,
      behindDoc: behind ? 1 : 0,
      locked: 0,
      layoutInCell: 1,
      allowOverlap: 1,
    },
    [
      element("wp:simplePos", { x: 0, y: 0 }),
      position("H", box.left),
      position("V", box.top),
      element("wp:extent", { cx: emus(widthOf(box)), cy: emus(heightOf(box)) }),
      element("wp:effectExtent", { l: 0, t: 0, r: 0, b: 0 }),
      element("wp:wrapNone"),
      element("wp:docPr", { id, name }),
      element("wp:cNvGraphicFramePr"),
      element("a:graphic", { "xmlns:a": MAIN }, [
        element("a:graphicData", { uri: graphics[kind] }, [content]),
      ]),
    ],
  );
  const choice = element("mc:Choice", { Requires: kind === "group" ? "wpg" : "wps" }, [
    element("w:drawing", {}, [anchor]),
  ]);
  // A paragraph takes any element; its type names those of the library only.
  return element("w:r", {}, [element("mc:AlternateContent", {}, [choice])]) as ParagraphChild;
}
