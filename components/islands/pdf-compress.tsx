"use client";

import { useState } from "react";
import type { Elsewhere, PdfDocumentScreen } from "@/lib/tools/types";
import { NOTHING_GAINED, size, sizeGained } from "../converter/sizes";
import { useMadeDocument } from "../hooks/use-made-document";
import { MadeDocumentResult } from "./made-document";
import { PdfLevels } from "./pdf-levels";
import { PdfScreen } from "./pdf-screen";

type Props = { tool: Extract<PdfDocumentScreen, { job: "compress" }>; elsewhere: Elsewhere };

/** A smaller PDF, at a level the visitor chooses, and what was gained. */
export function PdfCompress({ tool, elsewhere }: Props) {
  const [level, setLevel] = useState(tool.level);
  const pdf = useMadeDocument(tool, elsewhere, { call: "compressPdf", extension: "pdf", level });
  const { conversion } = pdf;
  return (
    <PdfScreen
      tool={tool}
      pdf={pdf}
      current={conversion.state === "done" && conversion.result.job.level === level}
      finished={({ before, after }) => `Finished, ${sizeGained(before, after) ?? "nothing gained"}.`}
      choices={(running) => (
        <PdfLevels levels={tool.levels} level={level} onChange={setLevel} disabled={running} />
      )}
      outcome={(made, ref, announce) => {
        const { before, after } = made;
        const gained = sizeGained(before, after);
        return (
          <MadeDocumentResult
            ref={ref}
            announce={announce}
            made={made}
            format="pdf"
            title={gained ? "Compression complete!" : NOTHING_GAINED}
            text={
              gained
                ? `${gained}: from ${size(before)} to ${size(after)}.`
                : "Nothing could be gained at this level, so the file is as it came."
            }
            about={`${size(before)} to ${size(after)}`}
            action="Download PDF"
          />
        );
      }}
    />
  );
}
