/** The sign of what went wrong: a tile in two pieces. */
export function BrokenSign() {
  return (
    <svg
      viewBox="-4 -2 76 68"
      className="h-8 overflow-visible lg:h-13"
      fill="currentColor"
      aria-hidden="true"
    >
      <path
        d="M15 1h20l-9 20 13 14-11 28H15A14 14 0 0 1 1 49V15A14 14 0 0 1 15 1z"
        transform="rotate(-7 15 63)"
      />
      <path
        d="M35 1h14a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14H28l11-28-13-14z"
        transform="translate(5) rotate(6 49 63)"
        opacity="0.35"
      />
    </svg>
  );
}
