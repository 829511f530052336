import type { MouseEvent } from "react";

/** The second click of a double click would hit what has moved into the place of the first one's. */
export const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
