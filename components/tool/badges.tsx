/** The trust line: one quiet line of words. */
export function Badges({ badges }: { badges: readonly string[] }) {
  return (
    <ul className="mt-1 flex flex-wrap text-note text-quiet lg:mt-3" aria-label="What you can count on">
      {badges.map((badge) => (
        <li
          key={badge}
          className="not-last:after:px-0.75 not-last:after:text-edge not-last:after:content-['·'/''] whitespace-nowrap"
        >
          {badge}
        </li>
      ))}
    </ul>
  );
}
