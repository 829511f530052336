/** A list of rows, which fit its width. In wide lists they share the columns, so that their buttons are of one width. */
export const rowsClass = "@container grid grid-cols-[3rem_minmax(0,1fr)_auto_auto] gap-x-1.5";

/** A row: picture, words and buttons; its actions stand below in narrow lists, and get a column in wide ones. */
export const rowClass =
  "relative col-span-full grid grid-cols-[3rem_minmax(0,1fr)_auto] @[32rem]:grid-cols-subgrid items-start gap-x-1.5 gap-y-0.5 border-rule py-1 not-first:border-t";
