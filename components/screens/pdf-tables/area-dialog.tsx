"use client";

import { useEffect, useRef, useState } from "react";
import ReactCrop, { type PercentCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import { isAbort } from "@/lib/client/call-error";
import { tablesEditor as words } from "@/lib/client/words";
import type { PageSize, TableBox } from "@/lib/contract/tables";
import { Button } from "../../ui/button";
import { Modal } from "../../ui/modal";
import { useFormat } from "../../ui/words";

type AreaDialogProps = {
  page: PageSize;
  /** Its picture, as an object URL. */
  picture: string;
  /** Where the frame is at first, in points. */
  box: TableBox;
  /** Reads an area of the page. @returns a sentence if nothing came of it */
  onRead: (signal: AbortSignal, box: TableBox) => Promise<string | undefined>;
  onClose: () => void;
};

/** A page as large as the dialog, and never higher than what is in sight. */
const fitted = ({ width, height }: PageSize) => ({
  aspectRatio: `${width} / ${height}`,
  width: "100%",
  maxWidth: `calc(58dvh * ${width / height})`,
});

const cropOf = ([left, top, right, bottom]: TableBox, { width, height }: PageSize): PercentCrop => ({
  unit: "%",
  x: (left / width) * 100,
  y: (top / height) * 100,
  width: ((right - left) / width) * 100,
  height: ((bottom - top) / height) * 100,
});

const boxOf = ({ x, y, width, height }: PercentCrop, page: PageSize): TableBox => [
  (x / 100) * page.width,
  (y / 100) * page.height,
  ((x + width) / 100) * page.width,
  ((y + height) / 100) * page.height,
];

/** A frame on the picture of a page, drawn by pointer or by the arrow keys. What is in it is read as a table. */
export function AreaDialog({ page, picture, box, onRead, onClose }: AreaDialogProps) {
  const { fill } = useFormat();
  const [crop, setCrop] = useState(() => cropOf(box, page));
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  async function read(dialog: HTMLDialogElement | null) {
    const { signal } = leaving.current ?? new AbortController();
    setReading(true);
    setProblem(undefined);
    try {
      const said = await onRead(signal, boxOf(crop, page));
      setProblem(said);
      // Closed by the browser, which then gives the focus back.
      if (!said) dialog?.close();
    } catch (error) {
      if (!isAbort(error)) throw error;
    }
    setReading(false);
  }

  return (
    <Modal
      title={fill(words.dialog, { page: page.page })}
      onClose={onClose}
      wide
      footer={
        <div className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
          <Button
            look="primary"
            aria-disabled={isReading}
            disabled={crop.width === 0 || crop.height === 0}
            onClick={({ currentTarget }) => isReading || read(currentTarget.closest("dialog"))}
          >
            {isReading ? words.reading : words.read}
          </Button>
          <p role="alert" className="min-w-0 flex-1 font-semibold text-fail text-small">
            {problem}
          </p>
        </div>
      }
    >
      <div className="grid gap-1.5">
        <p className="text-note text-quiet">{words.dialogHelp}</p>
        <ReactCrop
          crop={crop}
          onChange={(_, next) => setCrop(next)}
          ariaLabels={words.frame}
          keepSelection
          className="mx-auto block! w-fit!"
        >
          {/* biome-ignore lint/performance/noImgElement: an object URL, which cannot be optimized. */}
          <img
            src={picture}
            alt={fill(words.pictureOf, { page: page.page })}
            className="block bg-[white] object-contain"
            style={fitted(page)}
          />
        </ReactCrop>
      </div>
    </Modal>
  );
}
