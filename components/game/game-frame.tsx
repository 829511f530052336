import type { ReactNode } from "react";

type Props = { phase?: string; children?: ReactNode };

/** The game's place on the page; there before the game is, so that nothing moves when it comes. */
export function GameFrame({ phase = "loading", children }: Props) {
  return (
    <div
      data-testid="game"
      data-phase={phase}
      className="relative isolate h-55 rounded-sheet border border-edge bg-paper shadow-rest lg:h-65"
    >
      {children}
    </div>
  );
}
