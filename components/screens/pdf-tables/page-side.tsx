"use client";

import { clsx } from "clsx";
import type { EditedTable } from "@/lib/client/table-edits";
import { tablesEditor as words } from "@/lib/client/words";
import type { PageSize, TableBox } from "@/lib/contract/tables";
import { Button } from "../../ui/button";
import { SpinnerIcon } from "../../ui/icons";
import { useFormat } from "../../ui/words";

type PageSideProps = {
  page: PageSize;
  /** Its picture as an object URL; undefined while it is drawn, and `null` where it cannot be. */
  picture: string | null | undefined;
  /** The tables that begin on the page, with their names. */
  tables: readonly (EditedTable & { name: string })[];
  onPick: (id: string) => void;
  onBroken: () => void;
  /** Draws an area. */
  onDraw: () => void;
};

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Places a box of a page, which is in points, on its picture. */
const placeOf = ([left, top, right, bottom]: TableBox, { width, height }: Omit<PageSize, "page">) => ({
  left: percent(left, width),
  top: percent(top, height),
  width: percent(right - left, width),
  height: percent(bottom - top, height),
});

/** The picture of a page with its tables outlined. Each leads to its cells. */
export function PageSide({ page, picture, tables, onPick, onBroken, onDraw }: PageSideProps) {
  const { fill } = useFormat();
  if (picture === null) return <p className="text-quiet text-small">{words.notDrawn}</p>;
  return (
    <div className="grid gap-1">
      <div
        className="relative mx-auto w-full overflow-hidden rounded-control bg-[white] outline outline-edge"
        style={{
          aspectRatio: `${page.width} / ${page.height}`,
          maxWidth: `calc(70dvh * ${page.width / page.height})`,
        }}
      >
        {picture ? (
          // biome-ignore lint/performance/noImgElement: an object URL, which cannot be optimized.
          <img
            src={picture}
            alt={fill(words.pictureOf, { page: page.page })}
            onError={onBroken}
            className="absolute inset-0 size-full object-contain"
          />
        ) : (
          <p
            role="status"
            className="absolute inset-0 grid place-content-center justify-items-center gap-0.5 text-note text-[black]"
          >
            <SpinnerIcon className="size-3 animate-turn" />
            {words.drawing}
          </p>
        )}
        {tables.map(
          ({ id, name, isOut, parts: [first] }) =>
            first && (
              <button
                key={id}
                type="button"
                aria-label={name}
                onClick={() => onPick(id)}
                className={clsx(
                  "absolute border-2 border-[#c2410c] bg-[#c2410c]/5 hover:bg-[#c2410c]/15",
                  isOut && "opacity-50 border-dashed",
                )}
                style={placeOf(first.box, page)}
              />
            ),
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
        <Button disabled={!picture} onClick={onDraw} aria-haspopup="dialog">
          {words.draw}
        </Button>
        <p className="min-w-0 flex-1 text-note text-quiet">{words.drawHelp}</p>
      </div>
    </div>
  );
}
