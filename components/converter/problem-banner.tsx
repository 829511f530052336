import { useEffect, useRef } from "react";
import type { Problem } from "@/lib/client/errors";
import { ProblemList } from "./deferred-parts";

type ProblemBannerProps = {
  problems: readonly Problem[];
  heading?: string;
  /** Keeps the page where it is, while more problems may come. */
  still?: boolean;
};

/**
 * Red banner with one problem a line. It is rendered even when empty, because screen readers announce only
 * changes of an existing alert. The page scrolls to it: the button of the sticky bar is far from it.
 */
export function ProblemBanner({ problems, heading, still = false }: ProblemBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  const shown = problems.length > 0;
  useEffect(() => {
    if (shown && !still) banner.current?.scrollIntoView({ block: "nearest" });
  }, [shown, still]);
  return (
    <div ref={banner} role="alert" className="not-empty:mt-2">
      {shown && <ProblemList problems={problems} heading={heading} />}
    </div>
  );
}
