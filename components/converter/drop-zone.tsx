"use client";

import { clsx } from "clsx";
import { type CSSProperties, type DragEvent, type ReactNode, type Ref, useId, useRef, useState } from "react";
import { atBase } from "@/lib/base-path";
import { tiles } from "@/lib/formats";
import { type FileSource, refusesType } from "@/lib/tools/accept";
import type { Screen } from "@/lib/tools/types";
import type { DropZoneWords } from "@/lib/tools/words";
import { buttonClass } from "../ui/button";
import { TurnArrow } from "../ui/icons";
import { FormatTile } from "../ui/tiles";
import { useFormat, useWords } from "../ui/words";
import { FileInput, useFileIntake } from "./file-intake";

type DropZoneProps = {
  tool: Pick<Screen, "accept" | "from" | "to" | "sample">;
  words: DropZoneWords;
  onFiles: (files: File[], source: FileSource) => void;
  /** Called when the visitor is about to choose files, to prefetch code. */
  onApproach: () => void;
  disabled?: boolean;
  /** Shrinks the zone to a line once files are selected, which says what further ones do. */
  compact?: boolean;
  /** Whether other files are the next step. */
  next?: boolean;
  /** Whether further files are added, replace the others, or the only one. */
  further?: "more" | "other" | "another";
  buttonRef?: Ref<HTMLButtonElement>;
  /** Another way to add files, beside the button. */
  beside?: ReactNode;
  /** Called when the file picker is closed without a choice. */
  onNothing?: () => void;
};

/**
 * Takes files from the button, from drops anywhere on the page, and from the clipboard; disabled, from drops and the
 * clipboard alone. A click anywhere in the zone opens the picker; keyboards and screen readers use the button. Until the
 * script has loaded, the file input itself covers the zone, so that it works from first paint.
 */
export function DropZone({
  tool,
  words,
  onFiles,
  disabled = false,
  compact = false,
  ...rest
}: DropZoneProps) {
  const { onApproach, buttonRef, beside, next, further = "other" } = rest;
  const { prompt, dragging, or, button, hint, limits } = words;
  const { sample } = tool;
  const texts = useWords("converter").drop;
  const { fill } = useFormat();
  const hintId = useId();
  const sign = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const intake = useFileIntake({ onFiles, onNothing: rest.onNothing }, input);
  const { dragged, ready } = intake;
  const over = dragged !== undefined;
  // Only when every file is of a wrong type: with some right ones, the drop adds those.
  const wrong = over && dragged.length > 0 && dragged.every((type) => refusesType(tool.accept, type));
  const only =
    tool.from === "image" ? texts.onlyPictures : fill(texts.onlyFormat, { format: tiles[tool.from].label });
  const calm = compact ? texts[further] : prompt;
  const said = over ? (wrong ? only : disabled ? texts.busy : dragging) : calm;
  const chooser = (
    <button
      type="button"
      ref={buttonRef}
      disabled={disabled}
      aria-describedby={hintId}
      className={buttonClass(
        compact && !next ? "secondary" : "primary",
        compact ? undefined : "min-h-6.5 px-3 text-body",
      )}
    >
      {button}
    </button>
  );
  const limitLines = (
    <div id={hintId} className={compact ? "sr-only" : "text-note text-quiet *:text-balance"}>
      <p>{hint}</p>
      {limits && <p>{limits}</p>}
    </div>
  );

  // PDFs are added, or there is one alone: they never take the place of several.
  const touch = said === prompt && texts.touch[tool.from === "pdf" ? (further as "more") : "photos"];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the button inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboards use the button.
    <div
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={() => input.current?.click()}
      onDragOver={(event) => lean(sign.current, event)}
      onDragLeave={() => straighten(sign.current)}
      onDrop={() => straighten(sign.current)}
      data-testid="drop-zone"
      data-ready={ready || undefined}
      data-dragging={(over && (wrong ? "wrong" : "right")) || undefined}
      className={clsx(
        "relative border transition-colors",
        disabled ? "border-rule" : "cursor-pointer",
        !disabled && !over && "border-edge border-dashed bg-sheet hover:border-ink",
        over && (wrong ? "border-care bg-care-wash" : "border-ink bg-accent-wash"),
        compact
          ? "flex flex-wrap items-center justify-between gap-x-1.5 rounded-control py-0.5 pe-0.5 ps-2"
          : "grid min-h-24 grid-cols-[minmax(0,1fr)] place-items-center rounded-sheet border-2 px-2 py-2 text-center sm:min-h-40 sm:py-3 lg:min-h-60",
      )}
    >
      <FileInput
        ref={input}
        intake={intake}
        accept={tool.accept.picker}
        multiple={further !== "another"}
        label={button}
        disabled={disabled}
      />
      {compact ? (
        <>
          <p className={clsx("my-0.5 min-w-0 text-small", over && "font-bold")}>
            {said} {/* Two buttons fill the line. */}
            {!over && !beside && (
              <span className="ms-0.5 touch:hidden text-note text-quiet max-sm:hidden">{prompt}</span>
            )}
          </p>
          <div className="flex flex-wrap gap-0.5">
            {chooser}
            {beside}
          </div>
          {limitLines}
        </>
      ) : (
        <div className="flex flex-col items-center gap-2">
          {/* The two formats as outlines. While files are dragged over the zone they fill in and lean. */}
          <div ref={sign} aria-hidden="true" className="flex items-center gap-1.5 max-sm:hidden">
            {[tool.from, tool.to].map((format, index) => (
              <span key={index === 0 ? "from" : "to"} className="contents">
                {index === 1 && <TurnArrow className="w-3.5 text-edge" />}
                {/* The source follows the pointer more than the target. */}
                <span
                  className="leaning size-8 lg:size-11"
                  style={{ "--lean": index === 0 ? 1 : 0.5 } as CSSProperties}
                >
                  <FormatTile format={format} ghost={!over} className="size-full" />
                </span>
              </span>
            ))}
          </div>
          {or && (
            <p className="text-balance font-bold text-lead lg:text-title">
              <Prompt said={said} touch={touch} />
            </p>
          )}
          <div className="flex flex-col flex-wrap items-center justify-center gap-x-1.5 gap-y-1">
            {or && <p className="touch:hidden text-quiet text-small max-sm:order-last">{or}</p>}
            <div className="flex flex-wrap items-center justify-center gap-1">
              {chooser}
              {beside}
            </div>
            {!or && (
              <p className={clsx("text-small", over ? "font-bold" : "text-quiet")}>
                <Prompt said={said} touch={touch} />
              </p>
            )}
          </div>
          {limitLines}
          {sample && (
            <SampleLink sample={sample} disabled={disabled} onFile={(file) => onFiles([file], "select")} />
          )}
        </div>
      )}
    </div>
  );
}

type PromptProps = { said: string; touch: string | false };

/** What to do here: one text for pointers, another where nothing can be dragged. The style sheet shows one of them. */
function Prompt({ said, touch }: PromptProps) {
  if (!touch) return said;
  return (
    <>
      <span className="touch:hidden">{said}</span>
      <span className="hidden touch:inline">{touch}</span>
    </>
  );
}

type SampleLinkProps = {
  sample: NonNullable<Screen["sample"]>;
  disabled: boolean;
  onFile: (file: File) => void;
};

/** Takes a file of ours as if the visitor had selected it. */
function SampleLink({ sample: { path, name }, disabled, onFile }: SampleLinkProps) {
  const texts = useWords("converter");
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");

  async function take() {
    setState("loading");
    try {
      const response = await fetch(atBase(path));
      if (!response.ok) throw new Error(response.statusText);
      const blob = await response.blob();
      onFile(new File([blob], name, { type: blob.type }));
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  return (
    <p className="text-note text-quiet">
      {state === "failed" ? texts.drop.sampleFailed : texts.drop.sample}{" "}
      <button
        type="button"
        disabled={disabled}
        className="relative z-2 min-h-3 pointer-coarse:min-h-5.5 font-semibold text-ink underline decoration-edge underline-offset-2 hover:decoration-ink"
        onClick={(event) => {
          // A click in the surrounding zone would open the picker.
          event.stopPropagation();
          event.preventDefault();
          if (state !== "loading") take();
        }}
      >
        {state === "failed" ? texts.actions.again : texts.drop.trySample}
      </button>
    </p>
  );
}

/** Lean in pixels at the edge of the area. */
const REACH = 14;

/** Lets an element lean towards the pointer: `--lean-x` and `--lean-y` are its offset from the center of the area. */
function lean(sign: HTMLElement | null, { currentTarget, clientX, clientY }: DragEvent<HTMLElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const offset = (share: number) => ((share - 0.5) * 2 * REACH).toFixed(1);
  sign?.style.setProperty("--lean-x", offset((clientX - left) / width));
  sign?.style.setProperty("--lean-y", offset((clientY - top) / height));
}

function straighten(sign: HTMLElement | null) {
  sign?.style.removeProperty("--lean-x");
  sign?.style.removeProperty("--lean-y");
}
