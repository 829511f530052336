import { type ReactNode, useId } from "react";

type Props = { heading: string; children: ReactNode };

/** A part of the home page under its heading. */
export function HomeSection({ heading, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 border-ink border-t-2 pt-3 lg:mt-12">
      <h2 id={id} className="font-extrabold text-title tracking-tight">
        {heading}
      </h2>
      {children}
    </section>
  );
}
