import { demo } from "@/lib/site/home";
import { demoScenes } from "./demo-scenes";

/** The three steps, each with its scene. */
export function DemoSteps() {
  return (
    <ol className="grid gap-x-4 gap-y-3 md:grid-cols-3">
      {demo.steps.map(({ id, name, text }, index) => {
        const Scene = demoScenes[id];
        return (
          <li key={id}>
            <div
              aria-hidden="true"
              className="relative mx-auto aspect-16/10 max-w-60 overflow-hidden rounded-sheet border border-rule bg-sheet md:aspect-square"
            >
              <Scene />
            </div>
            <h3 className="mt-1.5 flex gap-1 font-bold text-lead">
              <span aria-hidden="true" className="text-quiet tabular-nums">
                {index + 1}
              </span>
              {name}
            </h3>
            <p className="mt-0.25 max-w-[44ch] text-quiet text-small">{text}</p>
          </li>
        );
      })}
    </ol>
  );
}
