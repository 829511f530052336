"use client";

import { useEffect, useRef, useState } from "react";
import { batchProblems } from "@/lib/client/batch-problems";
import { load, warm } from "@/lib/client/load";
import { renamed } from "@/lib/client/save";
import { resizedZip } from "@/lib/limits";
import type { Crop, Size } from "@/lib/resize/plan";
import type { ScreenProps, ResizeScreen as Tool } from "@/lib/tools/types";
import type { FileResult } from "../../converter/file-row";
import { FilesFrame } from "../../converter/files-frame";
import { DeleteNow } from "../../converter/lazy-delete-now";
import { loadable, warmable } from "../../converter/loadable";
import { useKept } from "../../converter/screen-memory";
import { StartOrReset } from "../../converter/start-or-reset";
import type { Entry, ListedFile } from "../../converter/state";
import type { Work } from "../../converter/use-converter";
import { useNotes, useProblems, useSaying } from "../../converter/use-problems";
import { useProgress } from "../../converter/use-progress";
import { useScreen } from "../../converter/use-screen";
import { useSessions } from "../../converter/use-sessions";
import { useResultsZip } from "../../converter/zip-button";
import { Button } from "../../ui/button";
import { useFormat, useWords } from "../../ui/words";
import { crops, initialOptions, type ResizeOptions, useFacts, wrongFields } from "./resize-options";

const loadBatch = () => load(import("../batch/run-batch"));
const [ResizeFields, warmFields] = warmable(() =>
  import("./resize-fields").then((module) => module.ResizeFields),
);
const loadPlan = () => import("./resize-plan");
const ResultSize = loadable(() => loadPlan().then((module) => module.ResultSize));
const [CropDialog, warmCrop] = warmable(() => import("./crop-dialog").then((module) => module.CropDialog));
const warmAll = () => {
  warmFields();
  warm(loadPlan);
  warm(loadBatch);
};

type Crops = ReadonlyMap<string, Crop>;
const noCrops: Crops = new Map();
const noSizes: ReadonlyMap<string, Size> = new Map();

/** What the results were made with, and the server addresses of these and earlier ones. */
type Resized = { options: ResizeOptions; cropped: Crops; sessions: readonly string[] };

/** Adds the size in pixels to a file's name: 'photo-1200x900.jpg'. */
const sizedName = (name: string, extension: string, { width, height }: { width?: number; height?: number }) =>
  renamed(name, extension).replace(/(\.[^.]+)$/, width && height ? `-${width}x${height}$1` : "$1");

/** Pictures of another size, with the pixels of each result before it is made. */
export function ResizeScreen(props: ScreenProps<Tool>) {
  const { tool, words } = props;
  const texts = useWords("resize");
  const { count, fill, size: written } = useFormat();
  const problems = useProblems();
  const say = useSaying();
  const noteOf = useNotes();
  const { factsOf } = useFacts();
  const [options, setOptions] = useKept("options", initialOptions);
  const [cropped, setCropped] = useKept("crops", noCrops);
  const [cropping, setCropping] = useState<ListedFile>();
  const [checked, setChecked] = useState(false);
  const wrongField = useRef<HTMLInputElement>(null);
  const remember = useSessions();

  const work: Work<FileResult, Resized> = async (job) => {
    const { files, before } = job;
    const made = before ?? { options, cropped };
    const [{ runBatch }, { fieldsOf }] = await Promise.all([loadBatch(), load(loadPlan())]);
    const fields = fieldsOf(
      made.options,
      files.map(({ id }) => made.cropped.get(id)),
    );
    return runBatch({
      job,
      call: tool.call,
      problems,
      options: { fields },
      resultOf: ({ blob, image }, { name }) => {
        const note = noteOf(image);
        const { width, height, dpi, convertedName = name } = image;
        const extension = convertedName.slice(convertedName.lastIndexOf(".") + 1);
        return {
          blob,
          name: sizedName(name, extension, image),
          ...(width && height && { facts: factsOf({ width, height }, dpi) }),
          ...(note && { note }),
        };
      },
      outcomeOf: (sessions) => ({ ...made, sessions: remember(sessions) }),
    });
  };

  const screen = useScreen(props, {
    work,
    said: { ...texts.announced, finished: (_, { length: n }) => fill(texts.finished, { n }) },
    warm: warmAll,
  });
  const { files, phase, running, converted, guide } = screen;
  const sizes = usePictureSizes(files);
  const progress = useProgress(screen, texts);
  const zip = useResultsZip(screen, resizedZip);

  const wrong = wrongFields(options);
  const made = phase.state === "done" ? phase.outcome : undefined;
  const isMade = made?.options === options && made.cropped === cropped;
  const to = options.format === "original" ? tool.to : options.format;

  function start() {
    setChecked(wrong.length > 0);
    if (wrong.length > 0 && files.length > 0) guide.focusAfter(() => wrongField.current);
    else guide.convert();
  }

  function aboutOf({ id, status }: Entry<FileResult>) {
    if (status.state === "converted") return status.result.facts;
    const size = sizes.get(id);
    return size && <ResultSize size={size} options={options} crop={cropped.get(id)} />;
  }

  const actionsOf = ({ id, file }: ListedFile) =>
    crops(options) &&
    wrong.length === 0 &&
    sizes.has(id) && (
      <Button
        aria-label={fill(texts.crop.actionOf, { name: file.name })}
        disabled={running}
        onPointerEnter={warmCrop}
        onClick={() => setCropping({ id, file })}
      >
        {texts.crop.action}
      </Button>
    );

  const picture = cropping && sizes.get(cropping.id);
  return (
    <>
      <FilesFrame
        screen={screen}
        to={to}
        progress={progress}
        options={
          files.length > 0 && (
            <ResizeFields
              options={options}
              onChange={setOptions}
              formats={tool.formats}
              first={sizes.get(files[0]?.id ?? "")}
              several={files.length > 1}
              wrong={checked ? wrong : []}
              wrongRef={wrongField}
              onEnter={start}
            />
          )
        }
        outcome={{
          title: texts.done,
          text: count(texts.made, converted.length, {
            size: written(converted.reduce((sum, { status }) => sum + status.result.blob.size, 0)),
          }),
        }}
        next={zip.button}
        start={
          <StartOrReset
            screen={screen}
            label={words.action}
            busy={texts.busy}
            next={files.length > 0 && !isMade}
            onStart={start}
          />
        }
        failures={batchProblems(say).anyFormat}
        problems={zip.problems}
        rows={{
          to: made && made.options.format !== "original" ? made.options.format : tool.to,
          done: made !== undefined,
          aboutOf,
          actionsOf,
          ...(made && { linkOf: (_: number, __: File, { name }: FileResult) => ({ fileName: name }) }),
        }}
      >
        {made && <DeleteNow sessions={made.sessions} announce={guide.announce} />}
      </FilesFrame>
      {cropping && picture && (
        <CropDialog
          file={cropping.file}
          picture={picture}
          options={options}
          crop={cropped.get(cropping.id)}
          onChange={(crop) => setCropped((known) => new Map(known).set(cropping.id, crop))}
          onClose={() => setCropping(undefined)}
        />
      )}
    </>
  );
}

/** Sizes of the files that the browser can show, in pixels, by the file's id. They are read one after the other. */
function usePictureSizes(files: readonly ListedFile[]): ReadonlyMap<string, Size> {
  const [sizes, setSizes] = useState(noSizes);
  const tried = useRef(new Set<string>());
  const ids = files.map(({ id }) => id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file's status does not matter.
  useEffect(() => {
    const left = new AbortController();
    const fresh = files.filter(({ id }) => !tried.current.has(id));
    async function readAll() {
      const { pictureSize } = await load(import("@/lib/client/picture-size"));
      for (const { id, file } of fresh) {
        const size = await pictureSize(left.signal, file);
        tried.current.add(id);
        if (size) setSizes((known) => new Map(known).set(id, size));
      }
    }
    // Without sizes there is no preview of the result's pixels, and the server does the rest.
    if (fresh.length > 0) readAll().catch(() => {});
    return () => left.abort();
  }, [ids]);

  return sizes;
}
