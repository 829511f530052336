"use client";

import { useEffect, useId, useState } from "react";
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
import { loadPdf } from "./pdf-screen";

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

type CompressorProps = PdfCompressProps & { target: ReturnType<typeof useTargetSize> };

function Compressor({ target, ...props }: CompressorProps) {
  const { tool, words } = props;
  const texts = useWords("pdfCompress");
  const { download } = useWords("pdf");
  const { fill, size } = useFormat();
  const id = useId();
  const [chosen, setLevel] = useKept("level", tool.level);
  const [levels, setLevels] = useState(tool.levels);
  /** Returns the offered level that gives the same as another. */
  const offered = (level: PdfLevel) => (levels.includes(level) ? level : (levels[0] ?? level));
  const level = offered(chosen);
  const { settings } = useWords("converter");
  const targetWords = useTargetWords();
  const { targetSize } = target.fields;
  const limited = target.choice !== undefined;
  const offersLevels = !(tool.targetSize && limited);
  const job = {
    call: "compressPdf",
    ending: ".pdf",
    ...(targetSize === undefined ? { level } : { targetSize }),
  } as const;
  const asOffered = (made: typeof job) => ("level" in made ? { ...made, level: offered(made.level) } : made);
  const pdf = useMadeDocument(
    props,
    ({ before, after }) => {
      const percent = savedPercent(before, after);
      return percent ? fill(texts.finished, { percent }) : texts.finishedKept;
    },
    job,
  );
  const { phase, files } = pdf.screen;
  const file = files[0]?.file;
  // Levels that give the same are one.
  useEffect(() => {
    setLevels(tool.levels);
    if (!file) return;
    let left = false;
    loadPdf()
      .then(({ distinctLevels }) => distinctLevels(file, tool.levels))
      .then((distinct) => left || setLevels(distinct))
      // All of them stay offered.
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [file, tool.levels]);
  return (
    <DocumentScreen
      pdf={pdf}
      working={texts.working}
      check={target.check}
      current={phase.state === "done" && JSON.stringify(asOffered(phase.outcome.job)) === JSON.stringify(job)}
      summary={
        target.choice
          ? targetWords(target.choice)
          : levels.length === 1
            ? texts.oneLevel
            : fill(settings.named, { name: texts.levels, value: words.levels[level].name })
      }
      compares
      choices={(start) => (
        <>
          {offersLevels && levels.length === 1 && !pdf.damaged && (
            <p className="rounded-sheet border border-rule bg-sheet px-2 py-1.5 text-small sm:px-2.5">
              {texts.oneLevel}
            </p>
          )}
          {offersLevels && levels.length > 1 && (
            <fieldset
              disabled={limited}
              className="rounded-sheet border border-rule bg-sheet px-2 pt-1.5 pb-1 disabled:text-quiet sm:px-2.5"
            >
              <legend className="float-left w-full pb-0.5 font-semibold text-small">{texts.levels}</legend>
              <div className="clear-both">
                {levels.map((one) => (
                  <div key={one} className="flex items-start gap-1">
                    <input
                      id={`${id}-${one}`}
                      type="radio"
                      name={id}
                      value={one}
                      checked={one === level}
                      onChange={() => setLevel(one)}
                      className="pointer-coarse:my-1.5 my-1 size-3 shrink-0"
                    />
                    <label htmlFor={`${id}-${one}`} className="flex-1 pointer-coarse:py-1.5 py-1 text-small">
                      <Filled
                        sentence={texts.level}
                        parts={{
                          name: <span className="font-semibold">{words.levels[one].name}</span>,
                          means: words.levels[one].means,
                        }}
                      />
                    </label>
                  </div>
                ))}
              </div>
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
