import { clsx } from "clsx";
import type { CSSProperties } from "react";
import type { TileId } from "@/lib/formats";
import type { Site } from "@/lib/site/site";
import { DoneIcon, TurnArrow } from "../ui/icons";
import { FormatTile, turnGradient } from "../ui/tiles";

export function DemoSteps({ site }: { site: Site }) {
  return (
    <ol className="grid gap-x-4 gap-y-3 md:grid-cols-3">
      {demoScenes.map(({ id, Scene }, index) => {
        const { name, text } = site.words.home.demo.steps[id];
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

/** Delay of an animation after the dialog has opened. The scenes take five seconds. */
const after = (ms: number) => ({ "--after": `${ms}ms` }) as CSSProperties;

const dropped: readonly { format: TileId; place: string }[] = [
  { format: "png", place: "start-[10%] top-[33%] -rotate-12" },
  { format: "heic", place: "start-[30%] top-[47%] rotate-6" },
  { format: "webp", place: "start-[50%] top-[30%] -rotate-3" },
  { format: "jpg", place: "start-[70%] top-[45%] rotate-12" },
];

/** Files falling into the drop zone. */
function Upload() {
  return (
    <>
      <span className="absolute inset-x-[7%] top-[16%] bottom-[12%] rounded-sheet border-2 border-edge border-dashed" />
      {dropped.map(({ format, place }, index) => (
        <span key={format} className={clsx("falls absolute w-[20%]", place)} style={after(250 + index * 260)}>
          <FormatTile format={format} />
        </span>
      ))}
    </>
  );
}

/** A progress bar from one format's hue to the other's, then the result. */
function Convert() {
  return (
    <span className="absolute inset-x-[10%] inset-y-0 flex flex-col justify-center gap-3">
      <span className="flex items-center justify-between">
        <FormatTile format="heic" className="w-[34%] -rotate-6" />
        <TurnArrow className="w-[16%]" />
        <span className="pops w-[34%]" style={after(2900)}>
          <FormatTile format="jpg" />
        </span>
      </span>
      <span className="h-1.5 overflow-hidden rounded-control border border-edge">
        <span
          className="fills along block h-full forced-color-adjust-none"
          style={{ ...after(1700), background: turnGradient("heic", "jpg") }}
        />
      </span>
    </span>
  );
}

/** Results falling into a tray. */
function Download() {
  return (
    <>
      <span className="falls absolute bottom-[22%] start-[21%] w-[34%] -rotate-6" style={after(3300)}>
        <FormatTile format="jpg" />
        <span
          className="pops absolute -top-1.5 -end-1.5 grid size-4 place-items-center rounded-control bg-done text-paper"
          style={after(4200)}
        >
          <DoneIcon />
        </span>
      </span>
      <span className="falls absolute bottom-[20%] start-[52%] w-[25%] rotate-6" style={after(3600)}>
        <FormatTile format="zip" />
      </span>
      <span className="absolute inset-x-[12%] top-[56%] bottom-[15%] rounded-sheet rounded-t-none border-2 border-edge border-t-0" />
    </>
  );
}

/** The steps in order, each with its scene. */
const demoScenes = [
  { id: "upload", Scene: Upload },
  { id: "convert", Scene: Convert },
  { id: "download", Scene: Download },
] as const;
