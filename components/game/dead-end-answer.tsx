"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { deadEndAt, notFoundPath } from "@/lib/site/dead-ends";
import { nearestTool } from "@/lib/site/nearest-tool";
import type { ToolLink } from "@/lib/tools/types";
import { PageLink } from "../ui/link";

type Answer = { text: string; see: { path: string; name: string } | undefined };

/** Finds the answer to the address. A layout effect reads it before `NotFoundBody` replaces it. */
function useAnswer(tools: readonly ToolLink[]): Answer | undefined {
  const path = usePathname();
  const [answer, setAnswer] = useState<Answer>();
  useLayoutEffect(() => {
    // The address after the replacement says nothing, so the answer stays.
    if (path === notFoundPath) return;
    const deadEnd = deadEndAt(path);
    setAnswer(deadEnd && { text: deadEnd.answer, see: deadEnd.see ?? nearestTool(path, tools) });
  }, [path, tools]);
  return answer;
}

/**
 * What the 404 page says below its heading: `children`, or where a menu link leads to no page yet, where to go
 * instead. Both are in one grid cell, so that nothing shifts.
 */
export function DeadEndAnswer({ tools, children }: { tools: readonly ToolLink[]; children: ReactNode }) {
  const answer = useAnswer(tools);
  return (
    <div className="mt-2 mb-3 grid max-w-[68ch] text-lead text-quiet *:col-start-1 *:row-start-1">
      <p className={answer && "invisible"}>{children}</p>
      {answer && (
        <p>
          {answer.text}{" "}
          {answer.see && (
            <PageLink
              href={answer.see.path}
              className="font-semibold text-ink underline decoration-edge underline-offset-4 hover:decoration-ink"
            >
              {answer.see.name}
            </PageLink>
          )}
        </p>
      )}
    </div>
  );
}
