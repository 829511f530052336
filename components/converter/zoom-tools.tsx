"use client";

import type { ReactNode } from "react";
import { Button } from "../ui/button";
import { DownIcon, LeftIcon, RightIcon, UpIcon } from "../ui/icons";
import { useFormat, useWords } from "../ui/words";
import type { Zoom } from "./use-zoom";
import { scaleOf, scales } from "./zoom";

const directions = [
  { name: "left", Icon: LeftIcon },
  { name: "up", Icon: UpIcon },
  { name: "down", Icon: DownIcon },
  { name: "right", Icon: RightIcon },
] as const;

type ZoomToolsProps = {
  zoom: Pick<Zoom, "view" | "place" | "movable" | "zoomTo" | "step">;
  /** Further tools, in the middle. */
  children?: ReactNode;
};

/** Buttons that zoom a picture and move it, and its scale. */
export function ZoomTools({ zoom: { view, place, movable, zoomTo, step }, children }: ZoomToolsProps) {
  const texts = useWords("zoom");
  const { percent } = useFormat();
  return (
    <div className="flex flex-wrap items-center justify-between gap-1">
      <fieldset className="flex items-center gap-0.5">
        <legend className="sr-only">{texts.zoom}</legend>
        {(["fit", ...scales] as const).map((one) => (
          <Button
            key={one}
            aria-pressed={view.scale === one}
            look={view.scale === one ? "chosen" : "secondary"}
            className="min-w-5.5 tabular-nums max-sm:px-1"
            onClick={() => zoomTo(one)}
          >
            {one === "fit" ? texts.fit : percent(one * 100)}
          </Button>
        ))}
        <output className="min-w-5.5 text-center text-quiet text-small tabular-nums">
          {place && (
            <>
              <span className="sr-only">{texts.zoom} </span>
              {percent(scaleOf(view, place) * 100)}
            </>
          )}
        </output>
      </fieldset>
      {children}
      <fieldset dir="ltr" className="flex">
        <legend className="sr-only">{texts.move}</legend>
        {directions.map(({ name, Icon }) => (
          <Button
            key={name}
            look="icon"
            aria-label={texts.pan[name]}
            disabled={!movable}
            onClick={() => step(name)}
          >
            <Icon />
          </Button>
        ))}
      </fieldset>
    </div>
  );
}
