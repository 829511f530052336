"use client";

import { useState } from "react";
import type { DocumentJob } from "@/lib/client/convert-pdf";
import { choiceOf } from "@/lib/client/target-size";
import { targetSize as limits } from "@/lib/limits";
import type { PdfDocumentScreen, PdfLevel, ScreenProps } from "@/lib/tools/types";
import { loadable } from "../../converter/loadable";
import { useKept } from "../../converter/screen-memory";
import { savedPercent } from "../../converter/sizes";
import { Filled } from "../../ui/filled";
import { Kilobytes, useFormat, useWords } from "../../ui/words";
import { TargetSizeOption, useTargetSize } from "../target-size/target-size-option";
import { useTargetWords } from "../target-size/target-words";
import { DocumentScreen, useMadeDocument } from "./made-document";
import { useLook } from "./pdf-screen";

type PdfCompressProps = ScreenProps<Extract<PdfDocumentScreen, { job: "compress" }>>;

const ComparePages = loadable(() => import("./compare-pages").then((module) => module.ComparePages));
const TargetAmount = loadable(() =>
  import("../target-size/target-amount").then((module) => module.TargetAmount),
);

/** Compresses a PDF at a chosen level, or to a chosen size. */
export function PdfCompress(props: PdfCompressProps) {
  const { targetSize: preset } = props.tool;
  const target = useTargetSize(preset ? choiceOf(preset) : undefined);
  return (
    <Kilobytes of={target.choice && limits.kilobyte}>
      <Compressor {...props} target={target} />
    </Kilobytes>
  );
}

type Job = Extract<DocumentJob, { call: "compressPdf" }>;
type CompressorProps = PdfCompressProps & { target: ReturnType<typeof useTargetSize> };

function Compressor({ target, ...props }: CompressorProps) {
  const { tool, words } = props;
  const texts = useWords("pdfCompress");
  const { download } = useWords("pdf");
  const { fill, size } = useFormat();
  const [chosen, setLevel] = useKept("level", tool.level);
  const [distinct, setDistinct] = useState<readonly PdfLevel[]>();
  const levels = distinct ?? tool.levels;
  const isOne = levels.length === 1;
  /** Returns the offered level that gives the same as another. */
  const offered = (level: PdfLevel) => (levels.includes(level) ? level : (levels[0] ?? level));
  const level = offered(chosen);
  const { settings } = useWords("converter");
  const targetWords = useTargetWords();
  const { targetSize } = target.fields;
  const limited = target.choice !== undefined;
  const offersLevels = !(tool.targetSize && limited);
  const job: Job = {
    call: "compressPdf",
    ending: ".pdf",
    ...(targetSize === undefined ? { level } : { targetSize }),
  };
  const isCurrent = (made: Job) =>
    made.targetSize === targetSize && (!made.level || offered(made.level) === level);
  const pdf = useMadeDocument(
    props,
    ({ before, after }) => {
      const percent = savedPercent(before, after);
      return percent ? fill(texts.finished, { percent }) : texts.finishedKept;
    },
    job,
  );
  const { phase, files } = pdf.screen;
  // Levels that give the same are one.
  useLook(files[0]?.file, ({ distinctLevels }, pdf) => distinctLevels(pdf, tool.levels), setDistinct);
  return (
    <DocumentScreen
      pdf={pdf}
      working={texts.working}
      busy={texts.busy}
      check={target.check}
      current={phase.state === "done" && isCurrent(phase.outcome.job)}
      summary={
        target.choice
          ? targetWords(target.choice)
          : isOne
            ? texts.oneLevel
            : fill(settings.named, { name: texts.levels, value: words.levels[level].name })
      }
      compares
      choices={(start) => (
        <>
          {offersLevels && (
            <fieldset
              disabled={limited}
              className="rounded-sheet border border-rule bg-sheet px-2 pt-1.5 pb-1 text-small disabled:text-quiet sm:px-2.5"
            >
              <legend className="float-left pb-0.5 font-semibold">
                {isOne ? texts.oneLevel : texts.levels}
              </legend>
              {!isOne &&
                levels.map((one) => (
                  <label key={one} className="clear-both flex items-start gap-1">
                    <input
                      type="radio"
                      name="level"
                      checked={one === level}
                      onChange={() => setLevel(one)}
                      className="pointer-coarse:my-1.5 my-1 size-3 shrink-0"
                    />
                    <span className="flex-1 pointer-coarse:py-1.5 py-1">
                      <Filled
                        sentence={texts.level}
                        parts={{
                          name: <span className="font-semibold">{words.levels[one].name}</span>,
                          means: words.levels[one].means,
                        }}
                      />
                    </span>
                  </label>
                ))}
              {!isOne && levels.length < tool.levels.length && (
                <p className="clear-both pb-0.5 text-note text-quiet">{texts.fewerLevels}</p>
              )}
            </fieldset>
          )}
          <TargetSizeOption target={target} fields={TargetAmount} onEnter={start} />
        </>
      )}
      format="pdf"
      action={download}
      describe={({ before, after }) => {
        const percent = savedPercent(before, after);
        return percent
          ? {
              title: texts.done,
              text: fill(texts.smaller, { percent, before: size(before), after: size(after) }),
            }
          : { title: texts.kept, text: fill(texts.stillSize, { size: size(after) }), kept: true };
      }}
      actionsOf={({ before, after, original, password, blob }) =>
        savedPercent(before, after) && <ComparePages original={original} password={password} result={blob} />
      }
    />
  );
}
