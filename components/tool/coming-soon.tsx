import { type ReactNode, useId } from "react";

/** The words for whatever is announced and not there yet, and what helps meanwhile. */
export function ComingSoon({ children }: { children?: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-rule border-t pt-2">
      <h2 id={id} className="font-bold text-lead">
        Coming Soon
      </h2>
      <p className="mt-0.5 max-w-[44ch] text-body text-quiet">
        We are working hard to bring you this feature. Stay tuned!
      </p>
      {children}
    </section>
  );
}
