import { TurnArrow } from "@/components/converter/icons";

/** The sign of a conversion that leads nowhere: a tile, an arrow, and an empty place. */
export function DeadEndSign() {
  const tile = "size-8 lg:size-13";
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-1.5 lg:gap-2">
      <svg viewBox="0 0 64 64" className={`${tile} -rotate-6`} aria-hidden="true">
        <rect x="1" y="1" width="62" height="62" rx="15" fill="var(--ink)" />
        <text x="9" y="54" fill="var(--paper)" fontWeight="800" fontSize="23" letterSpacing="-0.3">
          404
        </text>
      </svg>
      <TurnArrow className="w-4 lg:w-6" />
      <svg viewBox="0 0 64 64" className={tile} aria-hidden="true">
        <rect
          x="1"
          y="1"
          width="62"
          height="62"
          rx="15"
          fill="none"
          stroke="var(--edge)"
          strokeWidth="1.75"
          strokeDasharray="5 4"
        />
      </svg>
    </span>
  );
}
