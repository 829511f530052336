"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { type DeadPath, deadEndAt, deadEnds, notFoundPath } from "@/lib/site/dead-ends";
import { nearestTool } from "@/lib/site/nearest-tool";
import type { ToolLink } from "@/lib/tools/types";
import { Filled } from "../ui/filled";
import { PageLink } from "../ui/link";
import { useWords } from "../ui/words";

/** Finds the dead end that the address is. A layout effect reads it before `NotFoundBody` replaces it. */
function useDeadEnd(): DeadPath | undefined {
  const path = usePathname();
  const [deadEnd, setDeadEnd] = useState<DeadPath>();
  useLayoutEffect(() => {
    // The address after the replacement says nothing, so the answer stays.
    if (path !== notFoundPath) setDeadEnd(deadEndAt(path));
  }, [path]);
  return deadEnd;
}

/**
 * What the 404 page says below its heading: `children`, or where a menu link leads to no page yet, where to go
 * instead. Both are in one grid cell, so that nothing shifts.
 */
export function DeadEndAnswer({ tools, children }: { tools: readonly ToolLink[]; children: ReactNode }) {
  const { answers } = useWords("notFound");
  const deadEnd = useDeadEnd();
  const answer = deadEnd && answers[deadEnd];
  const path = deadEnd && deadEnds[deadEnd];
  const see = path ? { path, name: answer?.see } : deadEnd && nearestTool(deadEnd, tools);
  return (
    <div className="mt-2 mb-3 grid max-w-[68ch] text-lead text-quiet *:col-start-1 *:row-start-1">
      <p className={answer && "invisible"}>{children}</p>
      {answer && (
        <p>
          <Filled
            sentence={answer.text}
            parts={{
              link: see && (
                <PageLink
                  href={see.path}
                  className="font-semibold text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
                >
                  {see.name}
                </PageLink>
              ),
            }}
          />
        </p>
      )}
    </div>
  );
}
