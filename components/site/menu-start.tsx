import { mobileLinks, mobilePopular } from "@/lib/site/navigation";
import { buttonClass } from "../converter/button";
import { FormatPair } from "../converter/format-pair";
import { PageLink } from "../converter/page-link";

/** What a phone's menu begins with: the tools most people come for, and a way in for everybody else. */
export function MenuStart() {
  const { start, help } = mobileLinks;
  return (
    <div className="animate-arrive px-2 pt-2 sm:px-4 lg:hidden">
      <ul className="grid grid-cols-2 gap-1 sm:grid-cols-4">
        {mobilePopular.map(({ path, name, sign }) => (
          <li key={path}>
            <PageLink
              href={path}
              className="grid h-full gap-1 rounded-sheet border border-edge bg-sheet p-1.5 hover:border-ink aria-[current=page]:bg-accent-wash"
            >
              {sign && <FormatPair {...sign} size="medium" />}
              <span className="font-bold text-body">{name}</span>
            </PageLink>
          </li>
        ))}
      </ul>
      <div className="mt-1.5 mb-1 grid gap-1 sm:grid-cols-2">
        <PageLink href={help.path} className={buttonClass("secondary", "min-h-6 hover:border-ink")}>
          {help.name}
        </PageLink>
        <PageLink href={start.path} className={buttonClass("primary", "min-h-6 hover:bg-accent-hover")}>
          {start.name}
        </PageLink>
      </div>
    </div>
  );
}
