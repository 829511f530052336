/** The trust line: one quiet line of words. Where it needs a second one, the dot that would begin it is cut off. */
export function Badges({ badges }: { badges: readonly string[] }) {
  return (
    <ul
      className="mt-1 -ml-2 flex flex-wrap text-note text-quiet [clip-path:inset(0_0_0_1rem)] lg:mt-3"
      aria-label="What you can count on"
    >
      {badges.map((badge) => (
        <li
          key={badge}
          className="whitespace-nowrap before:inline-block before:w-2 before:text-center before:text-edge before:content-['·'/'']"
        >
          {badge}
        </li>
      ))}
    </ul>
  );
}
