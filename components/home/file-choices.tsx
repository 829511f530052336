"use client";

import { clsx } from "clsx";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { atBase, basePath } from "@/lib/base-path";
import { handOver, keepOffered } from "@/lib/client/handover";
import type { Recognized } from "@/lib/client/recognize";
import { kept, fileChoices as words } from "@/lib/client/words";
import { type FormatId, formats, type TileId, tiles, unreadable } from "@/lib/formats";
import { type Choice, type Choices, choicesFor, sharedChoices, toolFor } from "@/lib/tools/choices";
import { FileName } from "../converter/file-name";
import { LanguageSwitch } from "../converter/language-switch";
import { UndoToast } from "../converter/undo-toast";
import { useFocusAfter } from "../converter/use-focus-after";
import { usePageMark } from "../converter/use-page-mark";
import { Button, buttonClass, once } from "../ui/button";
import { Filled, Names } from "../ui/filled";
import { FailIcon, RemoveIcon } from "../ui/icons";
import { PageLink } from "../ui/link";
import { LiveRegion } from "../ui/live-region";
import { FormatTile } from "../ui/tiles";
import { useFormat } from "../ui/words";

/** What files of a format are called: a key of the words for them. */
const nounOf = (format: FormatId) =>
  (({ jpg: "photo", heic: "photo", pdf: "document", docx: "file" }) as const)[format as string] ?? "picture";

type FileChoicesProps = { files: Recognized; choices: Choices };

/** What the files can be converted to, by format. Each file can be taken out, and brought back for a while. */
export function FileChoices({ files: recognized, choices }: FileChoicesProps) {
  const { count, fill, joined } = useFormat();
  const nameOf = ({ format, files }: Recognized["groups"][number]) =>
    count(words.files[nounOf(format)].name, files.length, { label: formats[format].label });
  const heading = useRef<HTMLHeadingElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfter();
  const [removed, setRemoved] = useState<readonly File[]>([]);
  /** How many of them can be brought back: those that were taken out last. */
  const [undoable, setUndoable] = useState(0);
  const endUndo = useCallback(() => setUndoable(0), []);
  const { unknown } = recognized;
  const groups = useMemo(
    () =>
      recognized.groups.flatMap(({ format, files }) => {
        const left = files.filter((file) => !removed.includes(file));
        return left.length === 0 ? [] : [{ format, files: left }];
      }),
    [recognized, removed],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time other files are chosen.
  useEffect(() => {
    endUndo();
    heading.current?.focus();
  }, [recognized]);
  useEffect(
    () => keepOffered(groups.filter(({ format }) => choices[format]).flatMap(({ files }) => files)),
    [groups, choices],
  );
  // Every link of the page to one of these tools takes its files along.
  useEffect(() => {
    const take = ({ target }: MouseEvent) => {
      const page = target instanceof Element && target.closest("a")?.pathname;
      if (!page) return;
      const files = groups.flatMap((group) =>
        choices[group.format]?.some((choice) => atBase(toolFor(choice, group.files)?.path ?? "") === page)
          ? group.files
          : [],
      );
      if (files.length > 0) handOver(page.slice(basePath().length), files);
    };
    // Before the link's own handlers: a choice for files of all kinds takes all of them.
    document.addEventListener("click", take, true);
    return () => document.removeEventListener("click", take, true);
  }, [groups, choices]);
  const all = groups.flatMap(({ files }) => files);
  const shared =
    groups.length > 1
      ? sharedChoices(
          choices,
          groups.map(({ format }) => format),
        )
      : [];
  const isEmptied = all.length === 0 && recognized.groups.length > 0;

  // The next step is then one of these, or to select other files, and no longer that of the page.
  usePageMark(
    "files",
    recognized.groups.length === 0 || groups.some(({ format }) => choices[format]?.length),
  );

  function remove(file: File) {
    const buttons = () => [...(area.current?.querySelectorAll<HTMLElement>("[data-action=remove]") ?? [])];
    const index = buttons().indexOf(document.activeElement as HTMLElement);
    setRemoved([...removed, file]);
    setUndoable(undoable + 1);
    focusAfter(() => buttons()[index] ?? buttons().at(-1) ?? heading.current);
  }

  function undo() {
    setRemoved(removed.slice(0, -undoable));
    endUndo();
    focusAfter(() => heading.current);
  }

  return (
    <div ref={area}>
      <LanguageSwitch files={[...all, ...unknown]} />
      <h2 ref={heading} tabIndex={-1} className="font-bold text-lead lg:text-title">
        {isEmptied ? words.noneLeft : all.length === 0 ? words.noQuestion : count(words.question, all.length)}
      </h2>
      {/* The second one is often below the edge of a phone. */}
      {groups.length > 1 && <p className="mt-0.5 text-quiet text-small">{joined(groups.map(nameOf))}</p>}
      {unknown.length > 0 && <Unknown files={unknown} />}
      <ul className="mt-1.5 grid gap-2">
        {shared.length > 0 && (
          <Group name={fill(words.together, { n: all.length })} files={all} choices={shared} leads />
        )}
        {groups.map(({ format, files }) => (
          <Group
            key={format}
            format={format}
            name={nameOf({ format, files })}
            files={files}
            choices={choices[format] ?? []}
            leads={shared.length === 0}
            onRemove={remove}
          />
        ))}
      </ul>
      <LiveRegion words={undoable > 0 ? count(kept.removed, undoable) : ""} />
      {undoable > 0 && (
        <UndoToast
          key={removed.length}
          loss={{ what: "removed", count: undoable }}
          onUndo={undo}
          onEnd={endUndo}
        />
      )}
    </div>
  );
}

/** Choices that are shown at once; a single one more is, too. */
const SHOWN = 4;

type GroupProps = {
  /** The format of all files; without it they have several. */
  format?: FormatId;
  name: string;
  files: readonly File[];
  choices: readonly Choice[];
  /** Whether its first choice is the next step. */
  leads: boolean;
  onRemove?: (file: File) => void;
};

function Group({ format, name, files, choices, leads, onRemove }: GroupProps) {
  const { count, fill, size } = useFormat();
  const [only] = files.length === 1 ? files : [];
  const total = size(files.reduce((sum, file) => sum + file.size, 0));
  const offered = choicesFor(choices, files.length);
  const shown = offered.length > SHOWN + 1 ? SHOWN : offered.length;
  const links = offered.map((choice, index) => (
    <ChoiceLink
      key={choice.goal}
      choice={choice}
      files={files}
      name={name}
      look={leads && index === 0 ? "primary" : "secondary"}
    />
  ));
  return (
    <li className="relative border-rule border-t pt-1.5">
      <div className={clsx("flex gap-1.5", only && "pe-6")}>
        <FormatTile format={format ?? "image"} className="size-5 shrink-0" />
        <div className="min-w-0 flex-1">
          <h3 className="font-bold text-body">{name}</h3>
          <div className="wrap-anywhere text-note text-quiet">
            {only ? (
              <NameAndSize file={only} />
            ) : onRemove ? (
              <details>
                <summary className="pointer-coarse:py-1.5">{fill(words.list, { size: total })}</summary>
                <ul>
                  {files.map((file, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: files of two folders may have the same name.
                    <li key={index} className="flex items-center justify-between gap-1 border-rule border-t">
                      <span className="min-w-0">
                        <NameAndSize file={file} />
                      </span>
                      <RemoveButton file={file} onRemove={onRemove} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              total
            )}
          </div>
        </div>
      </div>
      {format && choices.length === 0 ? (
        <p className="mt-1 text-small">
          {count(words.files[nounOf(format)].none, files.length, { label: formats[format].label })}
        </p>
      ) : (
        <ul className={linksClass}>{links.slice(0, shown)}</ul>
      )}
      {shown < offered.length && (
        <details className="mt-0.5">
          <summary className="min-h-4 content-center text-small pointer-coarse:min-h-5.5">
            <span className="sr-only">{fill(words.choiceFor, { files: name })}</span>
            {words.more}
          </summary>
          <ul className={linksClass}>{links.slice(shown)}</ul>
        </details>
      )}
      {/* The next Tab leads to the choices. */}
      {only && onRemove && (
        <RemoveButton file={only} onRemove={onRemove} className="absolute end-0 top-1.25" />
      )}
    </li>
  );
}

const linksClass = "mt-1 grid grid-cols-2 gap-1 sm:flex sm:flex-wrap";

function NameAndSize({ file }: { file: File }) {
  const { size } = useFormat();
  return (
    <Filled
      sentence={words.nameAndSize}
      parts={{ name: <FileName name={file.name} />, size: size(file.size) }}
    />
  );
}

type RemoveButtonProps = { file: File; onRemove: (file: File) => void; className?: string };

function RemoveButton({ file, onRemove, className = "shrink-0" }: RemoveButtonProps) {
  const { fill } = useFormat();
  return (
    <Button
      look="icon"
      data-action="remove"
      className={className}
      aria-label={fill(words.remove, { name: file.name })}
      onClick={once(() => onRemove(file))}
    >
      <RemoveIcon />
    </Button>
  );
}

type ChoiceLinkProps = {
  choice: Choice;
  files: readonly File[];
  /** What the files are called. */
  name: string;
  look: "primary" | "secondary";
};

function ChoiceLink({ choice, files, name, look }: ChoiceLinkProps) {
  const { count, fill } = useFormat();
  const { goal } = choice;
  const tool = toolFor(choice, files);
  if (!tool) return null;
  const own = goal in words.choices && words.choices[goal as keyof typeof words.choices];
  const label =
    goal === "smaller" ? count(words.smaller, files.length) : own || formats[goal as FormatId].label;
  return (
    <li>
      <PageLink
        href={tool.path}
        className={buttonClass(look, "size-full text-center max-sm:px-1!")}
        onClick={() => handOver(tool.path, files)}
      >
        {goal in tiles && <FormatTile format={goal as TileId} className="size-3" />}
        <span className="sr-only">{fill(words.choiceFor, { files: name })}</span>
        {tool.preset ? fill(words.choiceAs, { choice: label, format: formats[tool.preset].label }) : label}
      </PageLink>
    </li>
  );
}

/** Names of files that are listed; the others are counted. */
const NAMED = 5;

/** Endings of what can be saved as a PDF where it comes from. */
const documents =
  /\.(docx?|odt|rtf|pages|txt|md|html?|epub|xls[xm]?|ods|csv|numbers|pp[ts]x?|odp|key|pub|xps)$/i;

function kindOf(files: readonly File[]): keyof typeof words.unreadableAs {
  if (files.every(({ type }) => type.startsWith("image/") || type in unreadable)) return "picture";
  return files.every(({ name }) => documents.test(name)) ? "document" : "other";
}

function Unknown({ files }: { files: readonly File[] }) {
  const { count } = useFormat();
  const names = files.slice(0, NAMED).map(({ name }) => name);
  const more = files.length - names.length;
  return (
    <div className="wrap-anywhere mt-1.5 flex gap-1 rounded-control border border-care bg-care-wash px-1.5 py-1 text-small">
      <FailIcon className="mt-0.25 size-2.5 shrink-0 text-care" />
      <div className="min-w-0">
        <p className="font-semibold">
          <Filled
            sentence={more > 0 ? count(words.unreadableMore, more) : count(words.unreadable, files.length)}
            parts={{ names: <Names names={names} /> }}
          />
        </p>
        <p>{count(words.unreadableAs[kindOf(files)], files.length)}</p>
      </div>
    </div>
  );
}
