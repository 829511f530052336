"use client";

import { answerOf } from "@/lib/client/errors";
import { inCall } from "@/lib/client/in-call";
import { load, warm } from "@/lib/client/load";
import type { PdfPageOptions } from "@/lib/contract/pdf";
import type { CameraPdfScreen, MergePdfScreen } from "@/lib/tools/types";
import type { FileResult } from "../../converter/file-row";
import { useKept } from "../../converter/screen-memory";
import type { ListedFile } from "../../converter/state";
import type { Work } from "../../converter/use-converter";
import { useProblems } from "../../converter/use-problems";
import type { ScreenState } from "../../converter/use-screen";
import { useFormat, useWords } from "../../ui/words";

const loadPdfMaker = () => load(import("@/lib/client/convert-file"));
export const warmPdfMaker = () => warm(loadPdfMaker);

/** A finished PDF. */
export type MadePdf = {
  blob: Blob;
  pages: number;
  /** How many it was made of. A picture can have several pages. */
  pictures: number;
  /** How its pages were made. */
  options: PdfPageOptions;
};

/** Whether the pages of a PDF were made with these options. */
export const isMadeWith = (pdf: MadePdf | undefined, options: PdfPageOptions): boolean =>
  JSON.stringify(pdf?.options) === JSON.stringify(options);

/** The pictures that the server could not read, after a run that failed because of them. */
export const unreadIn = ({ files, phase }: ScreenState<FileResult>): readonly ListedFile[] => {
  const refusal = phase.state === "failed" ? answerOf(phase.error) : undefined;
  const names = new Set(refusal?.files?.map(({ name }) => name));
  return files.filter(({ file }) => names.has(file.name));
};

/** Whether a PDF can be made of the other pictures, which is the next step then. */
export const canLeaveOut = (screen: ScreenState<FileResult>): boolean =>
  ![0, screen.files.length].includes(unreadIn(screen).length);

/** Specified default: each page is as large as its image, without margins. */
const asTheyAre: PdfPageOptions = { pageSize: "fit", orientation: "auto", margin: "none" };

/** Makes one PDF of images, with page options. */
export function usePdfMaking({ call }: MergePdfScreen | CameraPdfScreen) {
  const [options, setOptions] = useKept("page options", asTheyAre);
  const [name, setName] = useKept("name", "");
  const problems = useProblems();
  const work: Work<never, MadePdf> = async ({ signal, files, onUpload }) => {
    const { makePdf, pageCount } = await loadPdfMaker();
    const images = files.map(({ file }) => file);
    const turns = files.map(({ turn = 0 }) => turn);
    const blob = await makePdf(signal, call, images, options, { turns, onUpload });
    const pages = (await pageCount(blob)) ?? images.length;
    signal.throwIfAborted();
    return { outcome: { blob, pages, pictures: images.length, options } };
  };
  const unfinished = { failed: (file: File, error: unknown) => inCall(problems, file.name, error) };
  return { work, unfinished, options, setOptions, name, setName };
}

/** Returns what says in a line how pages are made: their size, and what differs from the defaults. */
export function usePageSummary() {
  const texts = useWords("pdfMaking");
  const { joined } = useFormat();
  return ({ pageSize, orientation, margin }: PdfPageOptions): string =>
    joined([
      texts.sizes[pageSize],
      ...(pageSize !== "fit" && orientation !== "auto" ? [texts.orientations[orientation]] : []),
      ...(margin !== "none" ? [texts.margins[margin]] : []),
    ]);
}
