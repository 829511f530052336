import { clsx } from "clsx";
import type { CSSProperties, FunctionComponent } from "react";
import type { TileId } from "@/lib/formats";
import type { DemoStepId } from "@/lib/site/home";
import { FormatTile } from "../converter/format-tile";
import { DoneIcon, DownIcon } from "../converter/icons";
import { turnGradient } from "../converter/turn-gradient";

/** When, after the dialog has opened, a part moves; the three scenes take five seconds. */
const after = (ms: number) => ({ "--after": `${ms}ms` }) as CSSProperties;

const dropped: readonly { format: TileId; place: string }[] = [
  { format: "png", place: "left-[14%] top-[34%] -rotate-12" },
  { format: "heic", place: "left-[33%] top-[46%] rotate-6" },
  { format: "webp", place: "left-[51%] top-[33%] -rotate-3" },
  { format: "jpg", place: "left-[66%] top-[45%] rotate-12" },
];

/** Files fall into the drop zone. */
function Upload() {
  return (
    <>
      <span className="absolute inset-x-[8%] top-[30%] bottom-[12%] rounded-sheet border-2 border-edge border-dashed" />
      {dropped.map(({ format, place }, index) => (
        <span
          key={format}
          className={clsx("falls absolute w-[22%] max-w-9", place)}
          style={after(250 + index * 260)}
        >
          <FormatTile format={format} />
        </span>
      ))}
    </>
  );
}

/** The bar runs from the one's hue to the other's. */
function Convert() {
  return (
    <span className="absolute inset-x-[10%] inset-y-0 flex flex-col justify-center gap-2">
      <span className="flex items-center justify-between">
        <FormatTile format="heic" className="w-[34%] max-w-11 -rotate-6" />
        <span className="relative w-[34%] max-w-11">
          <FormatTile format="jpg" ghost />
          <span className="pops absolute inset-0" style={after(2900)}>
            <FormatTile format="jpg" />
          </span>
        </span>
      </span>
      <span className="h-1.5 overflow-hidden rounded-control border border-edge">
        <span
          className="fills block h-full forced-color-adjust-none"
          style={{ ...after(1700), background: turnGradient("heic", "jpg") }}
        />
      </span>
    </span>
  );
}

/** The result falls into the visitor's tray. */
function Download() {
  return (
    <>
      <span className="absolute inset-x-[14%] top-[56%] bottom-[14%] rounded-sheet rounded-t-none border-2 border-edge border-t-0" />
      <span className="falls absolute inset-x-[33%] top-[30%]" style={after(3500)}>
        <FormatTile format="jpg" className="mx-auto max-w-13" />
      </span>
      <DownIcon className="absolute top-[8%] left-1/2 size-4 -translate-x-1/2 text-quiet" />
      <span
        className="pops absolute top-[24%] left-[60%] grid size-4 place-items-center rounded-control bg-done text-paper"
        style={after(4100)}
      >
        <DoneIcon />
      </span>
    </>
  );
}

/** A picture for every step, from tiles. */
export const demoScenes: Record<DemoStepId, FunctionComponent> = {
  upload: Upload,
  convert: Convert,
  download: Download,
};
