import type { Problem } from "@/lib/client/errors";

/** A problem's sentence with a file's name set apart: a right-to-left name must not turn the rest around. */
export function Sentence({ text, name }: Problem) {
  const at = name ? text.indexOf(name) : -1;
  if (!name || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <bdi>{name}</bdi>
      {text.slice(at + name.length)}
    </>
  );
}
