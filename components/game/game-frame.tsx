import type { ReactNode } from "react";

type Props = { phase?: string; children?: ReactNode };

/** The game's frame. It is rendered before the game has loaded, so that nothing shifts. */
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
