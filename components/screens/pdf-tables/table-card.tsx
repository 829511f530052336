"use client";

import { clsx } from "clsx";
import { type Ref, useId } from "react";
import type { EditedTable } from "@/lib/client/table-edits";
import { tablesEditor as words } from "@/lib/client/words";
import type { DocumentTable, TableCell } from "@/lib/contract/tables";
import type { CellValue } from "@/lib/tables/values";
import { Button } from "../../ui/button";
import { Toggle } from "../../ui/fields";
import { useFormat } from "../../ui/words";

type TableActions = {
  onOut: (isOut: boolean) => void;
  onHead: (head: number) => void;
  /** Absent where there is no table before it. */
  onJoin?: (() => void) | undefined;
  onSeparate: () => void;
  onRedraw?: (() => void) | undefined;
};

type TableCardProps = TableActions & {
  ref: Ref<HTMLElement>;
  edited: EditedTable;
  table: DocumentTable;
  name: string;
  /** Reads a cell as it is in the file. */
  read: (table: DocumentTable, row: number, cell: TableCell) => CellValue;
  /** Rows that are shown. */
  most: number;
};

/** A table as it will be in the file, and what can be changed about it. */
export function TableCard({ ref, edited, table, name, read, most, ...actions }: TableCardProps) {
  const { fill, count } = useFormat();
  const id = useId();
  const { title, rows, columns, head } = table;
  const left = rows.length - most;
  const unsure = rows.reduce((sum, row) => sum + row.filter((cell) => cell.unsure).length, 0);
  const heads = Object.entries(words.heads).filter(([n]) => Number(n) <= Math.max(rows.length - 1, head));
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid min-w-0 gap-1 rounded-sheet border border-rule bg-sheet px-2 py-1.5"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-0.5">
        <div className="min-w-0">
          <h3 id={id} className="font-semibold text-body">
            {name}
          </h3>
          {title && <p className="wrap-anywhere text-small">{title}</p>}
          <p className="text-note text-quiet tabular-nums">
            {fill(words.size, {
              rows: count(words.rows, rows.length),
              columns: count(words.columns, columns.length),
            })}
          </p>
        </div>
        <Toggle label={words.isIn} checked={!edited.isOut} onChange={(isIn) => actions.onOut(!isIn)} />
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls has to be reached by keyboard.
        tabIndex={0}
        aria-label={fill(words.cellsOf, { name })}
        className={clsx(
          "max-h-[min(28rem,60dvh)] overflow-auto rounded-control border border-rule",
          edited.isOut && "opacity-50",
        )}
      >
        <table
          dir={table.rtl ? "rtl" : undefined}
          className="w-max min-w-full border-collapse bg-paper text-small"
        >
          <tbody>
            {rows.slice(0, most).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are never moved.
              <tr key={at}>
                {row.map((cell) => (
                  <Cell key={cell.column} cell={cell} value={read(table, at, cell)} isHead={at < head} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {unsure > 0 && <p className="text-note">{count(words.unsure, unsure)}</p>}
      {left > 0 && <p className="text-note text-quiet">{count(words.more, left)}</p>}
      <div className="flex flex-wrap items-center gap-1">
        <label className="flex items-center gap-0.75 text-small">
          <span className="font-semibold">{words.head}</span>
          <select
            aria-label={fill(words.headOf, { name })}
            value={head}
            onChange={({ target }) => actions.onHead(Number(target.value))}
            className="min-h-5.5 cursor-pointer rounded-control border border-edge bg-sheet px-1 font-semibold"
          >
            {heads.map(([n, text]) => (
              <option key={n} value={n}>
                {text}
              </option>
            ))}
          </select>
        </label>
        {actions.onJoin && (
          <Button aria-label={fill(words.joinOf, { name })} onClick={actions.onJoin}>
            {words.join}
          </Button>
        )}
        {edited.parts.length > 1 && (
          <Button aria-label={fill(words.separateOf, { name })} onClick={actions.onSeparate}>
            {words.separate}
          </Button>
        )}
        {actions.onRedraw && (
          <Button
            aria-label={fill(words.redrawOf, { name })}
            aria-haspopup="dialog"
            onClick={actions.onRedraw}
          >
            {words.redraw}
          </Button>
        )}
      </div>
    </section>
  );
}

type CellProps = { cell: TableCell; value: CellValue; isHead: boolean };

function Cell({ cell, value, isHead }: CellProps) {
  const { columns, rows, text, bold, align } = cell;
  const Name = isHead ? "th" : "td";
  const isText = value.kind === "text";
  return (
    <Name
      colSpan={columns}
      rowSpan={rows}
      scope={isHead ? "col" : undefined}
      className={clsx(
        "max-w-40 whitespace-pre-line border border-rule px-0.75 py-0.25 align-top",
        cell.unsure ? "bg-care-wash" : isHead ? "bg-accent-wash" : !isText && "tabular-nums",
        (isHead || bold) && "font-bold",
        isText ? align && { center: "text-center", right: "text-right" }[align] : "text-right",
        isText && !align && "text-start",
      )}
    >
      {text}
    </Name>
  );
}
