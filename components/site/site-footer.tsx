import Link from "next/link";
import { siteName } from "@/lib/site/name";
import { pages } from "@/lib/site/pages";
import { tools } from "@/lib/tools";
import { FormatPair } from "../converter/format-pair";
import { Mark } from "./mark";

export function SiteFooter() {
  return (
    <footer className="border-rule border-t">
      <div className="mx-auto grid max-w-150 gap-4 px-2 py-5 sm:px-4 md:grid-cols-2">
        <div>
          <p className="flex items-center gap-1 font-extrabold text-lead">
            <Mark className="size-4" />
            {siteName}
          </p>
          <p className="mt-1 max-w-[40ch] text-quiet text-small">
            Free conversion of pictures and PDFs: no account, no watermark, and your files are deleted from
            the server.
          </p>
          <p className="mt-1 flex gap-2 text-small">
            {pages.map(({ path, name }) => (
              <Link key={path} href={path} className="py-0.5 underline underline-offset-4">
                {name}
              </Link>
            ))}
          </p>
        </div>
        <nav aria-label="All tools">
          <ul className="grid gap-x-3 sm:grid-cols-2">
            {tools.map(({ path, name, from, to }) => (
              <li key={path}>
                <Link href={path} className="group flex min-h-5.5 items-center gap-1.5 text-small">
                  <FormatPair from={from} to={to} />
                  <span className="underline decoration-transparent underline-offset-4 group-hover:decoration-ink">
                    {name}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
