import { Document, Packer } from "docx";
import type { Block, PageLayout } from "../types";
import { toSections } from "./sections";
import { documentStyles, toNumbering, toStyles } from "./styles";

/** Named as author, so that no visitor or machine is. */
const CREATOR = "Pixmill";

/** Writes a .docx file. @param blocks those of all pages */
export function writeDocx(pages: readonly PageLayout[], blocks: readonly Block[]): Promise<Buffer> {
  const styles = documentStyles(blocks);
  const paragraphs = blocks.filter((block) => block.kind === "paragraph");
  const { sections, sides } = toSections(pages, styles);
  const document = new Document({
    creator: CREATOR,
    lastModifiedBy: CREATOR,
    styles: toStyles(styles),
    numbering: toNumbering(paragraphs),
    ...(sides && { evenAndOddHeaderAndFooters: true }),
    sections,
  });
  return Packer.toBuffer(document);
}
