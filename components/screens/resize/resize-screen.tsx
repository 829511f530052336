"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { batchProblems } from "@/lib/client/batch-problems";
import { inCall } from "@/lib/client/in-call";
import { load, warm } from "@/lib/client/load";
import { renamed } from "@/lib/client/save";
import { markTaken } from "@/lib/client/taken";
import { formatOfName, sizedFormats } from "@/lib/formats";
import { resizedZip, targetSize } from "@/lib/limits";
import type { Crop, Size } from "@/lib/resize/plan";
import type { ScreenProps, ResizeScreen as Tool } from "@/lib/tools/types";
import type { FileResult } from "../../converter/file-row";
import { FilesFrame } from "../../converter/files-frame";
import { loadable, warmable } from "../../converter/loadable";
import { useKept } from "../../converter/screen-memory";
import { asideClass, StartOrReset } from "../../converter/start-button";
import type { Entry, FileStatus, ListedFile } from "../../converter/state";
import type { Work } from "../../converter/use-converter";
import { useNotes, useProblems, useSaying } from "../../converter/use-problems";
import { useProgress } from "../../converter/use-progress";
import { useScreen } from "../../converter/use-screen";
import { useSessions } from "../../converter/use-sessions";
import { useResultsZip } from "../../converter/zip-button";
import { Button } from "../../ui/button";
import { Kilobytes, useFormat, useWords } from "../../ui/words";
import {
  crops,
  initialOptions,
  keepsAll,
  type Picture,
  type ResizeOptions,
  useFacts,
  useOptionWords,
  wrongFields,
} from "./resize-options";

const loadBatch = () => load(import("../batch/run-batch"));
const [ResizeFields, warmFields] = warmable(() =>
  import("./resize-fields").then((module) => module.ResizeFields),
);
const loadPicture = () => load(import("@/lib/client/read-picture"));
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
const noPictures: ReadonlyMap<string, Picture> = new Map();

/** What the results were made with, and the server addresses of these and earlier ones. */
type Resized = { options: ResizeOptions; cropped: Crops; sessions: readonly string[] };

/** Adds the size in pixels to a file's name: 'photo-1200x900.jpg'. */
const sizedName = (name: string, extension: string, { width, height }: { width?: number; height?: number }) =>
  renamed(name, extension).replace(/(\.[^.]+)$/, width && height ? `-${width}x${height}$1` : "$1");

/** Whether a file has been left as it is. */
const isKept = ({ file, status }: { file: File; status: { result: FileResult } }) =>
  status.result.blob === file;

/** Pictures of another size, with the pixels of each result before it is made. */
export function ResizeScreen(props: ScreenProps<Tool>) {
  const [{ limit }] = useKept("options", initialOptions);
  return (
    <Kilobytes of={limit && targetSize.kilobyte}>
      <Resizer {...props} />
    </Kilobytes>
  );
}

function Resizer(props: ScreenProps<Tool>) {
  const { tool, words } = props;
  const texts = useWords("resize");
  const { count, fill, size: written } = useFormat();
  const problems = useProblems();
  const say = useSaying();
  const noteOf = useNotes();
  const { factsOf, pixelsOf } = useFacts();
  const summaryOf = useOptionWords();
  const [options, setOptions] = useKept("options", initialOptions);
  const [cropped, setCropped] = useKept("crops", noCrops);
  const [cropping, setCropping] = useState<ListedFile>();
  const [checked, setChecked] = useState(false);
  const wrongField = useRef<HTMLInputElement>(null);
  const remember = useSessions();

  const work: Work<FileResult, Resized> = async (job) => {
    const { files, before } = job;
    const made = before ?? { options, cropped };
    const [{ runBatch }, { fieldsOf, untouchedOf }] = await Promise.all([loadBatch(), load(loadPlan())]);
    const { readPicture } = await loadPicture();
    const sent: ListedFile[] = [];
    const kept = new Map<string, FileStatus<FileResult>>();
    for (const listed of files) {
      const { id, file } = listed;
      const picture = pictures.get(id) ?? (await readPicture(job.signal, file));
      const stays = picture && untouchedOf(made.options, { file, picture, crop: made.cropped.get(id) });
      if (!stays) sent.push(listed);
      else {
        const note = stays === "smaller" ? texts.keptSmaller : texts.kept;
        // The visitor has it.
        markTaken(file);
        kept.set(id, {
          state: "converted",
          result: { blob: file, name: file.name, facts: pixelsOf(picture), note },
        });
      }
    }
    const outcomeOf = (sessions: readonly string[]) => ({ ...made, sessions: remember(sessions) });
    if (sent.length === 0) return { outcome: outcomeOf([]), statuses: kept };
    const { outcome, statuses } = await runBatch({
      // Files that stay as they are remain when all others fail.
      job: { ...job, files: sent, ...(kept.size > 0 && { before: before ?? outcomeOf([]) }) },
      call: tool.call,
      problems,
      options: {
        fields: fieldsOf(
          made.options,
          sent.map(({ id }) => made.cropped.get(id)),
        ),
      },
      resultOf: ({ blob, image }, { name }) => {
        const note = noteOf(image);
        const { width, height, dpi, details, convertedName = name } = image;
        const extension = convertedName.slice(convertedName.lastIndexOf(".") + 1);
        return {
          blob,
          name: sizedName(name, extension, image),
          ...(width && height && { facts: factsOf({ width, height }, dpi) }),
          ...(note && { note }),
          details,
        };
      },
      outcomeOf,
    });
    return { outcome, statuses: new Map([...kept, ...statuses]) };
  };

  const screen = useScreen(props, {
    work,
    unfinished: { failed: (file, error) => inCall(problems, file.name, error) },
    said: {
      ...texts.announced,
      finished: (_, results) => count(texts.finished, results.filter((entry) => !isKept(entry)).length),
    },
    warm: warmAll,
    isCurrent: (made) => made?.options === options && made.cropped === cropped,
  });
  const { files, phase, running, converted, guide } = screen;
  const pictures = usePictures(files);
  const progress = useProgress(screen, { steps: texts.steps, working: texts.working });
  const zip = useResultsZip(screen, resizedZip);

  const known = files.map(({ id }) => pictures.get(id));
  const wrong = wrongFields(options);
  const made = phase.state === "done" ? phase.outcome : undefined;
  const to = options.format === "original" ? tool.to : options.format;
  const unchanged = converted.every(isKept);
  const before = converted.reduce((sum, { file }) => sum + file.size, 0);
  const after = converted.reduce((sum, { status }) => sum + status.result.blob.size, 0);
  const [original, size] = [written(before), written(after)];
  const keeps =
    keepsAll(options) &&
    files.every(({ id, file }) => {
      const format = pictures.get(id)?.format ?? formatOfName(file.name);
      return sizedFormats.some((sized) => sized === format);
    });
  const stays = useUntouched(files, pictures, options, cropped);
  // Nothing would change, and another setting would help.
  const smaller = stays.includes("smaller") && stays.every(Boolean);
  const smallerHelp = fill(texts.smaller, { option: texts.fields.enlarge });

  function start() {
    setChecked(wrong.length > 0);
    if (wrong.length > 0 && files.length > 0) guide.focusAfter(() => wrongField.current);
    else guide.convert();
  }

  function aboutOf({ id, file, status }: Entry<FileResult>) {
    if (status.state === "converted") return status.result.facts;
    if (status.state === "failed" && status.problem.permanent && !status.problem.adjustable) return undefined;
    const picture = pictures.get(id);
    return picture && <ResultSize {...{ file, picture, options }} crop={cropped.get(id)} />;
  }

  const actionsOf = ({ id, file }: ListedFile) =>
    crops(options) &&
    wrong.length === 0 &&
    pictures.has(id) && (
      <Button
        aria-label={fill(texts.crop.actionOf, { name: file.name })}
        disabled={running}
        onPointerEnter={warmCrop}
        onClick={() => setCropping({ id, file })}
      >
        {texts.crop.action}
      </Button>
    );

  const picture = cropping && pictures.get(cropping.id);
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
              first={known[0]}
              shared={sharedSize(known)}
              several={files.length > 1}
              hint={keeps ? texts.first : ""}
              wrong={checked ? wrong : []}
              wrongRef={wrongField}
              onEnter={start}
            />
          )
        }
        summary={summaryOf(options)}
        outcome={
          unchanged
            ? {
                ...texts.keptAll,
                ...(smaller && { text: smallerHelp }),
                ...(screen.failed.length > 0 && { text: texts.keptOthers }),
                care: true,
              }
            : {
                title: texts.done,
                text:
                  original === size
                    ? count(texts.made, converted.length, { size })
                    : count(texts.madeFrom, converted.length, { before: original, after: size }),
              }
        }
        next={!unchanged && zip.button}
        start={
          <StartOrReset
            screen={screen}
            label={words.action}
            busy={texts.busy}
            idle={keeps || smaller}
            onStart={start}
          >
            {smaller && files.length > 0 && phase.state === "idle" && (
              <p className={clsx("order-last w-full text-note", asideClass)}>{smallerHelp}</p>
            )}
          </StartOrReset>
        }
        failures={batchProblems(say).anyFormat}
        problems={zip.problems}
        sessions={made?.sessions}
        rows={{
          to: made && made.options.format !== "original" ? made.options.format : tool.to,
          done: made !== undefined,
          aboutOf,
          actionsOf,
          ...(made && {
            linkOf: (_: number, file: File, { blob, name }: FileResult) => ({
              fileName: name,
              ...(blob === file && { look: "secondary" }),
            }),
          }),
        }}
      />
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

/** The size that all pictures have; undefined if they differ, or where one is not known. */
function sharedSize([first, ...others]: readonly (Size | undefined)[]): Size | undefined {
  const same = others.every((size) => size?.width === first?.width && size?.height === first?.height);
  return same ? first : undefined;
}

/** Why each file would be left as it is, once that is known; see `untouchedOf`. */
function useUntouched(
  files: readonly ListedFile[],
  pictures: ReadonlyMap<string, Picture>,
  options: ResizeOptions,
  cropped: Crops,
) {
  const [plan, setPlan] = useState<Awaited<ReturnType<typeof loadPlan>>>();
  const any = files.length > 0;
  useEffect(() => {
    if (any) loadPlan().then(setPlan, () => {});
  }, [any]);
  return files.map(({ id, file }) => {
    const picture = pictures.get(id);
    return picture && plan?.untouchedOf(options, { file, picture, crop: cropped.get(id) });
  });
}

/** What is known of the files that the browser can show, by the file's id. They are read one after the other. */
function usePictures(files: readonly ListedFile[]): ReadonlyMap<string, Picture> {
  const [pictures, setPictures] = useState(noPictures);
  const tried = useRef(new Set<string>());
  const ids = files.map(({ id }) => id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file's status does not matter.
  useEffect(() => {
    const left = new AbortController();
    const fresh = files.filter(({ id }) => !tried.current.has(id));
    // Without sizes there is no preview of the result's pixels, and the server does the rest.
    if (fresh.length > 0)
      loadPicture()
        .then(({ readPictures }) =>
          readPictures(left.signal, fresh, (id, picture) => {
            tried.current.add(id);
            if (picture) setPictures((known) => new Map(known).set(id, picture));
          }),
        )
        .catch(() => {});
    return () => left.abort();
  }, [ids]);

  return pictures;
}
