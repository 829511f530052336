/** A list of rows, which fit its width. */
export const rowsClass = "@container";

/** A row: picture, words and buttons; further actions stand below in narrow lists, and get a column in wide ones. */
export const rowClass =
  "grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-1.5 gap-y-0.5 border-rule py-1 not-first:border-t";

/** Place of the further actions of a row. */
export const actionsClass =
  "col-span-2 col-start-2 row-start-2 flex flex-wrap gap-0.5 @[32rem]:col-span-1 @[32rem]:col-start-3 @[32rem]:row-start-1";
