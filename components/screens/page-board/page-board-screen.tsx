"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { load, warm } from "@/lib/client/load";
import type { Organized } from "@/lib/client/organize-pdf";
import { type BoardFile, boardWith, emptyHistory } from "@/lib/client/page-board";
import { type Draft, defaultOptions, planOf } from "@/lib/client/page-plan";
import { splitName } from "@/lib/file-names";
import { pagePlan } from "@/lib/limits";
import type { ScreenProps, PageBoardScreen as Tool } from "@/lib/tools/types";
import { ConverterFrame } from "../../converter/converter-frame";
import { loadable, retryable } from "../../converter/loadable";
import { useKept } from "../../converter/screen-memory";
import { StartOrReset } from "../../converter/start-button";
import { usePageMark } from "../../converter/use-page-mark";
import { useProblems } from "../../converter/use-problems";
import { useProgress } from "../../converter/use-progress";
import { useScreen } from "../../converter/use-screen";
import { useSessions } from "../../converter/use-sessions";
import { isolated } from "../../ui/direction";
import { useFormat, useWords } from "../../ui/words";
import type { PasswordFields } from "./file-troubles";
import { type Opening, useOpenFiles } from "./use-open-files";

const loadParts = () => import("./page-board");
const PageBoard = loadable(
  () => loadParts().then((module) => module.PageBoard),
  () => <div className="min-h-40" />,
);
const BoardOptions = loadable(() => loadParts().then((module) => module.BoardOptions));
// It takes the focus in the render that shows it: React.lazy would show it only after that.
const BoardResults = retryable(() => loadParts().then((module) => module.BoardResults));

const loadCall = () => load(import("@/lib/client/organize-pdf"));
const warmParts = () => {
  warm(BoardResults.load);
  warm(loadCall);
};

/** What was made, and of what: the board stays, and is compared with it. */
type Outcome = Organized & { of: string };

/** The documents that can be made of the board, or the sentence that says what to do first. */
type Drafted =
  | { state: "opening" }
  | { state: "wrong" | "broken"; text: string; ofField?: boolean }
  | { state: "locked"; text: string; id: string }
  | { state: "ready"; documents: readonly Draft[] };

/** A run that found nothing to make, once all files were open. */
class NothingToMake extends Error {
  override name = "NothingToMake";
}

/** What is said at the field of the split, once something is typed there. */
const ofField: ReadonlySet<string> = new Set(["bad_number", "bad_ranges", "no_such_page"]);

const noPasswords: Readonly<Record<string, string>> = {};
const nothing: readonly string[] = [];

/** Identifies documents by what is in them; a single one can be renamed when it is saved. */
const keyOf = (documents: readonly Draft[]): string =>
  JSON.stringify(
    documents.map(({ name, pages }) => [
      documents.length > 1 && name,
      pages.map(({ id, turn }) => [id, turn]),
    ]),
  );

/** The pages of PDFs on one board: merged, split, put in order, turned, removed or extracted. */
export function PageBoardScreen(props: ScreenProps<Tool>) {
  const { tool, words } = props;
  const { mode } = tool;
  const texts = useWords("pageBoard");
  const { count, fill } = useFormat();
  const problems = useProblems();
  const remember = useSessions();
  const { settings } = useWords("converter");
  const [history, setHistory] = useKept("board", emptyHistory);
  const [chosen, setChosen] = useKept("selected", nothing);
  const [options, setOptions] = useKept("options", defaultOptions);
  const [name, setName] = useKept("name", "");
  const [passwords, setPasswords] = useKept("passwords", noPasswords);
  const [gone, setGone] = useKept<Organized | undefined>("gone", undefined);
  const [missing, setMissing] = useState<{ text: string; atField: boolean }>();
  /** Where numbers or ranges are typed that say where to split. */
  const field = useRef<HTMLInputElement>(null);
  const [fields] = useState<PasswordFields>(() => new Map());
  /** Whether it starts once the typed passwords have been tried. */
  const [starts, setStarts] = useState(false);

  function drafted(openingOf: (id: string) => Opening): Drafted {
    const found = files.map(({ id, file }) => ({ id, name: file.name, opening: openingOf(id) }));
    const locked = found.find(({ opening }) => opening.state === "locked");
    if (locked) {
      const text = fill(texts.missing.locked, { name: isolated(locked.name) });
      return { state: "locked", text, id: locked.id };
    }
    if (found.some(({ opening }) => opening.state === "opening")) return { state: "opening" };
    if (found.every(({ opening }) => opening.state === "broken"))
      return { state: "broken", text: texts.missing.broken };
    const opened = found.map(fileOf);
    const { pages } = boardWith(history.board, opened);
    const present = new Set(pages.map(({ id }) => id));
    const selected = new Set(chosen.filter((id) => present.has(id)));
    const plan = planOf({ mode, pages, files: opened, selected, options, name, ending: texts.endings[mode] });
    if ("documents" in plan) return { state: "ready", documents: plan.documents };
    const text = fill(texts.missing[plan.missing], {
      documents: pagePlan.documents,
      pages: pagePlan.pages,
      last: pages.length,
    });
    return { state: "wrong", text, ofField: ofField.has(plan.missing) };
  }

  const screen = useScreen<never, Outcome>(props, {
    warm: warmParts,
    said: {
      cleared: texts.announced.cleared,
      finished: ({ documents }) => count(texts.announced.finished, documents.length),
    },
    lostWith: (outcome) =>
      outcome && outcome !== gone ? outcome.documents.map((document) => document.blob ?? document) : [],
    async work({ signal, files: entries, onUpload }) {
      const [{ organizePdf }, opened] = await Promise.all([loadCall(), open.settled(signal)]);
      const found = drafted((id) => opened.get(id) ?? { state: "broken" });
      if (found.state !== "ready") throw new NothingToMake("text" in found ? found.text : texts.opening);
      const { documents } = found;
      const made = await organizePdf(signal, {
        documents,
        files: new Map(entries.map(({ id, file }) => [id, file])),
        passwords,
        zipName: `${splitName(entries[0]?.file.name ?? "")[0]}.zip`,
        onUpload,
      });
      return { outcome: { ...made, sessions: remember(made.sessions), of: keyOf(documents) } };
    },
  });
  const { files, phase, guide, running } = screen;
  const open = useOpenFiles(files, passwords);
  const progress = useProgress(screen, { steps: words.steps, working: texts.working, uploadFirst: true });
  const any = files.length > 0;
  // With the files, not with the board that is loaded after them: the page moves once.
  usePageMark("wide", any);
  const boardFiles = files.map(({ id, file }) =>
    fileOf({ id, name: file.name, opening: open.openingOf(id) }),
  );
  const draft = drafted(open.openingOf);
  const documents = draft.state === "ready" ? draft.documents : [];
  const broken = any && draft.state === "broken";
  /** Whether there are no pages before a password is entered, or another file is chosen. */
  const shut = broken || (draft.state === "locked" && boardFiles.every(({ facts }) => !facts));
  const outcome = phase.state === "done" && phase.outcome !== gone ? phase.outcome : undefined;
  const isMade = outcome?.of === keyOf(documents);

  const isTrying = files.some(({ id }) => open.isTrying(id));
  /** Tries the typed passwords first. A wrong one is said at its field. */
  function start() {
    const typed = [...fields].map(([id, { value }]) => [id, value] as const);
    const wrong = any && "text" in draft ? draft.text : undefined;
    const password = draft.state === "locked" ? fields.get(draft.id) : undefined;
    // Not while the settings are folded.
    const atField = draft.state === "wrong" && draft.ofField === true && field.current?.offsetParent != null;
    // Each broken file is named where it can be replaced or removed.
    const isTold = atField || broken || Boolean(password?.value);
    const waits = isTrying || typed.some(([id, password]) => password !== (passwords[id] ?? ""));
    setStarts(waits);
    setMissing(waits || wrong === undefined || (isTold && !atField) ? undefined : { text: wrong, atField });
    if (waits) setPasswords({ ...passwords, ...Object.fromEntries(typed) });
    else if (wrong === undefined) guide.convert();
    else {
      if (!isTold) guide.announce(wrong);
      (atField ? field.current : broken ? guide.chooser.current : password)?.focus();
    }
  }
  const goOn = useEffectEvent(start);
  useEffect(() => {
    if (starts && !isTrying) goOn();
  }, [starts, isTrying]);

  /** Offers to bring everything back, and only then takes it away. */
  function reset() {
    guide.clear();
    setHistory(emptyHistory);
    setChosen(nothing);
    setMissing(undefined);
    setStarts(false);
  }

  // The name of a single document can be changed beside it.
  const isOnlyNamed = outcome?.documents.length === 1 && mode !== "split" && mode !== "extract";
  const named = (label: string, value: string) => fill(settings.named, { name: label, value });
  const summary =
    mode === "split"
      ? named(texts.split, texts.ways[options.split])
      : mode === "extract"
        ? named(texts.extractAs, texts.extractWays[options.apart ? "apart" : "together"])
        : (documents[0]?.name ?? name) && named(texts.name, isolated(documents[0]?.name ?? name));

  return (
    <ConverterFrame
      screen={
        broken
          ? {
              ...screen,
              unusable: true,
              behavior: { ...screen.behavior, adding: "replace" },
              guide: { ...guide, choose: (chosen, source) => guide.choose(chosen, source, "replace") },
            }
          : screen
      }
      progress={progress}
      summary={summary}
      options={
        any &&
        !shut &&
        !isOnlyNamed && (
          <BoardOptions
            mode={mode}
            drafts={documents}
            field={field}
            needs={draft.state === "wrong" && draft.text}
            isWrong={
              draft.state === "wrong" &&
              draft.ofField === true &&
              (missing?.atField || options[options.split === "every" ? "every" : "ranges"].trim() !== "")
            }
            options={options}
            onOptions={(next) => {
              setMissing(undefined);
              setOptions(next);
            }}
            name={name}
            file={files[0]?.file.name ?? ""}
            onName={setName}
            onEnter={start}
          />
        )
      }
      outcome={
        phase.state === "done" && (
          <BoardResults
            made={phase.outcome}
            files={boardFiles}
            open={open}
            name={name}
            onName={setName}
            gone={phase.outcome === gone}
            guide={guide}
            onGone={() => setGone(phase.outcome)}
          />
        )
      }
      current={shut || (isMade ? undefined : false)}
      start={
        <StartOrReset
          screen={screen}
          label={words.action}
          busy={texts.busy[mode]}
          current={shut || isMade}
          idle={draft.state === "wrong" || draft.state === "locked"}
          gone={!outcome}
          onStart={start}
          onReset={reset}
        />
      }
      failures={(error) => [
        error instanceof NothingToMake ? { text: error.message } : problems.conversionFailed(error),
      ]}
      problems={
        missing && !missing.atField && "text" in draft && draft.text === missing.text
          ? [{ text: missing.text }]
          : []
      }
      isLong
      list={
        any && (
          <PageBoard
            mode={mode}
            screen={screen}
            files={boardFiles}
            open={open}
            documents={documents}
            options={options}
            disabled={running}
            broken={broken}
            shut={shut}
            told={running || outcome !== undefined}
            onChange={() => setMissing(undefined)}
            fields={fields}
            onCut={() => setOptions({ ...options, split: "marks" })}
            onPassword={(id, password) => setPasswords({ ...passwords, [id]: password })}
          />
        )
      }
    />
  );
}

const fileOf = ({ id, name, opening }: { id: string; name: string; opening: Opening }): BoardFile => ({
  id,
  name,
  ...(opening.state === "open" && { facts: opening.facts }),
});
