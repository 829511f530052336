import type { ReactNode, Ref } from "react";
import { pdfPage, pdfScale } from "@/lib/limits";
import type { PageTarget } from "@/lib/tools/types";
import { FormatSelect } from "../converter/format-select";
import { SelectField } from "../converter/select-field";
import { TextField } from "../converter/text-field";

export type ImageChoice = { target: PageTarget; scale: number; pages: string };

type Props = {
  targets: readonly PageTarget[];
  choice: ImageChoice;
  onChange: (choice: ImageChoice) => void;
  disabled: boolean;
  pagesRef: Ref<HTMLInputElement>;
  pagesError: string | undefined;
  onEnter: () => void;
  /** One more choice. */
  children?: ReactNode;
};

/** Points are 1/72 inch. */
const POINTS_AN_INCH = 72;
const [a4Width, a4Height] = pdfPage.paper.a4;
const scales = pdfScale.choices.map((value, index) => ({
  value: value as number,
  text: `${pdfScale.names[index]} (${value.toFixed(1)}x)`,
}));
const a4At = (scale: number) =>
  `A4 becomes ${Math.round(a4Width * scale)} x ${Math.round(a4Height * scale)} pixels (${scale * POINTS_AN_INCH} dpi).`;

/** How large the pictures are, which pages they show, and what format they have. */
export function PdfImageChoices(props: Props) {
  const { targets, choice, onChange, disabled, pagesRef, pagesError, onEnter, children } = props;
  const { target, scale, pages } = choice;
  return (
    <div className="grid gap-x-3 gap-y-1.5 rounded-sheet border border-rule bg-sheet px-2 py-2 sm:grid-cols-2 sm:px-2.5">
      {targets.length > 1 && (
        <div className="sm:col-span-2">
          <FormatSelect
            label="Image format"
            formats={targets}
            value={target}
            onChange={(chosen) => onChange({ ...choice, target: chosen })}
            disabled={disabled}
          />
        </div>
      )}
      <SelectField
        label="Image Quality"
        options={scales}
        value={scale}
        onChange={(chosen) => onChange({ ...choice, scale: chosen })}
        disabled={disabled}
        help={a4At(scale)}
      />
      <TextField
        ref={pagesRef}
        label="Pages"
        help="Like this: 1-3, 8. Empty means all of them."
        placeholder="All pages"
        value={pages}
        disabled={disabled}
        error={pagesError}
        onText={(text) => onChange({ ...choice, pages: text })}
        onEnter={onEnter}
      />
      {children && <div className="sm:col-span-2">{children}</div>}
    </div>
  );
}
