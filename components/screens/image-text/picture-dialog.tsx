"use client";

import { clsx } from "clsx";
import type { ImageText } from "@/lib/client/read-image";
import { useZoom } from "../../converter/use-zoom";
import { PIXELATED_SCALE, placed, scaleOf } from "../../converter/zoom";
import { ZoomTools } from "../../converter/zoom-tools";
import { CloseButton, openDialog } from "../../ui/modal";
import { useWords } from "../../ui/words";
import { WordMarks } from "./word-marks";

type PictureDialogProps = { name: string; picture: string; read: ImageText; onClose: () => void };

/** Shows a picture as large as the window, with its words marked; it can be zoomed and moved. */
export function PictureDialog({ name, picture, read, onClose }: PictureDialogProps) {
  const { zoomHelp } = useWords("imageText");
  const zoom = useZoom<HTMLDivElement>(read);
  const { view, place, movable } = zoom;
  const at = place && placed(view, place);
  const style = at && { width: at.width, height: at.height, translate: `${at.x}px ${at.y}px` };
  return (
    <dialog
      ref={openDialog}
      aria-label={name}
      onClose={onClose}
      onKeyDown={zoom.onKeyDown}
      className="dialog overflow-auto p-2 max-sm:animate-rise sm:m-auto sm:max-h-dvh sm:w-[calc(100%-1rem)] sm:max-w-[88rem] sm:animate-arrive"
    >
      <div className="grid gap-1.5">
        <div className="flex items-start justify-between gap-2">
          <h2 className="wrap-anywhere min-w-0 font-bold text-body">
            <bdi>{name}</bdi>
          </h2>
          <CloseButton className="-mt-0.5 -me-1" />
        </div>
        <div
          ref={zoom.frame}
          {...zoom.drag}
          className={clsx("zoom-frame checkered h-[68dvh]", movable && "is-zoomed")}
        >
          {/* biome-ignore lint/performance/noImgElement: a picture of the visitor, which cannot be optimized. */}
          <img
            src={picture}
            alt=""
            draggable={false}
            style={style}
            className={clsx(
              place && scaleOf(view, place) >= PIXELATED_SCALE && "[image-rendering:pixelated]",
            )}
          />
          <WordMarks read={read} style={style} />
        </div>
        <ZoomTools zoom={zoom} />
        <p className="text-note text-quiet">{zoomHelp}</p>
      </div>
    </dialog>
  );
}
