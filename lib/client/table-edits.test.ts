import { describe, expect, it } from "vitest";
import type { DocumentTable } from "../contract/tables";
import {
  editTables,
  joinWithPrevious,
  leaveOut,
  replaceRegion,
  separate,
  setHead,
  tableOf,
  tablesIn,
} from "./table-edits";

const table = (page: number, rows: string[][], more: Partial<DocumentTable> = {}): DocumentTable => ({
  page,
  box: [50, 100, 250, 200],
  head: 1,
  columns: [100, 100],
  rows: rows.map((texts) => texts.map((text, column) => ({ column, text }))),
  ...more,
});

const head = ["Year", "Births"];
const textsIn = ({ rows }: DocumentTable) => rows.map((row) => row.map(({ text }) => text));

describe("tables as a visitor wants them", () => {
  it("are all in the file, but for those left out", () => {
    const edited = editTables([table(1, [head]), table(2, [head])]);
    const [first, second] = edited;
    expect(tablesIn(edited)).toEqual([first?.parts[0], second?.parts[0]]);
    expect(tablesIn(leaveOut(edited, first?.id ?? "", true))).toEqual([second?.parts[0]]);
  });

  it("have the rows as a head that the visitor says", () => {
    const [edited] = setHead(editTables([table(1, [head])]), "", 0);
    expect(edited && tableOf(edited).head).toBe(1);
    const [one] = editTables([table(1, [head])]);
    const [changed] = one ? setHead([one], one.id, 0) : [];
    expect(changed && tableOf(changed).head).toBe(0);
  });

  it("are joined without a repeated head, and taken apart again", () => {
    const edited = editTables([
      table(1, [head, ["2019", "1"]]),
      table(2, [head, ["2020", "2"]]),
      table(3, [["2021", "3"]], { head: 0 }),
    ]);
    const [, second, third] = edited;
    const joined = joinWithPrevious(joinWithPrevious(edited, third?.id ?? ""), second?.id ?? "");
    expect(joined).toHaveLength(1);
    const [whole] = tablesIn(joined);
    expect(whole && textsIn(whole)).toEqual([head, ["2019", "1"], ["2020", "2"], ["2021", "3"]]);
    expect(whole).toMatchObject({ page: 1, lastPage: 3, head: 1 });
    expect(tablesIn(separate(joined, joined[0]?.id ?? ""))).toEqual(tablesIn(edited));
  });

  it("keep all rows where only a part of the head is the same", () => {
    const edited = editTables([
      table(1, [head, ["2019", "1"]]),
      table(2, [
        ["Year", "Deaths"],
        ["2019", "2"],
      ]),
    ]);
    const [whole] = tablesIn(joinWithPrevious(edited, edited[1]?.id ?? ""));
    expect(whole && textsIn(whole)).toEqual([head, ["2019", "1"], ["Year", "Deaths"], ["2019", "2"]]);
  });

  it("give way to a region of their page that was drawn around them", () => {
    const low = table(1, [["low"]], { box: [50, 300, 250, 400] });
    const other = table(2, [["other"]]);
    const edited = editTables([table(1, [head]), low, other]);
    const drawn = table(1, [["drawn"]], { box: [40, 90, 300, 210] });
    expect(tablesIn(replaceRegion(edited, 1, drawn.box, [drawn]))).toEqual([drawn, low, other]);
    const between = table(1, [["between"]], { box: [50, 210, 250, 290] });
    expect(tablesIn(replaceRegion(edited, 1, between.box, [between]))).toEqual([
      edited[0]?.parts[0],
      between,
      low,
      other,
    ]);
  });
});
