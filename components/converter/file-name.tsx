import { Fragment } from "react";

/** Characters of a name that fit two lines of a row on a phone, and nearly any wide one. */
const LONGEST = 28;
const LONGEST_WIDE = 40;
/** The most that are kept of its end, which begins with a word where it can. */
const END = 14;
const words = /[\s_-](.{8,})$/u;

/** Shortens a long file name in its middle, so that its ending stays visible. */
export const shortened = (name: string, longest = LONGEST): string => {
  if (name.length <= longest) return name;
  const tail = name.slice(-Math.min(END, Math.floor(longest / 2)));
  const end = words.exec(tail)?.[1] ?? tail.slice(2);
  return `${name.slice(0, longest - end.length - 1).trimEnd()}…${end.trimStart()}`;
};

/** A name that breaks after its words if it has to, and whose extension stays with the characters before it. */
function Breakable({ name }: { name: string }) {
  const [stem = "", end] = name.split(/(?=.{4}\.[^.]{1,5}$)/u);
  return (
    <>
      {stem.split(/(?<=[_.-])/u).map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {word}
        </Fragment>
      ))}
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
