"use client";

import { useState } from "react";
import { BatchError } from "@/lib/client/call-error";
import type { ImageText } from "@/lib/client/convert-file";
import { load, warm } from "@/lib/client/load";
import { renamed } from "@/lib/client/save";
import type { OcrChoice } from "@/lib/contract/ocr";
import { behaviors } from "@/lib/tools/behavior";
import type { ScreenProps, ImageTextScreen as Tool } from "@/lib/tools/types";
import { StartOrReset } from "../converter/converter-frame";
import { eachFile } from "../converter/each-file";
import type { FileResult } from "../converter/file-row";
import { FilesFrame } from "../converter/files-frame";
import type { Work } from "../converter/use-converter";
import { useCountedProgress } from "../converter/use-counted-progress";
import { useProblems } from "../converter/use-problems";
import { useScreen } from "../converter/use-screen";
import { optionsIn, SelectField } from "../ui/fields";
import { useFormat, useWords } from "../ui/words";
import { ImageTextResult } from "./image-text-result";

const loadReading = () => load(import("@/lib/client/convert-file"));
const warmReading = () => warm(loadReading);

const { requests } = behaviors["image-text"];

/** What one picture became: its text, and an object URL of the picture itself. */
type Reading = FileResult & { read: ImageText; picture: string };

/** Counts the words in all pictures. */
const wordsIn = (results: readonly { status: { result: Reading } }[]) =>
  results.reduce((sum, { status }) => sum + status.result.read.words.length, 0);

/** Reads the text of pictures. It can be corrected, copied and saved. */
export function ImageTextScreen({ tool, words, alternatives }: ScreenProps<Tool>) {
  const texts = useWords("imageText");
  const { count, grouped, fill } = useFormat();
  const problems = useProblems();
  const [language, setLanguage] = useState<OcrChoice>("auto");
  const work: Work<Reading, { language: OcrChoice }> = async (job) => {
    const { signal, linkTo } = job;
    const { readImage } = await loadReading();
    const { made, failed } = await eachFile<Reading>(job, {
      async convert({ file }, { onUpload }) {
        const read = await readImage(signal, file, language, { onUpload });
        signal.throwIfAborted();
        const blob = new Blob([read.text], { type: "text/plain" });
        return { blob, url: linkTo(blob), name: renamed(file.name, "txt"), read, picture: linkTo(file) };
      },
      problemOf: problems.inCall,
      lanes: Number(requests),
    });
    if (made.length === 0) throw new BatchError("conversion", failed);
    return { outcome: { language } };
  };
  const wordCount = (text: typeof texts.words, n: number) => count(text, n, { words: grouped(n) });
  const screen = useScreen<Reading, { language: OcrChoice }>({
    tool,
    words,
    alternatives,
    work,
    said: {
      ...texts.announced,
      finished: (_, results) => wordCount(texts.finished, wordsIn(results)),
    },
    warm: warmReading,
  });
  const { files, phase, running, converted, guide } = screen;
  const found = wordsIn(converted);
  const progress = useCountedProgress(screen, { step: texts.step });
  const done = phase.state === "done";
  return (
    <FilesFrame
      screen={screen}
      progress={progress}
      options={
        files.length > 0 && (
          <SelectField
            label={texts.language}
            options={optionsIn(words.languages)}
            value={language}
            onChange={setLanguage}
          />
        )
      }
      outcome={{
        title: found > 0 ? texts.found : texts.none,
        text:
          found > 0
            ? fill(texts.foundIn, {
                words: wordCount(texts.words, found),
                pictures: count(texts.pictures, converted.length),
              })
            : texts.noneHelp,
      }}
      start={
        <StartOrReset
          screen={screen}
          label={words.action}
          busy={texts.busy}
          next={files.length > 0 && !(done && phase.outcome.language === language)}
        />
      }
      failures={(error) =>
        error instanceof BatchError
          ? error.files.map(({ name, reason }) => problems.inBatch(name, reason))
          : [{ text: texts.failed, detail: problems.reason(error) }]
      }
      rows={done ? undefined : { removable: !running }}
    >
      {done &&
        converted.map(({ id, file, status: { result } }) => (
          <ImageTextResult
            key={id}
            name={file.name}
            read={result.read}
            picture={result.picture}
            language={words.languages[result.read.language]}
            announce={guide.announce}
          />
        ))}
    </FilesFrame>
  );
}
