import type { Ref } from "react";
import { DoneIcon } from "./icons";

type Props = { title: string; text: string; ref?: Ref<HTMLDivElement> };

/** 'Conversion complete!' with its sign; takes the focus, and room below it for the first result. */
export function DoneBanner({ title, text, ref }: Props) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className="flex scroll-mb-16 animate-arrive items-center gap-1.5 rounded-control border border-done bg-done-wash px-2 py-1.5"
    >
      <span className="grid size-4 shrink-0 place-items-center rounded-control bg-done text-sheet">
        <DoneIcon />
      </span>
      <div>
        <h2 className="font-bold text-body">{title}</h2>
        <p className="text-small">{text}</p>
      </div>
    </div>
  );
}
