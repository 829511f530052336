import Link from "next/link";
import { siteName } from "@/lib/site/name";
import { tools } from "@/lib/tools";
import { Mark } from "./mark";

/** As many as fit in one line. */
const SHOWN = 6;
const popular = tools.filter(({ demand }) => demand === "very-high").slice(0, SHOWN);

export function SiteHeader() {
  return (
    <header className="border-rule border-b">
      <div className="mx-auto flex h-7 max-w-150 items-center justify-between gap-3 px-2 sm:px-4 lg:h-8">
        <Link
          href="/"
          className="group flex items-center gap-1 rounded-control py-1 font-extrabold text-lead"
        >
          <Mark className="size-4" />
          {siteName}
        </Link>
        <nav aria-label="Tools" className="hidden md:block">
          <ul className="flex gap-3">
            {popular.map(({ path, name }) => (
              <li key={path}>
                <Link
                  href={path}
                  className="py-1 font-semibold text-small underline decoration-transparent underline-offset-8 hover:decoration-ink"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
