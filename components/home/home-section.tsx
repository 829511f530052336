import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

type Props = {
  heading: string;
  /** On wide screens the content stands beside its heading, as articles do. */
  beside?: boolean;
  /** Its parts are `later` each by itself. One inside of another would lose the focus in Chromium. */
  inParts?: boolean;
  children: ReactNode;
};

/** A part of the home page under its heading. */
export function HomeSection({ heading, beside = false, inParts = false, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        "mt-8 border-ink border-t-2 pt-3 lg:mt-12",
        !inParts && "later",
        beside && "gap-x-8 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
      )}
    >
      <h2 id={id} className="font-extrabold text-title tracking-tight">
        {heading}
      </h2>
      {children}
    </section>
  );
}
