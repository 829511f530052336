import { paragraphs as settings } from "../../settings";
import { weightedMode } from "../../statistics";
import type { Band, Block, Paragraph, Run } from "../../types";
import { cutText, textOf } from "../lines/runs";

/** A footnote's mark, before its text. */
const mark = /^\s*(\d{1,3}|[*\u2020\u2021\u00a7\u00b6]{1,3}|[a-z])(?=[\s.)\t]|$)[.)]?\s*/u;
const bareMark = /^(?:\d{1,3}|[*\u2020\u2021\u00a7\u00b6]{1,3}|[a-z])$/u;

type Note = { mark: string; paragraphs: Paragraph[] };

/** Returns the mark that a paragraph starts with, raised or before a space, and the length of what stands before its text. */
function markOf({ runs }: Paragraph): { sign: string; length: number } | undefined {
  const [first] = runs;
  const raised = first?.script === "super" ? first.text.trim() : "";
  if (first && bareMark.test(raised)) return { sign: raised, length: first.text.length };
  const [whole, sign] = mark.exec(textOf(runs)) ?? [];
  return whole && sign ? { sign, length: whole.length } : undefined;
}

function withoutMark(paragraph: Paragraph): Paragraph {
  const [start, ...others] = cutText(paragraph.runs, markOf(paragraph)?.length ?? 0);
  return {
    ...paragraph,
    indent: 0,
    firstLine: 0,
    tabs: [],
    runs: start ? [{ ...start, text: start.text.trimStart() }, ...others] : [],
  };
}

/** Returns the notes at the end of a column: small paragraphs, of which the first has a mark. */
function notesOf(paragraphs: readonly Paragraph[]): Note[] {
  const notes: Note[] = [];
  for (const paragraph of paragraphs) {
    const found = markOf(paragraph);
    if (found) notes.push({ mark: found.sign, paragraphs: [paragraph] });
    else notes.at(-1)?.paragraphs.push(paragraph);
  }
  return notes;
}

/** Finds the reference to a note: the first raised mark like it that has none yet. */
function findReference(paragraphs: readonly Paragraph[], note: Note): Run | undefined {
  for (const { runs } of paragraphs)
    for (const run of runs)
      if (run.script === "super" && !run.note && run.text.trim() === note.mark) return run;
  return undefined;
}

/** Moves the footnotes of a page from the ends of its columns to the runs that refer to them. */
export function attachFootnotes(bands: readonly Band[]): void {
  const columns = bands.filter(({ rotated }) => !rotated).flatMap((band) => band.columns);
  const all = columns.flatMap(({ blocks }) => blocks.filter((block) => block.kind === "paragraph"));
  const body = weightedMode(
    all.map((paragraph) => [paragraph.size, textOf(paragraph.runs).length]),
    0.1,
  );
  const isNote = (block: Block | undefined) =>
    block?.kind === "paragraph" && block.size <= settings.maxNoteSize * body;
  for (const column of columns) {
    const { blocks } = column;
    const isSmall = (index: number) => isNote(blocks[index]);
    const bottom = blocks.at(-1)?.bottom ?? 0;
    const below = columns.filter((other) => other.left < column.right && other.right > column.left);
    // With text below it, small text is not a footnote, but an author's address.
    if (below.some((other) => other.blocks.some((block) => block.top > bottom && !isNote(block)))) continue;
    let start = blocks.length;
    while (start > 0 && isSmall(start - 1)) start -= 1;
    const small = blocks.slice(start) as Paragraph[];
    const first = small.findIndex((paragraph) => markOf(paragraph) !== undefined);
    if (first < 0) continue;
    const text = all.filter((paragraph) => !small.includes(paragraph));
    const moved = new Set<Paragraph>();
    for (const note of notesOf(small.slice(first))) {
      const reference = findReference(text, note);
      if (!reference) continue;
      const [head, ...rest] = note.paragraphs as [Paragraph, ...Paragraph[]];
      reference.text = "";
      reference.note = [withoutMark(head), ...rest];
      for (const paragraph of note.paragraphs) moved.add(paragraph);
    }
    column.blocks = blocks.filter((block) => block.kind !== "paragraph" || !moved.has(block));
  }
}
