"use client";

import { useState } from "react";
import { BatchError, isAbort } from "@/lib/client/call-error";
import type { ImageText } from "@/lib/client/convert-file";
import type { Problems } from "@/lib/client/errors";
import { load, warm } from "@/lib/client/load";
import { renamed } from "@/lib/client/save";
import type { OcrChoice } from "@/lib/contract/ocr";
import { behaviors } from "@/lib/tools/behavior";
import type { ScreenProps, ImageTextScreen as Tool } from "@/lib/tools/types";
import { OutcomeBanner } from "../converter/banners";
import { ConverterFrame } from "../converter/converter-frame";
import type { FileResult } from "../converter/file-row";
import { FileRows } from "../converter/file-rows";
import { convertedIn, failedIn } from "../converter/state";
import { useConverter, type Work } from "../converter/use-converter";
import { useCountedProgress } from "../converter/use-counted-progress";
import { useGuide } from "../converter/use-guide";
import { useProblems } from "../converter/use-problems";
import { optionsIn, SelectField } from "../ui/fields";
import { useFormat, useWords } from "../ui/words";
import { ImageTextResult } from "./image-text-result";
import { StartOrReset } from "./start-or-reset";

const loadReading = () => load(import("@/lib/client/convert-file"));
const warmReading = () => warm(loadReading);

/** What one picture became: its text, and an object URL of the picture itself. */
type Reading = FileResult & { read: ImageText; picture: string };

/** Reads the text of pictures. It can be corrected, copied and saved. */
export function ImageTextScreen({ tool, words, alternatives }: ScreenProps<Tool>) {
  const texts = useWords("imageText");
  const { count, grouped, fill } = useFormat();
  const problems = useProblems();
  const [language, setLanguage] = useState<OcrChoice>("auto");
  const behavior = behaviors[tool.screen];
  const work: Work<Reading, { language: typeof language }> = async ({ signal, take, setStatus, linkTo }) => {
    const { readImage } = await loadReading();
    const failed: { name: string; reason: unknown }[] = [];
    let done = 0;
    async function readNext(): Promise<void> {
      const [next] = take(1);
      if (!next) return;
      const { id, file } = next;
      setStatus(id, { state: "sending", percent: 0 });
      try {
        const onUpload = (percent: number) => setStatus(id, { state: "sending", percent });
        const read = await readImage(signal, file, language, { onUpload });
        signal.throwIfAborted();
        const blob = new Blob([read.text], { type: "text/plain" });
        const name = renamed(file.name, "txt");
        const result = { blob, url: linkTo(blob), name, read, picture: linkTo(file) };
        setStatus(id, { state: "converted", result });
        done += 1;
      } catch (error) {
        if (signal.aborted || isAbort(error)) throw error;
        failed.push({ name: file.name, reason: error });
        setStatus(id, { state: "failed", problem: problems.inCall(file.name, error) });
      }
      return readNext();
    }
    const lanes = typeof behavior.requests === "number" ? behavior.requests : 1;
    await Promise.all(Array.from({ length: lanes }, readNext));
    if (done === 0) throw new BatchError("conversion", failed);
    return { outcome: { language } };
  };
  const converter = useConverter({ tool, words, behavior, alternatives, work });
  const { files, phase, running } = converter;
  const converted = convertedIn(files);
  const failed = failedIn(files);
  const found = converted.reduce((sum, { status }) => sum + status.result.read.words.length, 0);
  const finished = () => count(texts.finished, found, { words: grouped(found) });
  const guide = useGuide(converter, { ...texts.announced, finished }, warmReading);
  const progress = useCountedProgress(converter, { step: texts.step }, guide.announce);
  const done = phase.state === "done";
  return (
    <ConverterFrame
      tool={tool}
      words={words}
      converter={converter}
      guide={guide}
      progress={progress}
      options={
        files.length > 0 && (
          <SelectField
            label={texts.language}
            options={optionsIn(words.languages)}
            value={language}
            onChange={setLanguage}
            disabled={running}
          />
        )
      }
      outcome={
        <OutcomeBanner
          ref={guide.outcome}
          title={found > 0 ? texts.found : texts.none}
          text={
            found > 0
              ? fill(texts.foundIn, {
                  words: count(texts.words, found, { words: grouped(found) }),
                  pictures: count(texts.pictures, converted.length),
                })
              : texts.noneHelp
          }
          failed={failed.map(({ status }) => status.problem)}
          total={files.length}
          onRetry={() => guide.retry()}
        />
      }
      start={
        <StartOrReset
          converter={converter}
          guide={guide}
          label={words.action}
          busy={texts.busy}
          next={files.length > 0 && !(done && phase.outcome.language === language)}
        />
      }
      failures={phase.state === "failed" ? problemsOf(problems, phase.error, texts.failed) : []}
      list={
        files.length > 0 &&
        !done && <FileRows tool={tool} converter={converter} guide={guide} removable={!running} />
      }
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
    </ConverterFrame>
  );
}

function problemsOf(problems: Problems, error: unknown, text: string) {
  if (error instanceof BatchError)
    return error.files.map(({ name, reason }) => problems.inBatch(name, reason));
  return [{ text, detail: problems.reason(error) }];
}
