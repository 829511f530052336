"use client";

import { clsx } from "clsx";
import type { CompressedPicture, JpgOffer as Offered } from "@/lib/client/compress-files";
import { inCall } from "@/lib/client/in-call";
import { load, warm } from "@/lib/client/load";
import { markTaken } from "@/lib/client/taken";
import { choiceOf } from "@/lib/client/target-size";
import type { MadeJpg } from "@/lib/client/to-jpg";
import { compressedZip, targetSize } from "@/lib/limits";
import type { ScreenProps, CompressorScreen as Tool } from "@/lib/tools/types";
import { BlobLink } from "../../converter/blob-link";
import type { FileResult } from "../../converter/file-row";
import { FilesFrame } from "../../converter/files-frame";
import { loadable } from "../../converter/loadable";
import { useKept } from "../../converter/screen-memory";
import { savedPercent } from "../../converter/sizes";
import { StartOrReset } from "../../converter/start-button";
import type { Entry, FileStatus } from "../../converter/state";
import { useCompare } from "../../converter/use-compare";
import type { Work } from "../../converter/use-converter";
import { useNotes, useProblems } from "../../converter/use-problems";
import { useProgress } from "../../converter/use-progress";
import { useScreen } from "../../converter/use-screen";
import { buttonClass } from "../../ui/button";
import { DownloadIcon } from "../../ui/icons";
import { Kilobytes, useFormat, useWords } from "../../ui/words";
import { TargetSizeOption, useTargetSize } from "../target-size/target-size-option";
import { useTargetWords } from "../target-size/target-words";

const loadCompressor = () => load(import("@/lib/client/compress-files"));
const warmCompressor = () => warm(loadCompressor);

const TargetSize = loadable(() => import("../target-size/target-amount").then((module) => module.TargetSize));

const loadJpgOffer = () => import("./jpg-offer");
const JpgOffer = loadable(() => loadJpgOffer().then((module) => module.JpgOffer));
const ZipWithJpgs = loadable(() => loadJpgOffer().then((module) => module.ZipWithJpgs));

/** The ZIP as the server has made it, until one of its files is replaced or removed. */
type Compression = { zip?: Blob; fields: ReturnType<typeof useTargetSize>["fields"] };

/** By the id of a file. */
type Offers = ReadonlyMap<string, Offered>;
const noOffers: Offers = new Map();

/** Smaller files of the same format, with a comparison and a ZIP. */
export function CompressorScreen(props: ScreenProps<Tool>) {
  const { targetSize: preset } = props.tool;
  const target = useTargetSize(preset ? choiceOf(preset) : undefined);
  return (
    <Kilobytes of={target.choice && targetSize.kilobyte}>
      <Compressor {...props} target={target} />
    </Kilobytes>
  );
}

type CompressorProps = ScreenProps<Tool> & { target: ReturnType<typeof useTargetSize> };

function Compressor({ target, ...props }: CompressorProps) {
  const { words } = props;
  const texts = useWords("compressor");
  const gain = useWords("converter").size;
  const { count, fill, size } = useFormat();
  const problems = useProblems();
  const noteOf = useNotes();
  const targetWords = useTargetWords();
  const [offers, setOffers] = useKept("offers", noOffers);
  const work: Work<FileResult, Compression> = async ({ signal, files, before, onUpload }) => {
    const { fields } = target;
    const { compressFiles, offerIn } = await loadCompressor();
    const pictures = files.map(({ file }) => file);
    const offer = (jpgs: readonly (Offered | undefined)[]) =>
      setOffers(
        (earlier) =>
          new Map([
            ...(before ? earlier : []),
            ...files.flatMap(({ id }, index): [string, Offered][] =>
              jpgs[index] ? [[id, jpgs[index]]] : [],
            ),
          ]),
      );
    const compressed = await compressFiles(signal, pictures, { onUpload, fields }).catch((error: unknown) => {
      offer(files.map(() => offerIn(error, fields, files.length)));
      throw error;
    });
    signal.throwIfAborted();
    offer(compressed.files.map(({ jpg }) => jpg));
    const resultOf = ({ blob, name, details, noted }: CompressedPicture) => {
      const note = noted && noteOf(noted);
      return { blob, name, details, ...(note && { note }) };
    };
    const statuses = compressed.files.map((file, index): [string, FileStatus<FileResult>] => [
      files[index]?.id ?? "",
      "blob" in file
        ? { state: "converted", result: resultOf(file) }
        : { state: "failed", problem: problems.inBatch(file.original.name, file.reason) },
    ]);
    // With earlier results the server's ZIP is not whole.
    const whole = before ? {} : { zip: compressed.zip };
    return { outcome: { ...whole, fields }, statuses: new Map(statuses) };
  };
  const screen = useScreen(props, {
    work,
    unfinished: { failed: (file, error) => inCall(problems, file.name, error) },
    said: { ...texts.announced, finished: (_, { length: n }) => count(texts.finished, n) },
    warm: warmCompressor,
    isCurrent: (made) => JSON.stringify(made?.fields) === JSON.stringify(target.fields),
  });
  const { files, run, phase, converted, guide } = screen;
  const progress = useProgress(screen, texts);
  const compare = useCompare(screen);

  /** Starts, unless the target size has to be mended first. */
  const convert = () => target.check() && guide.convert();
  const done = phase.state === "done";
  const hasOffers = (done || phase.state === "failed") && offers.size > 0;
  const offerOf = ({ id, file }: Entry<FileResult>) => {
    const offer = offers.get(id);
    const onMade = (made: MadeJpg, row: Element | null) => takeJpg(id, made, row);
    return offer && <JpgOffer {...offer} file={file} announce={guide.announce} onMade={onMade} />;
  };

  /** Says what was saved, or that nothing was. */
  function gainOf(before: number, after: number) {
    const percent = savedPercent(before, after);
    return (
      <span className={clsx("inline-block text-small", percent ? "font-bold text-done" : "text-quiet")}>
        {percent ? fill(gain.smaller, { percent }) : gain.kept}
      </span>
    );
  }

  /** Puts a JPG in the place of a result, or of a failure. */
  function takeJpg(id: string, { blob, name, width, height, details }: MadeJpg, row: Element | null) {
    const note = width && height ? fill(texts.jpg.madeOf, { width, height }) : texts.jpg.made;
    screen.amend(id, { blob, name, note, details }, { fields: done ? phase.outcome.fields : target.fields });
    setOffers((before) => new Map([...before].filter(([offered]) => offered !== id)));
    guide.announce(fill(texts.jpg.ready, { name, size: size(blob.size) }));
    guide.focusAfter(() => row?.querySelector<HTMLElement>("a[download]"));
  }

  const before = converted.reduce((sum, { file }) => sum + file.size, 0);
  const after = converted.reduce((sum, { status }) => sum + status.result.blob.size, 0);
  const percent = savedPercent(before, after);
  const sum = percent
    ? fill(texts.smaller, { before: size(before), after: size(after), percent })
    : fill(texts.kept, { size: size(after) });
  return (
    <FilesFrame
      screen={screen}
      progress={progress}
      outcome={{ title: words.success, text: sum }}
      retries={false}
      next={
        done &&
        converted.length > 0 &&
        (phase.outcome.zip && files.length === run.length ? (
          <BlobLink
            blob={phase.outcome.zip}
            name={compressedZip.name}
            onClick={() => markTaken(...converted.map(({ status }) => status.result.blob))}
            className={buttonClass(
              converted.length > 1 ? "primary" : "secondary",
              "min-h-6.5 sm:whitespace-nowrap px-3 text-body max-sm:w-full",
            )}
          >
            <DownloadIcon />
            {texts.zip}
          </BlobLink>
        ) : (
          <ZipWithJpgs screen={screen} />
        ))
      }
      options={files.length > 0 && <TargetSizeOption target={target} fields={TargetSize} onEnter={convert} />}
      summary={targetWords(target.choice)}
      sessions="none"
      start={<StartOrReset screen={screen} label={words.action} busy={texts.busy} onStart={convert} />}
      failures={(error) => [problems.compressionFailed(error)]}
      rows={{
        done,
        gainOf,
        ...(done && {
          linkOf: (_: number, file: File, { blob, name }: FileResult) => ({
            fileName: name,
            named: blob.type === file.type ? file.name : name,
          }),
          actionsOf: compare.actionsOf,
        }),
        ...(hasOffers && { offerOf }),
      }}
    >
      {compare.dialog}
    </FilesFrame>
  );
}
