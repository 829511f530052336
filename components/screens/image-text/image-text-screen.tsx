"use client";

import { useId, useRef, useState } from "react";
import { BatchError } from "@/lib/client/call-error";
import { load, warm } from "@/lib/client/load";
import type { ImageText } from "@/lib/client/read-image";
import { renamed, save } from "@/lib/client/save";
import { markChanged, markTaken } from "@/lib/client/taken";
import type { OcrChoice } from "@/lib/contract/ocr";
import { behaviors } from "@/lib/tools/behavior";
import type { ScreenProps, ImageTextScreen as Tool } from "@/lib/tools/types";
import { eachFile } from "../../converter/each-file";
import { FileName } from "../../converter/file-name";
import type { FileResult } from "../../converter/file-row";
import { FilesFrame } from "../../converter/files-frame";
import { useKept } from "../../converter/screen-memory";
import { StartOrReset } from "../../converter/start-or-reset";
import type { Work } from "../../converter/use-converter";
import { useCountedProgress } from "../../converter/use-counted-progress";
import { useObjectUrl } from "../../converter/use-object-url";
import { useNotes, useProblems } from "../../converter/use-problems";
import { useScreen } from "../../converter/use-screen";
import { Button } from "../../ui/button";
import { DownloadIcon } from "../../ui/icons";
import { useFormat, useWords } from "../../ui/words";
import { LanguageField } from "../reading/language-field";

const loadReading = () => load(import("@/lib/client/read-image"));
const warmReading = () => warm(loadReading);

const { requests } = behaviors["image-text"];

/** What one picture became: its text. */
type Reading = FileResult & { read: ImageText };

const wordsIn = (results: readonly { status: { result: Reading } }[]) =>
  results.reduce((sum, { status }) => sum + status.result.read.words.length, 0);

/** Reads the text of pictures. It can be corrected, copied and saved. */
export function ImageTextScreen(props: ScreenProps<Tool>) {
  const { words } = props;
  const texts = useWords("imageText");
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
        return { blob, name: renamed(file.name, "txt"), read };
      },
      problemOf: problems.inCall,
      lanes: Number(requests),
    });
    if (made.length === 0 && !before) throw new BatchError("conversion", failed);
    return { outcome: { language } };
  };
  const wordCount = (text: typeof texts.words, n: number) => count(text, n, { words: grouped(n) });
  const screen = useScreen<Reading, { language: OcrChoice }>(props, {
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
          <LanguageField
            label={texts.language}
            languages={words.languages}
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
            id={id}
            file={file}
            result={result}
            language={words.languages[result.read.language]}
            announce={guide.announce}
          />
        ))}
    </FilesFrame>
  );
}

type ImageTextResultProps = {
  id: string;
  file: File;
  result: Reading;
  /** Name of the language it was read in. */
  language: string;
  announce: (words: string) => void;
};

/** The text of one picture beside the picture, in which its words are marked. */
function ImageTextResult({ id: fileId, file, result, language, announce }: ImageTextResultProps) {
  const { read, blob } = result;
  const { name } = file;
  const picture = useObjectUrl(file);
  const texts = useWords("imageText");
  const noteOf = useNotes();
  const { count, fill, grouped } = useFormat();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useKept(`text ${fileId}`, read.text);
  const [shown, setShown] = useState(true);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Browsers without permission, and pages served over plain HTTP.
      field.current?.select();
      document.execCommand("copy");
    }
    markTaken(blob);
    announce(texts.copied);
  }

  async function saveDocument() {
    const { textDocument } = await load(import("@/lib/client/text-docx"));
    save(await textDocument(text), renamed(name, "docx"));
    markTaken(blob);
  }

  return (
    <section aria-label={fill(texts.result, { name })} className="grid gap-1 border-rule border-t pt-1.5">
      <label htmlFor={id} className="wrap-anywhere font-semibold text-small">
        <FileName name={name} />
      </label>
      <p className="text-note text-quiet">
        {noteOf(read) ??
          count(texts.readAs, read.words.length, { words: grouped(read.words.length), language })}
      </p>
      <div className="grid items-start gap-1.5 sm:grid-cols-2">
        {shown && (
          <div className="relative w-fit max-sm:order-last">
            {/* biome-ignore lint/performance/noImgElement: a picture of the visitor, which cannot be optimized. */}
            <img
              src={picture}
              alt=""
              className="block max-h-[60svh] max-w-full"
              onError={() => setShown(false)}
            />
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${read.width} ${read.height}`}
              preserveAspectRatio="none"
              className="absolute inset-0 size-full fill-done/15 stroke-done/40"
            >
              {read.words.map(({ x, y, width, height }, index) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: the words never change.
                  key={index}
                  x={x}
                  y={y}
                  width={width}
                  height={height}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </svg>
          </div>
        )}
        <textarea
          ref={field}
          id={id}
          value={text}
          dir="auto"
          rows={12}
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value);
            markChanged(blob);
          }}
          className="w-full rounded-control border border-edge bg-sheet px-2 py-1 text-body text-ink enabled:hover:border-ink"
        />
      </div>
      <div className="flex flex-wrap gap-1">
        <Button look="primary" className="min-h-6.5 px-3 text-body" disabled={text === ""} onClick={copy}>
          {texts.copy}
        </Button>
        <Button
          className="min-h-6.5 px-3 text-body"
          disabled={text === ""}
          onClick={() => {
            save(new Blob([text], { type: "text/plain;charset=utf-8" }), renamed(name, "txt"));
            markTaken(blob);
          }}
        >
          <DownloadIcon />
          {texts.txt}
        </Button>
        <Button className="min-h-6.5 px-3 text-body" disabled={text === ""} onClick={saveDocument}>
          <DownloadIcon />
          {texts.docx}
        </Button>
      </div>
    </section>
  );
}
