"use client";

import { handOver } from "@/lib/client/handover";
import { inCall } from "@/lib/client/in-call";
import { load, warm } from "@/lib/client/load";
import { renamed } from "@/lib/client/save";
import { isAnimated, keepsDetails, type TileId, tiles } from "@/lib/formats";
import { batchZip } from "@/lib/limits";
import type { ScreenProps } from "@/lib/tools/types";
import type { FileResult } from "../../converter/file-row";
import { FilesFrame } from "../../converter/files-frame";
import { type Keeping, keepingFields } from "../../converter/keeping";
import { retryable } from "../../converter/loadable";
import { useKept } from "../../converter/screen-memory";
import { AsideButton, StartButton } from "../../converter/start-button";
import type { Entry } from "../../converter/state";
import { useCompare } from "../../converter/use-compare";
import type { Work } from "../../converter/use-converter";
import { useNotes, useProblems } from "../../converter/use-problems";
import { useProgress } from "../../converter/use-progress";
import { useScreen } from "../../converter/use-screen";
import { useSessions } from "../../converter/use-sessions";
import { useResultsZip } from "../../converter/zip-button";
import { formatsIn, SelectField } from "../../ui/fields";
import { Filled } from "../../ui/filled";
import { PageLink } from "../../ui/link";
import { useFormat, useWords } from "../../ui/words";
import { type BatchTool, type BatchWords, keepsNames, useOutcomeWords } from "./outcome-words";
import { useTarget } from "./use-target";

const loadBatch = () => load(import("./run-batch"));
const warmBatch = () => warm(loadBatch);
const KeepDetails = retryable(
  () => import("../../converter/keep-details").then((module) => module.KeepDetails),
  () => <div className="min-h-5.5" />,
);
const SavedAgain = retryable(() => import("./saved-again").then((module) => module.SavedAgain));
const KeptDetails = retryable(() =>
  import("../../converter/keep-details").then((module) => module.KeptDetails),
);

/** Outcome of a run: its target, the visitor's choices, and the server addresses of these and earlier results of the screen. */
type Batch = { to: TileId; chosen: string; keeping: Keeping; sessions: readonly string[] };

/** Photos whose details are open at once; of more, they would hide the next rows. */
const MOST_OPEN = 3;

type BatchScreenProps = Pick<ScreenProps<BatchTool>, "tool" | "alternatives" | "behavior"> & {
  words: BatchWords;
  /** Whether the page's other layout has the same files. */
  shares?: boolean;
};

/** Converts files in one call: to the tool's format, or to one that the visitor chooses. */
export function BatchScreen(props: BatchScreenProps) {
  const { tool, words, shares = false } = props;
  const texts = useWords("batch");
  const { announced, outcome, settings } = useWords("converter");
  const { count, fill } = useFormat();
  const problems = useProblems();
  const noteOf = useNotes();
  const [format, setFormat] = useTarget(tool);
  const remember = useSessions();
  const chooses = tool.screen === "any-format";
  const choice = "choice" in tool ? tool.choice : undefined;
  const [chosen, setChosen] = useKept("choice", choice?.values[0] ?? "");
  const [keeping, setKeeping] = useKept<Keeping>("keeping", "nothing");
  const work: Work<FileResult, Batch> = async (job) => {
    const { call, ...fixed } = tool;
    const to = job.before?.to ?? format;
    const sent = job.before?.chosen ?? chosen;
    const kept = job.before?.keeping ?? keeping;
    // The general converter's file names and contract use the chosen format's own name.
    const extension = chooses ? to : tiles[to].extension;
    const { runBatch } = await loadBatch();
    return runBatch({
      job,
      call,
      problems,
      options: {
        ...("timeoutMs" in fixed && { timeoutMs: fixed.timeoutMs }),
        // A canvas has no details.
        ...("redraw" in fixed && kept === "nothing" && { redraw: fixed.redraw }),
        fields: {
          ...("fields" in fixed && fixed.fields),
          ...(chooses && { format: to }),
          ...(choice && sent && { [choice.field]: sent }),
          ...(keepsDetails(tool.from, to) && keepingFields(kept)),
        },
      },
      resultOf: ({ blob, image }, { name }) => {
        const note = noteOf(image);
        return {
          blob,
          name: keepsNames(tool) ? name : renamed(name, extension),
          ...(note && { note }),
          details: image.details,
        };
      },
      outcomeOf: (sessions) => ({ to, chosen: sent, keeping: kept, sessions: remember(sessions) }),
    });
  };

  const screen = useScreen<FileResult, Batch>(props, {
    work,
    unfinished: { failed: (file, error) => inCall(problems, file.name, error) },
    shares,
    said: { finished: (_, { length: n }) => count(announced.finished, n) },
    warm: warmBatch,
    isCurrent: (made) => made?.to === format && made.chosen === chosen && made.keeping === keeping,
  });
  const { phase, running, done, behavior, converted, guide } = screen;
  const progress = useProgress(screen, {
    steps: words.steps,
    ...(behavior.views && { last: outcome.complete }),
  });
  const zip = useResultsZip(screen, batchZip);
  const compare = useCompare(screen);
  const moves = isAnimated(tool.from) && isAnimated(tool.to);

  const keeps = screen.files.length > 0 && keepsDetails(tool.from, format);

  const detailed = converted.filter(({ status }) => status.result.details?.removed.length).length;
  const said = useOutcomeWords(tool, words);
  const setting = choice
    ? { name: words.choice?.label ?? "", value: words.choice?.texts[chosen] ?? chosen }
    : chooses && { name: texts.target, value: tiles[format].label };
  // Where the results have a view of their own, nothing can be converted again.
  const hasOptions = (setting || keeps) && !(behavior.views && done);

  const made = phase.state === "done" ? phase.outcome : undefined;
  const to = made?.to ?? format;
  const compressor = chooses ? tool.compressor : undefined;
  /** Link to the tool that makes files smaller, which takes them along. */
  const compressorFor = (...taken: File[]) =>
    compressor && (
      <PageLink
        href={compressor}
        className="underline underline-offset-2"
        onClick={() => taken.length > 0 && handOver(compressor, taken)}
      >
        {words.compressor}
      </PageLink>
    );
  const start = <StartButton screen={screen} label={words.action} busy={words.busy} />;
  const more = <AsideButton onClick={() => guide.clear(announced.ready)}>{texts.more}</AsideButton>;
  return (
    <FilesFrame
      screen={screen}
      to={format}
      progress={progress}
      options={
        hasOptions && (
          <>
            {choice && (
              <SelectField
                label={words.choice?.label ?? ""}
                options={choice.values.map((value) => ({ value, text: words.choice?.texts[value] ?? value }))}
                value={chosen}
                onChange={setChosen}
              />
            )}
            {chooses && (
              <div>
                <SelectField
                  label={texts.target}
                  options={formatsIn(tool.targets)}
                  value={format as (typeof tool.targets)[number]}
                  onChange={setFormat}
                />
                <p className="mt-0.5 text-note text-quiet">
                  {words.targets?.[format]}{" "}
                  {tool.compressor && <Filled sentence={texts.smaller} parts={{ tool: compressorFor() }} />}
                </p>
              </div>
            )}
            {keeps && <KeepDetails value={keeping} onChange={setKeeping} />}
          </>
        )
      }
      summary={
        <span className="flex flex-wrap gap-x-2">
          {setting && <span>{fill(settings.named, setting)}</span>}
          {keeps && <KeptDetails value={keeping} />}
        </span>
      }
      outcome={{
        title: said.title(detailed),
        text: said.text(converted.length, to, detailed),
      }}
      next={zip.button}
      start={behavior.views && done ? more : behavior.views && running ? undefined : start}
      failures={said.failures}
      named={chooses}
      problems={zip.problems}
      sessions={made?.sessions}
      rows={{
        to,
        done,
        // Elsewhere it decides the number in a result's name.
        movable: !keepsNames(tool),
        removeAll: words.clear ?? true,
        openDetails: detailed <= MOST_OPEN,
        ...(done && { linkOf: said.linkOf(to) }),
        ...(compressor && {
          offerOf: (entry: Entry<FileResult>) => (
            <SavedAgain entry={entry} to={to} compressor={compressorFor(entry.file)} />
          ),
        }),
        ...(moves && { actionsOf: compare.actionsOf }),
      }}
    >
      {compare.dialog}
    </FilesFrame>
  );
}
