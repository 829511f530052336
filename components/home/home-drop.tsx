"use client";

import { clsx } from "clsx";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { receiveLaunches, registerWhenInstalled } from "@/lib/client/launches";
import type { Recognized } from "@/lib/client/recognize";
import { FileInput, useFileIntake } from "../converter/file-intake";
import { fetchList } from "../site/fetch-list";
import { buttonClass } from "../ui/button";
import { useWords } from "../ui/words";

const loadParts = () =>
  Promise.all([import("./file-choices"), import("@/lib/client/recognize"), fetchList("/choices.json")]);

type Parts = Awaited<ReturnType<typeof loadParts>>;

type State =
  | { name: "empty" | "looking" | "failed" | "lost" }
  | { name: "recognized"; files: Recognized; FileChoices: Parts[0]["FileChoices"]; choices: Parts[2] };

type HomeDropProps = { picker: string; children: ReactNode };

/**
 * Drop zone of the home page. It takes files in any format from the button, the clipboard and drops anywhere on the page,
 * then shows the conversions for them in place of the picture. Without scripts, only the picture is shown.
 */
export function HomeDrop({ picker, children }: HomeDropProps) {
  const words = useWords("homeDrop");
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<readonly File[]>(undefined);
  const [state, setState] = useState<State>({ name: "empty" });

  async function look(files: readonly File[]) {
    latest.current = files;
    setState((before) => (before.name === "recognized" ? before : { name: "looking" }));
    try {
      const [{ FileChoices }, { recognize }, choices] = await loadParts();
      const recognized = await recognize(files);
      if (latest.current === files) setState({ name: "recognized", files: recognized, FileChoices, choices });
    } catch {
      if (latest.current === files) setState({ name: "failed" });
    }
  }

  const take = useEffectEvent((files: readonly File[]) =>
    files.length > 0 ? void look(files) : setState({ name: "lost" }),
  );
  useEffect(() => {
    receiveLaunches((files) => take(files));
    const leaving = new AbortController();
    registerWhenInstalled(leaving.signal);
    return () => leaving.abort();
  }, []);

  const intake = useFileIntake({ onFiles: look }, input);
  const { dragged, ready } = intake;
  const over = dragged !== undefined;
  const wrong = dragged?.length && dragged.every((type) => type && !/^image\/|\/pdf$/.test(type));
  const invitation = wrong ? words.wrong : words.dragging;
  const known = state.name === "recognized";
  /** Whether nothing here reads any of the files. */
  const stuck = known && state.files.groups.length === 0;
  const prompt = { looking: words.looking, failed: words.failed, lost: words.lost, recognized: undefined };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the button inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards use the button.
    <div
      data-testid="home-drop"
      data-ready={ready || undefined}
      onClick={() => known || input.current?.click()}
      className={clsx(
        "relative rounded-sheet border-2 p-1.5 transition-colors sm:p-3 noscript:border-0 noscript:p-0",
        wrong
          ? "border-care bg-care-wash"
          : over
            ? "border-ink bg-accent-wash"
            : known
              ? "border-rule bg-sheet"
              : "border-edge border-dashed",
        known || "cursor-pointer hover:border-ink",
      )}
    >
      <FileInput
        ref={input}
        intake={intake}
        accept={picker}
        label={words.button}
        className="noscript:hidden"
      />
      {known ? <state.FileChoices files={state.files} choices={state.choices} /> : children}
      <p role="alert" className="sr-only">
        {(state.name === "failed" || state.name === "lost") && prompt[state.name]}
      </p>
      <div
        className={clsx(
          "mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 sm:mt-2 noscript:hidden",
          known && "border-rule border-t pt-2",
        )}
      >
        <button
          type="button"
          aria-describedby={noteId}
          className={buttonClass(stuck ? "primary" : known ? "secondary" : "chosen", "max-sm:w-full")}
          onClick={() => known && input.current?.click()}
        >
          {known ? words.others : words.button}
        </button>
        <p id={noteId} className="min-w-0 flex-1 basis-24 text-note text-quiet">
          {!known && (
            <span className="block font-semibold text-ink text-small">
              {over ? (
                invitation
              ) : state.name === "empty" ? (
                <>
                  <span className="touch:hidden">{words.prompt}</span>
                  <span className="hidden touch:inline">{words.touch}</span>
                </>
              ) : (
                prompt[state.name]
              )}
            </span>
          )}
          {known && over ? invitation : known && !stuck ? words.private : words.note}
        </p>
      </div>
    </div>
  );
}
