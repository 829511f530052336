import { clsx } from "clsx";
import type { View } from "./play";

const plate = "rounded-sheet border border-edge bg-sheet px-3 py-2 text-center shadow-lift";

/** What is said over the picture: the score, how to start, why it stands still. Clicks go through it. */
export function GameWords({ view: { phase, score }, best }: { view: View; best: number }) {
  return (
    <div className="pointer-events-none absolute inset-0 grid select-none place-items-center p-2">
      <p
        className={clsx(
          "absolute top-2 right-2 flex gap-2 rounded-control border border-edge bg-sheet px-1.5 py-0.5",
          "font-semibold text-small tabular-nums",
        )}
      >
        <span>Score {score}</span>
        <span className="text-quiet">Best {best}</span>
      </p>
      {phase === "ready" && (
        <p className={clsx(plate, "mb-4 self-end py-1 font-semibold text-small")}>
          Click or press space to start
        </p>
      )}
      {phase === "paused" && (
        <div className={plate}>
          <p className="font-extrabold text-title">Paused</p>
          <p className="mt-0.5 text-small">Click or press space to go on</p>
        </div>
      )}
      {phase === "over" && (
        <div className={clsx(plate, "motion-safe:animate-arrive")}>
          <p className="font-extrabold text-title">Game over</p>
          <p className="text-quiet text-small">
            {score > 0 && score === best ? "Your best of this visit" : verdict(score)}
          </p>
          <p className="mt-1 font-semibold text-small">Click or press space to restart</p>
        </div>
      )}
    </div>
  );
}

const verdict = (score: number) =>
  score === 0 ? "The first stack is the hardest" : score === 1 ? "1 stack passed" : `${score} stacks passed`;
