"use client";

import { useMemo, useRef, useState } from "react";
import { asksToDraw } from "@/lib/client/pdf-drawing/costs";
import {
  type EditedTable,
  joinWithPrevious,
  leaveOut,
  replaceRegion,
  separate,
  setHead,
  tableOf,
} from "@/lib/client/table-edits";
import { tablesEditor as words } from "@/lib/client/words";
import type { DocumentTable, PageSize, TableBox } from "@/lib/contract/tables";
import { createReader } from "@/lib/tables/values";
import { useFocusAfter } from "../../converter/use-focus-after";
import { Button } from "../../ui/button";
import { SelectField } from "../../ui/fields";
import { LeftIcon, RightIcon } from "../../ui/icons";
import { useFormat } from "../../ui/words";
import { AreaDialog } from "./area-dialog";
import { type Source, usePagePicture } from "./page-picture";
import { PageSide } from "./page-side";
import { TableCard } from "./table-card";

/** Cells that are shown of all tables of a page, and rows that are shown of each at least. */
const CELLS = 4000;
const LEAST_ROWS = 5;

type Area = { page: PageSize; box: TableBox; picture: string };

type TablesEditorProps = {
  source: Source;
  pages: readonly PageSize[];
  edited: readonly EditedTable[];
  /** Whether numbers and dates stay text. */
  isText: boolean;
  onEdit: (edited: readonly EditedTable[]) => void;
  onRead: (
    signal: AbortSignal,
    page: number,
    box: TableBox,
  ) => Promise<{ tables: readonly DocumentTable[] } | { problem: string }>;
  announce: (words: string) => void;
};

/** Where a new frame is: the page without its margins. */
const middleOf = ({ width, height }: PageSize): TableBox => [
  width * 0.08,
  height * 0.08,
  width * 0.92,
  height * 0.92,
];

const pageOf = ({ parts: [first] }: EditedTable) => first?.page ?? 1;

/** The pages of a document at the side, and the tables of one of them as they will be in the file. */
export function TablesEditor({ source, pages, edited, isText, onEdit, onRead, announce }: TablesEditorProps) {
  const { fill, count } = useFormat();
  const [shown, setShown] = useState(() => (edited[0] ? pageOf(edited[0]) : 1));
  const [area, setArea] = useState<Area>();
  const [isWanted, setWanted] = useState(() => source.isPicture || !asksToDraw(source.file));
  const [broken, setBroken] = useState<number>();
  const cards = useRef(new Map<string, HTMLElement>());
  const focusAfter = useFocusAfter();
  const drawn = usePagePicture(source, shown, isWanted);
  const picture = broken === shown ? null : drawn;
  const tables = useMemo(() => edited.map(tableOf), [edited]);
  const reader = useMemo(() => createReader(tables, { text: isText }), [tables, isText]);

  const named = edited.map((one, index) => {
    const table = tables[index] as DocumentTable;
    return { ...one, table, name: nameOf(table, index + 1) };
  });
  const page = pages.find((one) => one.page === shown) ?? pages[0];
  const here = named.filter((table) => pageOf(table) === page?.page);
  const withTables = pages.filter(({ page }) => edited.some((table) => pageOf(table) === page));
  const before = withTables.findLast((one) => one.page < shown);
  const after = withTables.find((one) => one.page > shown);
  const columns = Math.max(1, ...here.map(({ table }) => table.columns.length));
  const most = Math.max(LEAST_ROWS, Math.floor(CELLS / columns / Math.max(1, here.length)));

  function nameOf({ page, lastPage }: DocumentTable, n: number) {
    return lastPage ? fill(words.tableTo, { n, page, last: lastPage }) : fill(words.table, { n, page });
  }

  function change(next: readonly EditedTable[], said: string, id: string) {
    onEdit(next);
    announce(said);
    const table = next.find((one) => one.id === id);
    if (table) setShown(pageOf(table));
    focusAfter(() => cards.current.get(id));
  }

  const draw = (box: TableBox) => page && picture && setArea({ page, box, picture });

  async function read(signal: AbortSignal, box: TableBox) {
    if (!area) return;
    const found = await onRead(signal, area.page.page, box);
    if ("problem" in found) return found.problem;
    onEdit(replaceRegion(edited, area.page.page, box, found.tables));
    announce(count(words.said.read, found.tables.length));
  }

  if (!page) return null;
  const counted = (number: number) => edited.filter((table) => pageOf(table) === number).length;
  return (
    <section
      aria-label={words.label}
      className="grid items-start gap-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]"
    >
      <div className="grid gap-1 lg:sticky lg:top-2">
        {pages.length > 1 && (
          <div className="flex items-end gap-0.5">
            <Button
              look="icon"
              aria-label={words.previous}
              disabled={!before}
              onClick={() => before && setShown(before.page)}
            >
              <LeftIcon />
            </Button>
            <div className="min-w-0 flex-1">
              <SelectField
                label={words.page}
                options={pages.map(({ page: value }) => ({
                  value,
                  text:
                    counted(value) > 0 ? count(words.pageOf, counted(value), { page: value }) : String(value),
                }))}
                value={page.page}
                onChange={setShown}
              />
            </div>
            <Button
              look="icon"
              aria-label={words.next}
              disabled={!after}
              onClick={() => after && setShown(after.page)}
            >
              <RightIcon />
            </Button>
          </div>
        )}
        {isWanted ? (
          <PageSide
            page={page}
            picture={picture}
            tables={here}
            onPick={(id) => cards.current.get(id)?.focus()}
            onBroken={() => setBroken(shown)}
            onDraw={() => draw(middleOf(page))}
          />
        ) : (
          <div className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
            <Button onClick={() => setWanted(true)}>{words.show}</Button>
            <p className="text-note text-quiet">{words.showHelp}</p>
          </div>
        )}
      </div>
      <div className="grid min-w-0 gap-1.5">
        {here.length === 0 && <p className="text-quiet text-small">{words.none}</p>}
        {here.map(({ name, table, ...one }) => {
          const { id, parts } = one;
          const at = edited.findIndex((one) => one.id === id);
          const previous = edited[at - 1];
          const box = parts.length === 1 ? parts[0]?.box : undefined;
          return (
            <TableCard
              key={id}
              ref={(card) => {
                if (card) cards.current.set(id, card);
                return () => void cards.current.delete(id);
              }}
              edited={one}
              table={table}
              name={name}
              read={reader}
              most={most}
              onOut={(isOut) => onEdit(leaveOut(edited, id, isOut))}
              onHead={(head) => onEdit(setHead(edited, id, head))}
              onJoin={
                previous && (() => change(joinWithPrevious(edited, id), words.said.joined, previous.id))
              }
              onSeparate={() => change(separate(edited, id), words.said.separated, id)}
              onRedraw={picture && box ? () => draw(box) : undefined}
            />
          );
        })}
      </div>
      {area && <AreaDialog {...area} onRead={read} onClose={() => setArea(undefined)} />}
    </section>
  );
}
