import { PageLink } from "../converter/page-link";

export function Breadcrumb({ name }: { name: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex items-center text-note text-quiet">
        <li className="flex items-center after:px-1 after:content-['/'/'']">
          <PageLink
            href="/"
            className="pointer-coarse:-mx-0.5 pointer-coarse:-my-1 py-0.5 pointer-coarse:px-0.5 pointer-coarse:py-1.5 underline decoration-rule underline-offset-4 hover:decoration-ink"
          >
            Home
          </PageLink>
        </li>
        <li aria-current="page" className="text-ink">
          {name}
        </li>
      </ol>
    </nav>
  );
}
