import { STARS_MAX } from "@/lib/limits";

const star = "M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z";

/** So many of five. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      role="img"
      aria-label={`${rating} of ${STARS_MAX} stars`}
      viewBox={`0 0 ${STARS_MAX * 22} 20`}
      className="h-2 shrink-0 self-start lg:mt-1"
      fill="currentColor"
    >
      {Array.from({ length: rating }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike.
        <path key={index} d={star} transform={`translate(${index * 22})`} />
      ))}
    </svg>
  );
}
