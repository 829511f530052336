/** Characters of a name that fit two lines of a row on a phone, and those kept of its end. */
const LONGEST = 52;
const END = 14;

/** Shortens a long file name in its middle, so that its ending stays visible. */
export const shortened = (name: string): string =>
  name.length <= LONGEST
    ? name
    : `${name.slice(0, LONGEST - END - 1).trimEnd()}…${name.slice(-END).trimStart()}`;

/** A file name on at most two lines. The full name is in the title, and read by screen readers. */
export function FileName({ name }: { name: string }) {
  const short = shortened(name);
  if (short === name) return <bdi>{name}</bdi>;
  return (
    <bdi title={name}>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{name}</span>
    </bdi>
  );
}
