import { Document, type IPropertiesOptions, Packer } from "docx";
import type { Block, PageLayout, Paragraph } from "../types";
import { findBookmarks } from "./bookmarks";
import { toNote } from "./paragraphs";
import { toSections } from "./sections";
import { documentStyles, toNumbering, toStyles } from "./styles";

/** Named as author, so that no visitor or machine is. */
const CREATOR = "Pixmill";

export const toDocx = (options: Omit<IPropertiesOptions, "creator" | "lastModifiedBy">): Promise<Buffer> =>
  Packer.toBuffer(new Document({ creator: CREATOR, lastModifiedBy: CREATOR, ...options }));

/** Writes a .docx file. @param blocks those of all pages */
export function writeDocx(pages: readonly PageLayout[], blocks: readonly Block[]): Promise<Buffer> {
  const styles = documentStyles(blocks);
  const notes: (readonly Paragraph[])[] = [];
  const parts = {
    ...styles,
    ...findBookmarks(pages, blocks),
    addNote: (note: readonly Paragraph[]) => notes.push(note),
  };
  const paragraphs = blocks.filter((block) => block.kind === "paragraph");
  const { sections, sides } = toSections(pages, parts);
  return toDocx({
    styles: toStyles(styles),
    numbering: toNumbering(paragraphs),
    ...(sides && { evenAndOddHeaderAndFooters: true }),
    sections,
    footnotes: Object.fromEntries(
      notes.map((note, i) => [i + 1, { children: note.map((one) => toNote(one, parts)) }]),
    ),
  });
}
