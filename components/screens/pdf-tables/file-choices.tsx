"use client";

import type { TableChoices } from "@/lib/tables/types";
import { optionsIn, SelectField, Toggle } from "../../ui/fields";
import { useWords } from "../../ui/words";

type FileChoicesProps = { choices: TableChoices; onChange: (choices: TableChoices) => void };

/** What the file of the tables is like. A change needs no upload. */
export function FileChoices({ choices, onChange }: FileChoicesProps) {
  const texts = useWords("pdfTables");
  const { format, oneSheet, text, separator, bom } = choices;
  const change = (part: Partial<TableChoices>) => onChange({ ...choices, ...part });
  return (
    <div className="grid gap-1">
      <SelectField
        label={texts.format}
        options={optionsIn(texts.formats)}
        value={format}
        onChange={(next) => change({ format: next })}
      />
      {format === "csv" && (
        <SelectField
          label={texts.separator}
          options={optionsIn(texts.separators)}
          value={separator}
          onChange={(next) => change({ separator: next })}
        />
      )}
      <Toggle
        label={texts.oneSheet[format]}
        checked={oneSheet}
        onChange={(next) => change({ oneSheet: next })}
      />
      {format === "xlsx" ? (
        <Toggle label={texts.text} checked={text} onChange={(next) => change({ text: next })} />
      ) : (
        <Toggle label={texts.bom} checked={bom} onChange={(next) => change({ bom: next })} />
      )}
    </div>
  );
}
