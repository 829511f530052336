"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { joinLines } from "@/lib/client/join-lines";
import { load } from "@/lib/client/load";
import type { ImageText } from "@/lib/client/read-image";
import { renamed, save } from "@/lib/client/save";
import { markChanged, markTaken } from "@/lib/client/taken";
import { TOAST_MS } from "@/lib/limits";
import { warmable } from "../../converter/loadable";
import { useKept } from "../../converter/screen-memory";
import { useObjectUrl } from "../../converter/use-object-url";
import { useNotes } from "../../converter/use-problems";
import { Button } from "../../ui/button";
import { DoneIcon, DownloadIcon, EnlargeIcon, FailIcon } from "../../ui/icons";
import { useFormat, useWords } from "../../ui/words";
import { WordMarks } from "./word-marks";

const [PictureDialog, warmDialog] = warmable(() =>
  import("./picture-dialog").then((module) => module.PictureDialog),
);

type ImageTextResultProps = {
  /** Of the file, in the list. */
  id: string;
  file: File;
  result: { read: ImageText; blob: Blob };
  /** Name of the language it was read in. */
  language: string;
  announce: (words: string) => void;
  /** Whether there is no other picture, whose text may stand below. */
  isOnly: boolean;
  /** Whether to copy its text is the next step. */
  leads: boolean;
  /** Offers to read it again in another language. */
  again: ReactNode;
};

/** Name under which a screen keeps the text of a picture. Read in another language, it is another text. */
export const keyOf = (id: string, { language }: ImageText) => `text ${id} ${language}`;

/** One picture, in which its words are marked, beside its text, or beside what helps where none was found. */
export function ImageTextResult({ again, isOnly, ...made }: ImageTextResultProps) {
  const { file } = made;
  const { read } = made.result;
  const { name } = file;
  const texts = useWords("imageText");
  const { fill } = useFormat();
  const id = useId();
  const found = read.words.length > 0;
  const Name = found ? "label" : "h3";
  return (
    // Its row shows the name.
    <section aria-label={fill(texts.result, { name })} className="@container grid gap-1">
      <Name htmlFor={found ? id : undefined} className="sr-only">
        {name}
      </Name>
      <div className="grid items-start gap-1.5 @[36rem]:grid-cols-2 @[36rem]:gap-2">
        {(found || isOnly) && (
          <div className="@max-[36rem]:order-last">
            <ReadPicture file={file} read={read} />
          </div>
        )}
        {found ? (
          <FoundText {...made} field={id} />
        ) : (
          <NothingFound read={read} open={isOnly}>
            {again}
          </NothingFound>
        )}
      </div>
    </section>
  );
}

/** The picture with its words marked. It can be opened large. */
function ReadPicture({ file, read }: { file: File; read: ImageText }) {
  const picture = useObjectUrl(file);
  const texts = useWords("imageText");
  const [shown, setShown] = useState(true);
  const [large, setLarge] = useState(false);
  if (!shown) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={warmDialog}
        onFocus={warmDialog}
        onClick={() => setLarge(true)}
        className="group relative block w-fit cursor-zoom-in overflow-hidden rounded-control"
      >
        {/* biome-ignore lint/performance/noImgElement: a picture of the visitor, which cannot be optimized. */}
        <img
          src={picture}
          alt={file.name}
          className="block max-h-[70svh] max-w-full"
          onError={() => setShown(false)}
        />
        <WordMarks read={read} className="absolute inset-0 size-full" />
        <span className="absolute end-1 bottom-1 inline-flex min-h-5.5 items-center gap-1 rounded-control border border-edge bg-sheet px-2 font-semibold text-ink text-small group-hover:border-ink">
          <EnlargeIcon />
          {texts.enlarge}
        </span>
      </button>
      {large && picture && (
        <PictureDialog name={file.name} picture={picture} read={read} onClose={() => setLarge(false)} />
      )}
    </>
  );
}

type NothingFoundProps = {
  read: ImageText;
  /** Whether what helps is open. */
  open: boolean;
  children: ReactNode;
};

/** Says what helps where there was nothing to read. */
function NothingFound({ read, open, children }: NothingFoundProps) {
  const texts = useWords("imageText");
  const noteOf = useNotes();
  return (
    <div className="grid gap-1.5 rounded-control border border-care bg-care-wash px-2 py-1.5">
      <p className="flex items-start gap-1 font-semibold text-small">
        <FailIcon className="mt-0.25 size-2.5 shrink-0 text-care" />
        {noteOf(read) ?? texts.none}
      </p>
      <details open={open}>
        <summary className="font-semibold text-small pointer-coarse:py-1">{texts.helps.heading}</summary>
        <ul className="mt-0.5 grid list-disc gap-0.5 ps-2.5 text-small">
          {texts.helps.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
        <div className="mt-1.5 flex flex-wrap items-end gap-1">{children}</div>
      </details>
    </div>
  );
}

type FoundTextProps = Omit<ImageTextResultProps, "again" | "isOnly"> & {
  /** Id of the text's field. */
  field: string;
};

/** The text, to be corrected, copied and saved. */
function FoundText({
  id,
  field: fieldId,
  file: { name },
  result,
  language,
  announce,
  leads,
}: FoundTextProps) {
  const { read, blob } = result;
  const texts = useWords("imageText");
  const noteOf = useNotes();
  const { count, grouped } = useFormat();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useKept(keyOf(id, read), read.text);
  /** The text with the lines of the picture, since they were joined. */
  const [lines, setLines] = useKept(`lines of ${keyOf(id, read)}`, "");
  const joined = joinLines(text);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const isJoined = lines !== "" && text === joinLines(lines);

  function change(next: string) {
    setText(next);
    markChanged(blob);
  }

  function joinOrRestore() {
    if (!isJoined) setLines(text);
    change(isJoined ? lines : joined);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Browsers without permission, and pages served over plain HTTP.
      field.current?.select();
      document.execCommand("copy");
    }
    markTaken(blob);
    setCopied(true);
    announce(texts.copied);
  }

  async function saveDocument() {
    const { textDocument } = await load(import("@/lib/client/text-docx"));
    save(await textDocument(text), renamed(name, "docx"));
    markTaken(blob);
  }

  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <p className="text-note text-quiet">
          {noteOf(read) ??
            count(texts.readAs, read.words.length, { words: grouped(read.words.length), language })}
        </p>
        {(isJoined || joined !== text) && (
          <Button look="quiet" className="px-0! pointer-fine:min-h-3.5" onClick={joinOrRestore}>
            {isJoined ? texts.restoreLines : texts.joinLines}
          </Button>
        )}
      </div>
      <div className="flex flex-wrap gap-1">
        <Button
          look={leads ? "primary" : "secondary"}
          className="min-h-6.5 px-3 text-body max-sm:w-full"
          disabled={text === ""}
          onClick={copy}
        >
          {isCopied && <DoneIcon />}
          {isCopied ? texts.isCopied : texts.copy}
        </Button>
        <Button
          className="min-h-6.5 whitespace-nowrap text-body max-sm:flex-1 max-sm:px-1 sm:px-3"
          disabled={text === ""}
          onClick={() => {
            save(new Blob([text], { type: "text/plain;charset=utf-8" }), renamed(name, "txt"));
            markTaken(blob);
          }}
        >
          <DownloadIcon />
          {texts.txt}
        </Button>
        <Button
          className="min-h-6.5 whitespace-nowrap text-body max-sm:flex-1 max-sm:px-1 sm:px-3"
          disabled={text === ""}
          onClick={saveDocument}
        >
          <DownloadIcon />
          {texts.docx}
        </Button>
      </div>
      <textarea
        ref={field}
        id={fieldId}
        value={text}
        dir="auto"
        rows={3}
        spellCheck={false}
        onChange={(event) => change(event.target.value)}
        className="field-sizing-content max-h-[58svh] min-h-16 w-full rounded-control border border-edge bg-sheet px-2 py-1 text-body text-ink enabled:hover:border-ink"
      />
    </div>
  );
}
