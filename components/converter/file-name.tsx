/** Characters of a name that fit two lines of a row on a phone, and those kept of its end. */
const LONGEST = 28;
const END = 12;

/** Shortens a long file name in its middle, so that its ending stays visible. */
export const shortened = (name: string): string =>
  name.length <= LONGEST
    ? name
    : `${name.slice(0, LONGEST - END - 1).trimEnd()}…${name.slice(-END).trimStart()}`;

/** A name that breaks before its extension rather than within it. */
function Breakable({ name }: { name: string }) {
  const [stem, extension] = name.split(/(?=\.[^.]*$)/);
  return (
    <>
      {stem}
      <wbr />
      {extension}
    </>
  );
}

/** A file name, on at most two lines in narrow lists. The full name is in the title, and read by screen readers. */
export function FileName({ name }: { name: string }) {
  const short = shortened(name);
  if (short === name)
    return (
      <bdi>
        <Breakable name={name} />
      </bdi>
    );
  return (
    <bdi title={name}>
      <span aria-hidden="true" className="@[32rem]:hidden">
        <Breakable name={short} />
      </span>
      <span className="sr-only @[32rem]:not-sr-only">{name}</span>
    </bdi>
  );
}
