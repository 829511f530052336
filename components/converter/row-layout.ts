/** A list of rows, which fit its width. */
export const rowsClass = "@container";

/** A row: picture, words and buttons; its actions stand below in narrow lists, and get a column in wide ones. */
export const rowClass =
  "relative grid grid-cols-[3rem_minmax(0,1fr)_auto] @[32rem]:grid-cols-[3rem_minmax(0,1fr)_auto_auto] items-center gap-x-1.5 gap-y-0.5 border-rule py-1 not-first:border-t";
