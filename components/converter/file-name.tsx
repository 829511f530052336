/** Characters of a name that fit two lines of a row on a phone, and nearly any wide one. */
const LONGEST = 28;
const LONGEST_WIDE = 40;
/** The most that are kept of its end. */
const END = 12;

/** Shortens a long file name in its middle, so that its ending stays visible. */
export const shortened = (name: string, longest = LONGEST): string => {
  const end = Math.min(END, Math.floor(longest / 2));
  return name.length <= longest
    ? name
    : `${name.slice(0, longest - end - 1).trimEnd()}…${name.slice(-end).trimStart()}`;
};

/** A name whose extension stays with the characters before it. */
function Breakable({ name }: { name: string }) {
  const [stem, end] = name.split(/(?=.{4}\.[^.]{1,5}$)/u);
  return (
    <>
      {stem}
      <span className="whitespace-nowrap">{end}</span>
    </>
  );
}

/** A file name, on at most two lines. The full name is in the title, and read by screen readers. */
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
      <span aria-hidden="true" className="hidden @[32rem]:inline">
        <Breakable name={shortened(name, LONGEST_WIDE)} />
      </span>
      <span className="sr-only">{name}</span>
    </bdi>
  );
}
