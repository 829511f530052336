"use client";

import { useState } from "react";
import { Button } from "../ui/button";
import { CompareIcon } from "../ui/icons";
import { useFormat, useWords } from "../ui/words";
import type { FileResult } from "./file-row";
import { warmable } from "./loadable";
import type { Entry } from "./state";
import type { ScreenState } from "./use-screen";

const [Compare, warmCompare] = warmable(() => import("./compare").then((module) => module.Compare));

/** Results beside their originals: the button of a row, and the dialog that it opens. */
export function useCompare({ converted }: ScreenState<FileResult>) {
  const texts = useWords("compare");
  const { fill } = useFormat();
  const [compared, setCompared] = useState<string>();
  const shown = converted.find(({ id }) => id === compared);
  const actionsOf = ({ id, file, status }: Entry<FileResult>) =>
    status.state === "converted" && (
      <Button
        aria-label={fill(texts.actionOf, { name: file.name })}
        aria-haspopup="dialog"
        onPointerEnter={warmCompare}
        onFocus={warmCompare}
        onClick={() => setCompared(id)}
      >
        <CompareIcon />
        {texts.action}
      </Button>
    );
  const dialog = shown && (
    <Compare
      key={shown.id}
      original={shown.file}
      result={shown.status.result}
      onClose={() => setCompared(undefined)}
    />
  );
  return { actionsOf, dialog };
}
