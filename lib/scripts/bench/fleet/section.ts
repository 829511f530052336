/**
 * Replaces what stands under a heading of a Markdown text, up to the next heading of its level or a higher one.
 *
 * @param content whose headings, `###`, become subheadings of that heading
 * @returns the new text, or null if there is no such heading
 */
export function replaceSection(text: string, heading: string, content: string): string | null {
  const lines = text.split("\n");
  const levelOf = (line: string) => /^(#+) /.exec(line)?.[1]?.length ?? 0;
  const start = lines.findIndex((line) => levelOf(line) > 0 && line.replace(/^#+ /, "").trim() === heading);
  if (start < 0) return null;
  const level = levelOf(lines[start] ?? "");
  let end = start + 1;
  while (end < lines.length && !(levelOf(lines[end] ?? "") > 0 && levelOf(lines[end] ?? "") <= level))
    end += 1;
  const inside = content
    .trim()
    .replace(/^###(?= )/gm, "#".repeat(level + 1))
    .replace(/\n{3,}/g, "\n\n");
  return [...lines.slice(0, start + 1), "", inside, "", ...lines.slice(end)].join("\n");
}
