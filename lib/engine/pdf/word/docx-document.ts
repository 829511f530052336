import { Document, Packer } from "docx";
import { toSections } from "./docx-sections";
import { looksOf, numberingOf, stylesOf } from "./docx-styles";
import type { Block, PageLayout } from "./types";

/** No name of a visitor or of this machine. */
const CREATOR = "Pixmill";

/** @param blocks all of the pages' blocks @returns a .docx file */
export function writeDocument(pages: readonly PageLayout[], blocks: readonly Block[]): Promise<Buffer> {
  const looks = looksOf(blocks);
  const paragraphs = blocks.filter((block) => block.kind === "paragraph");
  const document = new Document({
    creator: CREATOR,
    lastModifiedBy: CREATOR,
    styles: stylesOf(looks),
    numbering: numberingOf(paragraphs),
    sections: toSections(pages, looks),
  });
  return Packer.toBuffer(document);
}
