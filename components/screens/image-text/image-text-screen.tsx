"use client";

import { BatchError } from "@/lib/client/call-error";
import { inCall } from "@/lib/client/in-call";
import { load, warm } from "@/lib/client/load";
import type { ImageText } from "@/lib/client/read-image";
import { renamed } from "@/lib/client/save";
import { markTaken } from "@/lib/client/taken";
import type { OcrChoice } from "@/lib/contract/ocr";
import type { ScreenProps, ImageTextScreen as Tool } from "@/lib/tools/types";
import { eachFile } from "../../converter/each-file";
import type { FileResult } from "../../converter/file-row";
import { FilesFrame } from "../../converter/files-frame";
import { useKept } from "../../converter/screen-memory";
import { StartOrReset } from "../../converter/start-button";
import type { Work } from "../../converter/use-converter";
import { useCountedProgress } from "../../converter/use-counted-progress";
import { usePageMark } from "../../converter/use-page-mark";
import { useProblems } from "../../converter/use-problems";
import { useScreen } from "../../converter/use-screen";
import { Button } from "../../ui/button";
import { useFormat, useWords } from "../../ui/words";
import { LanguageField } from "../reading/language-field";
import { AllTexts } from "./all-texts";
import { ImageTextResult } from "./image-text-result";

const loadReading = () => load(import("@/lib/client/read-image"));
const warmReading = () => warm(loadReading);

/** What one picture became: its text. */
type Reading = FileResult & { read: ImageText };

const wordsIn = (results: readonly { status: { result: Reading } }[]) =>
  results.reduce((sum, { status }) => sum + status.result.read.words.length, 0);

/** Reads the text of pictures. It can be corrected, copied and saved. */
export function ImageTextScreen(props: ScreenProps<Tool>) {
  const {
    words,
    behavior: { requests },
  } = props;
  const texts = useWords("imageText");
  const { settings } = useWords("converter");
  const { count, grouped, fill } = useFormat();
  const problems = useProblems();
  const [language, setLanguage] = useKept<OcrChoice>("language", "auto");
  const work: Work<Reading, { language: OcrChoice }> = async (job) => {
    const { signal, before } = job;
    const { readImage } = await loadReading();
    const { made, failed } = await eachFile<Reading>(job, {
      async convert({ file }, { onUpload }) {
        const read = await readImage(signal, file, language, { onUpload });
        signal.throwIfAborted();
        const blob = new Blob([read.text], { type: "text/plain" });
        const care = read.words.length === 0;
        // There is nothing to lose.
        if (care) markTaken(blob);
        return { blob, name: renamed(file.name, "txt"), read, care };
      },
      problemOf: problems.inBatch,
      lanes: Number(requests),
    });
    if (made.length === 0 && !before) throw new BatchError("conversion", failed);
    return { outcome: { language } };
  };
  const wordCount = (text: typeof texts.words, n: number) => count(text, n, { words: grouped(n) });
  const screen = useScreen<Reading, { language: OcrChoice }>(props, {
    work,
    unfinished: { failed: (file, error) => inCall(problems, file.name, error) },
    said: {
      ...texts.announced,
      finished: (_, results) => wordCount(texts.finished, wordsIn(results)),
    },
    warm: warmReading,
    isCurrent: (made) => made?.language === language,
  });
  const { files, phase, running, converted, guide } = screen;
  usePageMark("wide", phase.state !== "idle");
  const found = wordsIn(converted);
  const legible = converted.filter(({ status }) => status.result.read.words.length > 0);
  const blank = converted.length - legible.length;
  const progress = useCountedProgress(screen, { step: texts.step });
  const done = phase.state === "done";
  return (
    <FilesFrame
      screen={screen}
      progress={progress}
      options={
        files.length > 0 && (
          <LanguageField
            label={texts.language}
            languages={words.languages}
            value={language}
            onChange={setLanguage}
          />
        )
      }
      outcome={
        found > 0
          ? {
              title: texts.found,
              text: fill(blank > 0 ? texts.foundInSome : texts.foundIn, {
                words: wordCount(texts.words, found),
                pictures: count(texts.pictures, legible.length),
                others: count(texts.others, blank),
              }),
              care: blank > 0,
            }
          : { title: texts.none, text: texts.noneHelp, care: true }
      }
      start={<StartOrReset screen={screen} label={words.action} busy={texts.busy} more={texts.rest} />}
      next={legible.length > 1 && <AllTexts results={legible} />}
      // The rows of a batch say why.
      failures={(error) => [
        { text: texts.failed, ...(!(error instanceof BatchError) && { detail: problems.reason(error) }) },
      ]}
      // The row of the one that failed may be far below.
      named={converted.length > 0}
      summary={fill(settings.named, { name: texts.language, value: words.languages[language] })}
      sessions="none"
      rows={{
        done,
        removable: !running,
        belowOf({ id }) {
          const made = converted.find((entry) => entry.id === id);
          if (!made) return null;
          const { result } = made.status;
          return (
            <ImageTextResult
              id={id}
              file={made.file}
              result={result}
              language={words.languages[result.read.language]}
              announce={guide.announce}
              isOnly={converted.length === 1}
              leads={legible.length === 1}
              again={
                <>
                  <LanguageField
                    label={texts.language}
                    languages={words.languages}
                    value={language}
                    onChange={setLanguage}
                  />
                  <Button onClick={() => guide.retry([id])}>{texts.again}</Button>
                </>
              }
            />
          );
        },
      }}
    />
  );
}
