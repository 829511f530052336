"use client";

import { clsx } from "clsx";
import type { Ref } from "react";
import type { Draft, PlanOptions, splitWays } from "@/lib/client/page-plan";
import { splitName } from "@/lib/file-names";
import type { BoardMode } from "@/lib/tools/types";
import { optionsIn, SelectField } from "../../ui/fields";
import { Filled } from "../../ui/filled";
import { TextField } from "../../ui/text-field";
import { useFormat, useWords } from "../../ui/words";
import { PdfName } from "../image-pdf/pdf-name";

type BoardOptionsProps = {
  mode: BoardMode;
  /** What will be made, if that is known. */
  drafts: readonly Draft[];
  /** What to do before anything can be made. */
  needs: string | false;
  /** Whether that is a fault of the field's text, and said there. */
  isWrong: boolean;
  field: Ref<HTMLInputElement>;
  options: PlanOptions;
  onOptions: (options: PlanOptions) => void;
  /** As it is typed, and the file after which others are named without one. */
  name: string;
  file: string;
  onName: (name: string) => void;
  onEnter: () => void;
};

/** Files that are named before they are made. */
const SHOWN_DRAFTS = 5;

/** How pages become files: where they are split, whether they are saved apart, and what the file is called. */
export function BoardOptions({
  mode,
  drafts,
  needs,
  isWrong,
  options,
  onOptions,
  ...rest
}: BoardOptionsProps) {
  const texts = useWords("pageBoard");
  const { fill } = useFormat();
  const { split } = options;
  const change = (part: Partial<PlanOptions>) => onOptions({ ...options, ...part });
  const [first] = drafts;
  const error = needs && isWrong ? needs : undefined;
  // As many as may be, as long as it is not known.
  const several = drafts.length > 1 || (mode === "split" && drafts.length === 0);
  const standard = `${splitName(rest.file)[0]}${several ? "" : `-${texts.endings[mode]}`}.pdf`;
  const ways: Readonly<Record<(typeof splitWays)[number], string>> = texts.ways;
  const waysHelp: Readonly<Partial<typeof ways>> = texts.waysHelp;
  const card = (mode === "split" || mode === "extract" || drafts.length > 1 || needs) && (
    <div className="grid gap-x-3 gap-y-1.5 rounded-sheet border border-rule bg-sheet px-2 py-2 sm:grid-cols-2 sm:px-2.5">
      <div className="grid content-start gap-1.5 empty:hidden">
        {mode === "split" && (
          <SelectField
            label={texts.split}
            options={optionsIn(ways)}
            value={split}
            help={waysHelp[split]}
            onChange={(next) => change({ split: next })}
          />
        )}
        {mode === "split" && split === "every" && (
          <TextField
            ref={rest.field}
            label={texts.every}
            help=""
            error={error}
            inputMode="numeric"
            value={options.every}
            onText={(every) => change({ every })}
            onEnter={rest.onEnter}
          />
        )}
        {mode === "split" && split === "ranges" && (
          <TextField
            ref={rest.field}
            label={texts.ranges}
            help={texts.rangesHelp}
            error={error}
            value={options.ranges}
            onText={(ranges) => change({ ranges })}
            onEnter={rest.onEnter}
          />
        )}
        {mode === "extract" && (
          <SelectField
            label={texts.extractAs}
            options={optionsIn(texts.extractWays)}
            value={options.apart ? "apart" : "together"}
            onChange={(way) => change({ apart: way === "apart" })}
          />
        )}
      </div>
      {needs && !isWrong && <p className="text-small">{needs}</p>}
      {drafts.length > 1 && <Drafts drafts={drafts} more={(n) => fill(texts.moreDrafts, { n })} />}
    </div>
  );
  return (
    <>
      {card}
      <PdfName
        name={rest.name}
        onName={rest.onName}
        standard={drafts.length === 1 && first ? first.name : standard}
        several={several ? texts.names : undefined}
      />
    </>
  );
}

/** The files that will come out. */
function Drafts({ drafts, more }: { drafts: readonly Draft[]; more: (n: number) => string }) {
  const texts = useWords("pageBoard");
  const { count } = useFormat();
  // Fewer on a phone, in a line, where the pages come below them.
  const onPhone = drafts.length > 2 ? 1 : 2;
  const shown = drafts.slice(0, SHOWN_DRAFTS);
  const rest = (of: number, className: string) => {
    const left = drafts.length - of;
    return left > 0 && <li className={className}>{more(left)}</li>;
  };
  return (
    <div className="text-note">
      <p className="font-semibold text-small">{count(texts.drafts, drafts.length)}</p>
      <ul className="mt-0.5 flex flex-wrap gap-x-1 text-quiet sm:grid sm:gap-x-3 tabular-nums lg:grid-cols-2">
        {shown.map(({ name, pages }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name until they are made.
          <li key={at} className={clsx("wrap-anywhere", at >= onPhone && "max-sm:hidden")}>
            <Filled sentence={count(texts.draft, pages.length)} parts={{ name: <bdi>{name}</bdi> }} />
          </li>
        ))}
        {rest(onPhone, "sm:hidden")}
        {rest(SHOWN_DRAFTS, "max-sm:hidden")}
      </ul>
    </div>
  );
}
