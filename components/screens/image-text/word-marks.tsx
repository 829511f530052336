import type { ImageText } from "@/lib/client/read-image";

type WordMarksProps = { read: ImageText; className?: string; style?: React.CSSProperties | undefined };

/** Marks the words of a picture that lies below, of the same size. */
export function WordMarks({ read: { width, height, words }, ...rest }: WordMarksProps) {
  return (
    <svg
      {...rest}
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      fill="none"
    >
      {words.map((word, index) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the words never change.
          key={index}
          {...{ x: word.x, y: word.y, width: word.width, height: word.height }}
          className="fill-done/15 stroke-done/40"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
