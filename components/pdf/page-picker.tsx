"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { asksToDraw } from "@/lib/client/pdf-drawing/costs";
import { pagePicker as words } from "@/lib/client/words";
import { pagesIn, writePageList } from "@/lib/page-list";
import { Button } from "../ui/button";
import { SpinnerIcon } from "../ui/icons";
import { useFormat } from "../ui/words";
import { PageGrid } from "./page-grid";
import { PageThumbnail } from "./page-thumbnail";
import { usePageThumbnails } from "./use-page-thumbnails";

type PagePickerProps = {
  file: File;
  /** What is typed into the field for the PDF's password. */
  password: string;
  /** The list of pages in its field: '1-3, 8'; none is selected while it is empty or unreadable. */
  text: string;
  onText: (text: string) => void;
  /** Called once the pages are counted. */
  onOpen: (pages: number) => void;
  onLocked: () => void;
};

/** The pages of a PDF, to pick some of them. They are drawn in the browser, where that is cheap or asked for. */
export function PagePicker(props: PagePickerProps) {
  const { file } = props;
  const [shown, setShown] = useState(() => !asksToDraw(file));
  const area = useRef<HTMLElement>(null);
  const { fill } = useFormat();

  function show() {
    setShown(true);
    // The button goes away.
    area.current?.focus();
  }

  return (
    <section ref={area} tabIndex={-1} aria-label={fill(words.pagesOf, { name: file.name })}>
      {shown ? (
        <Pages {...props} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
          <Button onClick={show}>{words.show}</Button>
          <p className="text-note text-quiet">{words.showHelp}</p>
        </div>
      )}
    </section>
  );
}

/** Milliseconds without a keystroke before a password is tried. */
const TYPING_MS = 300;

function Pages({ file, password, text, onText, onOpen, onLocked }: PagePickerProps) {
  const [tried, setTried] = useState("");
  const found = usePageThumbnails(file, tried);
  const { count, fill } = useFormat();
  const locked = found.state === "locked";
  const pages = found.state === "open" ? found.pages : 0;
  const tell = useEffectEvent(() => {
    if (pages > 0) onOpen(pages);
    if (locked) onLocked();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told changes with these.
  useEffect(() => tell(), [pages, locked]);

  useEffect(() => {
    if (!locked) return;
    const timer = setTimeout(() => setTried(password), TYPING_MS);
    return () => clearTimeout(timer);
  }, [locked, password]);

  if (found.state !== "open")
    return (
      <p role="status" className="flex min-h-5.5 items-center gap-1 text-quiet text-small">
        {found.state === "opening" && <SpinnerIcon className="size-2.5 shrink-0 animate-turn" />}
        {words[found.state]}
      </p>
    );

  const { thumbnails } = found;
  const nameOf = (page: number) => fill(words.page, { page });
  if (pages === 1)
    return (
      <div className="flex items-center gap-1.5">
        <span className="relative h-10 w-8 shrink-0">
          <OnlyPage thumbnails={thumbnails} />
        </span>
        <p role="status" className="font-semibold text-small">
          {count(words.all, pages)}
        </p>
      </div>
    );

  const selected = pagesIn(text, pages);
  const select = (those: Iterable<number>) => onText(writePageList(those));
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const choices = {
    all,
    odd: all.filter((page) => page % 2 === 1),
    even: all.filter((page) => page % 2 === 0),
    none: [],
  } as const;
  return (
    <div className="grid gap-0.5">
      <div className="flex flex-wrap items-center justify-between gap-x-1">
        <p className="min-w-0 text-note text-quiet">
          <span role="status" className="me-1 font-semibold text-ink text-small tabular-nums">
            {selected.size > 0 ? count(words.some, selected.size, { total: pages }) : count(words.all, pages)}
          </span>
          <span className="pointer-coarse:hidden">{words.click}</span>
          <span className="hidden pointer-coarse:inline">{words.tap}</span>
        </p>
        <div className="-me-1 flex">
          {(Object.keys(choices) as (keyof typeof choices)[]).map((choice) => (
            <Button
              key={choice}
              look="quiet"
              className="px-1!"
              aria-label={words.selectLabels[choice]}
              onClick={() => select(choices[choice])}
            >
              {words.select[choice]}
            </Button>
          ))}
        </div>
      </div>
      <PageGrid
        label={fill(words.pagesOf, { name: file.name })}
        nameOf={nameOf}
        pages={pages}
        thumbnails={thumbnails}
        selected={selected}
        onSelect={select}
      />
    </div>
  );
}

function OnlyPage({ thumbnails }: Pick<Parameters<typeof PageThumbnail>[0], "thumbnails">) {
  useEffect(() => thumbnails.want(1, true), [thumbnails]);
  return <PageThumbnail thumbnails={thumbnails} page={1} />;
}
