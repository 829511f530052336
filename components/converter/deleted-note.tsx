import type { Ref } from "react";
import { DoneIcon } from "./icons";

type Props = {
  /** Whether the browser has the results, so that their downloads still work. */
  kept?: boolean;
  ref: Ref<HTMLParagraphElement>;
};

/** What is true once results were deleted; takes the focus from the button that did it. */
export function DeletedNote({ kept = false, ref }: Props) {
  return (
    <p ref={ref} tabIndex={-1} className="flex animate-arrive items-start gap-1 py-1 text-small">
      <DoneIcon className="mt-0.25 size-2.5 shrink-0 text-done" />
      <span>
        Deleted. Nothing of it is left on our server.
        {kept && " The downloads still work: they are in your browser until you leave this page."}
      </span>
    </p>
  );
}
