import type { SitePage, Word } from "@/lib/site/pages";
import { TurnArrow } from "../converter/icons";
import { Still } from "../site/still";
import { Breadcrumb } from "../tool/breadcrumb";
import { WordTile } from "./word-tile";

type Props = {
  page: Pick<SitePage, "name" | "heading" | "subtitle">;
  /** The page's sign: what a visitor brings, and what comes back. */
  from: Word;
  to: Word;
};

/** Where am I, and what is here: the head of a page that is no tool, as a tool's page has it. */
export function PageHead({ page: { name, heading, subtitle }, from, to }: Props) {
  return (
    <Still as="header">
      <Breadcrumb name={name} />
      <span aria-hidden="true" className="mt-2 inline-flex items-center gap-1.5 lg:mt-6 lg:gap-2">
        <WordTile {...from} className="size-8 -rotate-6 lg:size-13" />
        <TurnArrow className="w-4 lg:w-6" />
        <WordTile {...to} className="size-8 lg:size-13" />
      </span>
      <h1 className="mt-1.5 font-extrabold text-display tracking-tight lg:mt-4">{heading}</h1>
      <p className="mt-1 max-w-[34ch] text-body text-quiet lg:mt-2 lg:text-lead">{subtitle}</p>
    </Still>
  );
}
