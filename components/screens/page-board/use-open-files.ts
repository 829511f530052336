"use client";

import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { load } from "@/lib/client/load";
import { retryImport, untilConnected } from "@/lib/client/online";
import type { OpenPdf, PdfFacts } from "@/lib/client/pdf-drawing/drawer";
import type { Thumbnails } from "@/lib/client/pdf-drawing/thumbnails";
import type { ListedFile } from "../../converter/state";

/** What the browser knows of a file. The password that was `tried` does not open it; empty for none. */
export type Opening =
  | { state: "opening" | "broken" }
  | { state: "locked"; tried: string }
  | { state: "open"; facts: PdfFacts };

const opening: Opening = { state: "opening" };
/** CSS pixels of the longest side of a page on the board. */
const SIDE = 200;

/** A page of a file, as a key of its thumbnail. */
export const pageKey = (file: string, page: number): string => `${file}/${page}`;

type Session = { password: string; pdf: OpenPdf; found: Promise<Opening>; leaving: AbortController };

const loadDrawing = () =>
  load(
    Promise.all([
      retryImport(() => import("@/lib/client/pdf-drawing/drawer")),
      retryImport(() => import("@/lib/client/pdf-drawing/thumbnails")),
    ]),
  );

/** Opens PDFs in the browser, each once, and draws small pictures of their pages. Files of the list that goes are closed. */
export function useOpenFiles(files: readonly ListedFile[], passwords: Readonly<Record<string, string>>) {
  const [known, setKnown] = useState<ReadonlyMap<string, Opening>>(new Map());
  const [thumbnails, setThumbnails] = useState<Thumbnails<string>>();
  const pictures = useRef<Thumbnails<string>>(undefined);
  const sessions = useRef(new Map<string, Session>());
  /** Files in the order of their opening. */
  const work = useRef<Promise<unknown>>(Promise.resolve());

  /** Waits until all files of the list have been opened. */
  const opened = useCallback(async () => {
    for (let waited: unknown; waited !== work.current; ) {
      waited = work.current;
      await waited;
    }
  }, []);

  const draw = useCallback(
    async (signal: AbortSignal, key: string, side: number): Promise<Blob> => {
      const at = key.lastIndexOf("/");
      const id = key.slice(0, at);
      // A visitor who comes back finds the pages before their files are open again.
      if (!sessions.current.has(id)) await opened();
      const session = sessions.current.get(id);
      if (!session) throw new Error("The file is closed.");
      return session.pdf.draw(signal, Number(key.slice(at + 1)), side);
    },
    [opened],
  );

  function close(id: string) {
    const session = sessions.current.get(id);
    sessions.current.delete(id);
    session?.leaving.abort();
    session?.pdf.close();
  }

  async function open({ id, file }: ListedFile, password: string): Promise<void> {
    const [{ openPdf, DrawError }, { createThumbnails }] = await loadDrawing();
    if (!wanted.current.has(id)) return;
    pictures.current ??= createThumbnails(draw, SIDE);
    setThumbnails(pictures.current);
    if (sessions.current.get(id)?.password === password) return;
    close(id);
    const leaving = new AbortController();
    const pdf = openPdf(file, password);
    const found = pdf.look(leaving.signal).then(
      (facts): Opening => (facts.sizes.length > 0 ? { state: "open", facts } : { state: "broken" }),
      (error: unknown): Opening =>
        error instanceof DrawError && error.trouble === "locked"
          ? { state: "locked", tried: password }
          : { state: "broken" },
    );
    sessions.current.set(id, { password, pdf, found, leaving });
    const outcome = await found;
    if (outcome.state === "broken" && !navigator.onLine) {
      // The code that opens it could not be loaded.
      close(id);
      await untilConnected(new AbortController().signal);
      return open({ id, file }, password);
    }
    if (!leaving.signal.aborted) setKnown((before) => new Map(before).set(id, outcome));
  }

  const wanted = useRef(new Set<string>());
  const follow = useEffectEvent(() => {
    wanted.current = new Set(files.map(({ id }) => id));
    for (const id of [...sessions.current.keys()]) if (!wanted.current.has(id)) close(id);
    for (const file of files) {
      const { [file.id]: password = "" } = passwords;
      if (sessions.current.get(file.id)?.password !== password)
        work.current = work.current.then(() => open(file, password)).catch(() => {});
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these decide what is open.
  useEffect(() => follow(), [files, passwords]);

  const leave = useEffectEvent(() => {
    wanted.current = new Set();
    pictures.current?.close();
    pictures.current = undefined;
    for (const id of [...sessions.current.keys()]) close(id);
  });
  useEffect(() => leave, []);

  return {
    thumbnails,
    openingOf: (id: string): Opening => known.get(id) ?? opening,
    /** Whether another password is being tried on a locked file. */
    isTrying(id: string): boolean {
      const found = known.get(id);
      return found?.state === "locked" && found.tried !== (passwords[id] ?? "");
    },
    /** Waits until nothing is being opened any more. */
    async settled(signal: AbortSignal): Promise<ReadonlyMap<string, Opening>> {
      await opened();
      signal.throwIfAborted();
      const all = await Promise.all(
        [...sessions.current].map(async ([id, { found }]) => [id, await found] as const),
      );
      return new Map(all);
    },
    /** Draws a page large. */
    draw,
  };
}

export type OpenFiles = ReturnType<typeof useOpenFiles>;
