import { type RefObject, useEffect } from "react";
import type { ScreenState } from "../../converter/use-screen";

/** Leads to a field that has to be filled in, once it is there: the button after it has the focus of a PDF chosen by keyboard. */
export function useFocusOn(
  field: RefObject<HTMLInputElement | null>,
  isThere: boolean,
  { starter }: Pick<ScreenState["guide"], "starter">,
) {
  useEffect(() => {
    if (isThere && document.activeElement === starter.current) field.current?.focus();
  }, [isThere, field, starter]);
}
