/**
 * Where menus unfold: right under the header, over the page. The browser's top layer measures from the page's own
 * corner; where a sheet is as high as the screen, its last part makes up for the header above it.
 */
export const sheet =
  "absolute inset-x-0 top-[3.5625rem] bottom-auto h-dvh w-full max-w-none overflow-y-auto overscroll-contain bg-sheet pb-10 text-ink lg:top-[4.0625rem]";

/** A line of the menu's sheet; in the header, a word of its row, with a line under the one that counts. */
export const menuRow =
  "group flex min-h-7 w-full items-center justify-between gap-0.5 whitespace-nowrap rounded-control font-semibold text-body lg:relative lg:min-h-5.5 lg:px-0.5 lg:text-small xl:px-1 lg:after:absolute lg:after:inset-x-0.5 lg:after:-bottom-[0.6875rem] lg:after:h-0.5 lg:hover:after:bg-edge lg:has-[+:popover-open]:after:bg-ink lg:aria-[current=page]:after:bg-ink xl:after:inset-x-1";
