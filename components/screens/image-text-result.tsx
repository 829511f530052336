"use client";

import { useId, useRef, useState } from "react";
import type { ImageText } from "@/lib/client/convert-file";
import { load } from "@/lib/client/load";
import { renamed, save } from "@/lib/client/save";
import { FileName } from "../converter/file-name";
import { useNotes } from "../converter/use-problems";
import { Button } from "../ui/button";
import { DownloadIcon } from "../ui/icons";
import { useFormat, useWords } from "../ui/words";

type ImageTextResultProps = {
  /** Name of the picture's file. */
  name: string;
  read: ImageText;
  /** Object URL of the picture. */
  picture: string;
  /** Name of the language it was read in. */
  language: string;
  announce: (words: string) => void;
};

/** The text of one picture beside the picture, in which its words are marked. */
export function ImageTextResult({ name, read, picture, language, announce }: ImageTextResultProps) {
  const texts = useWords("imageText");
  const noteOf = useNotes();
  const { count, fill, grouped } = useFormat();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(read.text);
  const [shown, setShown] = useState(true);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Browsers without permission, and pages served over plain HTTP.
      field.current?.select();
      document.execCommand("copy");
    }
    announce(texts.copied);
  }

  async function saveDocument() {
    const { textDocument } = await load(import("@/lib/client/text-docx"));
    save(await textDocument(text), renamed(name, "docx"));
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
          onChange={(event) => setText(event.target.value)}
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
          onClick={() => save(new Blob([text], { type: "text/plain;charset=utf-8" }), renamed(name, "txt"))}
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
