/** HTML as text, which nothing escapes again. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | Html | false | undefined | readonly Html[];

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

function textOf(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === "string") return escaped(value);
  return value ? value.map(({ text }) => text).join("") : "";
}

/** Writes HTML; what is put in is escaped, unless it is HTML itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(String.raw({ raw: parts }, ...values.map(textOf)).replace(/\n\s*/g, ""));
