"use client";

import type { ReactNode } from "react";
import { useState } from "react";
import type { QuarterTurn } from "@/lib/contract/fields";

/** A page and the border around its picture, in any unit. */
export type SheetLayout = { width: number; height: number; margin: number };

type PageSheetProps = {
  layout: SheetLayout;
  /** How the picture is turned, clockwise. */
  turn: QuarterTurn;
  /** Fills its place, which is turned. */
  children: ReactNode;
};

/** A page as it will be, in a square: a white sheet with a picture, which turns at once. */
export function PageSheet({ layout: { width, height, margin }, turn, children }: PageSheetProps) {
  const angle = useClockwise(turn);
  const [across, down] = turn % 180 === 0 ? ["100cqw", "100cqh"] : ["100cqh", "100cqw"];
  return (
    <span className="block aspect-square p-1">
      <span className="[container-type:size] grid size-full place-items-center">
        <span
          className="relative block bg-[white] shadow-rest outline outline-edge"
          style={{
            width: `min(100cqw, ${(100 * width) / height}cqh)`,
            aspectRatio: `${width} / ${height}`,
          }}
        >
          <span
            className="[container-type:size] absolute overflow-hidden"
            style={{ inset: `${(100 * margin) / height}% ${(100 * margin) / width}%` }}
          >
            <span
              className="absolute top-1/2 left-1/2 grid -translate-x-1/2 -translate-y-1/2 place-items-center transition-[rotate]"
              style={{ width: across, height: down, rotate: `${angle}deg` }}
            >
              {children}
            </span>
          </span>
        </span>
      </span>
    </span>
  );
}

/** Returns an angle that only grows, so that the fourth quarter does not turn three back. */
export function useClockwise(turn: QuarterTurn): number {
  const [angle, setAngle] = useState<number>(turn);
  const ahead = (turn - (angle % 360) + 360) % 360;
  if (ahead > 0) setAngle(angle + ahead);
  return angle + ahead;
}
