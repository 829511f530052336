import { type RefObject, useEffect } from "react";
import { useFormat, useWords } from "../ui/words";
import type { ListedFile } from "./state";
import type { ScreenState } from "./use-screen";

/** A screen's bar shows while the screen reaches into the lower half of the window, less the height of the bar. */
const LOWER_HALF = "-50% 0px -96px 0px";

type BarWatchProps = {
  place: RefObject<HTMLElement | null>;
  area: RefObject<HTMLElement | null>;
  /** Called with the place's height once it is off screen while its area is on screen, and without one when that ends. */
  onAway: (height: number | undefined) => void;
};

/** Watches the place of a bar. It renders nothing. */
export function BarWatch({ place, area, onAway }: BarWatchProps) {
  useEffect(() => {
    const [placed, around] = [place.current, area.current];
    if (!placed || !around) return;
    const visible = { placed: true, around: false };
    let isAway = false;
    const update = (change: Partial<typeof visible>) => {
      Object.assign(visible, change);
      const gone = !visible.placed && visible.around;
      if (gone !== isAway) onAway(gone ? placed.offsetHeight : undefined);
      isAway = gone;
    };
    const observers = [
      new IntersectionObserver(
        (entries) => update({ placed: (entries.at(-1)?.intersectionRatio ?? 1) > 0.9 }),
        { threshold: [0, 0.25, 0.5, 0.75, 1] },
      ),
      new IntersectionObserver((entries) => update({ around: entries.at(-1)?.isIntersecting ?? false }), {
        rootMargin: LOWER_HALF,
      }),
    ] as const;
    observers[0].observe(placed);
    observers[1].observe(around);
    return () => {
      for (const observer of observers) observer.disconnect();
      onAway(undefined);
    };
  }, [place, area, onAway]);
  return null;
}

type FilesSummaryProps = {
  screen: ScreenState<{ blob: Blob }>;
  /** The files of the next run, where they are not all. */
  next?: readonly ListedFile[] | undefined;
};

/** Sums up the files that the next action is about: once there are results, those, and how many failed. */
export function FilesSummary({ screen, next }: FilesSummaryProps) {
  const { files, left, done, converted, failed } = screen;
  const { files: counted, outcome } = useWords("converter");
  const { count } = useFormat();
  const shown =
    done && converted.length > 0
      ? converted.map(({ status }) => status.result.blob)
      : (left.length > 0 ? left : (next ?? files)).map(({ file }) => file);
  const bytes = shown.reduce((sum, { size }) => sum + size, 0);
  return (
    shown.length > 0 && (
      <>
        {done && failed.length > 0 && (
          <span className="block font-semibold text-care">
            {count(outcome.failed, failed.length, { total: files.length })}
          </span>
        )}
        <CountAndSize files={count(counted, shown.length)} bytes={bytes} />
      </>
    )
  );
}

/** The count and size of files: a line, and on phones two. */
export function CountAndSize({ files, bytes }: { files: string; bytes: number }) {
  const { comma, size } = useFormat();
  return (
    <>
      {files}
      <span className="max-sm:hidden">{comma}</span>
      <span className="max-sm:block">{size(bytes)}</span>
    </>
  );
}
