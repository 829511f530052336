import { useId } from "react";
import type { MenuItem } from "@/lib/site/navigation";
import { QuietLink } from "./quiet-link";

/** Links under a name; stays in one column. */
export function FooterList({ name, items }: { name: string; items: readonly MenuItem[] }) {
  const id = useId();
  return (
    <div className="break-inside-avoid pb-2.5">
      <h2 id={id} className="mb-0.5 font-bold text-note">
        {name}
      </h2>
      <ul aria-labelledby={id}>
        {items.map((item) => (
          <li key={item.path}>
            <QuietLink item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
