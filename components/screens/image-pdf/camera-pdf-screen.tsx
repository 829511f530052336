"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { hasCamera, needsOwnDocument } from "@/lib/client/camera-support";
import { warm } from "@/lib/client/load";
import type { FileSource } from "@/lib/tools/accept";
import type { ScreenProps, CameraPdfScreen as Tool } from "@/lib/tools/types";
import { OfflineNote } from "../../converter/converter-frame";
import { DropZone } from "../../converter/drop-zone";
import { DeleteNow } from "../../converter/lazy-delete-now";
import { loadable, warmable } from "../../converter/loadable";
import { ProblemBanner } from "../../converter/problem-banner";
import { useKept } from "../../converter/screen-memory";
import type { ListedFile } from "../../converter/state";
import { listFiles } from "../../converter/use-converter";
import { usePageMark } from "../../converter/use-page-mark";
import { useProgress } from "../../converter/use-progress";
import { useScreen } from "../../converter/use-screen";
import { WaitingNote } from "../../converter/waiting-note";
import { Button } from "../../ui/button";
import { useEarlyPress } from "../../ui/early-press";
import { CameraIcon } from "../../ui/icons";
import { LiveRegion } from "../../ui/live-region";
import { Toast, useToast } from "../../ui/toast";
import { useFormat, useWords } from "../../ui/words";
import { isMadeWith, usePdfMaking, warmPdfMaker } from "./use-pdf-making";

const loadFiles = () => import("./selected-images");
const SelectedImages = loadable(() => loadFiles().then((module) => module.SelectedImages));
// In the dialog's chunk, so that it has loaded before a PDF is ready.
const PdfResult = loadable(() => loadFiles().then((module) => module.PdfResult));
const [CameraCapture, warmCamera] = warmable(() =>
  import("./camera-capture").then((module) => module.CameraCapture),
);

const warmFiles = () => {
  warmPdfMaker();
  warm(loadFiles);
};

/** The toasts announce the rest. */
const said = { started: "", finished: () => "" };
const none: readonly ListedFile[] = [];

/**
 * IMG to PDF: images from files or the camera, checked in a dialog, into one PDF. The PDF stays until the next one is
 * made.
 */
export function CameraPdfScreen(props: ScreenProps<Tool>) {
  const { tool, words } = props;
  const texts = useWords("cameraPdf");
  const { announced, progress: steps } = useWords("converter");
  const { count } = useFormat();
  const { work, unfinished, ...making } = usePdfMaking(tool);
  const screen = useScreen(props, {
    work,
    unfinished,
    said,
    warm: warmFiles,
    isCurrent: (pdf) => isMadeWith(pdf, making.options),
  });
  const { files, phase, running, done, problems, guide } = screen;
  const progress = useProgress(screen, { steps: words.steps });
  const [captures, setCaptures] = useKept("captures", none);
  const { toast, show, hide } = useToast();
  const area = useRef<HTMLDivElement>(null);
  useEarlyPress(area);
  usePageMark("files", done);
  const hasFiles = useRef(files.length > 0 || done);
  // The camera is not switched on again for a visitor who comes back.
  const [onCamera, setOnCamera] = useState(false);
  const [shown, setShown] = useKept<"page" | "files">("view", "page");
  const view = onCamera ? "camera" : shown;
  const setView = useCallback(
    (next: typeof view) => {
      setOnCamera(next === "camera");
      if (next !== "camera") setShown(next);
    },
    [setShown],
  );
  const onFiles = view === "files" && files.length > 0;
  const onPage = !onFiles && view !== "camera";
  const message = <Toast toast={toast} />;

  useEffect(() => {
    // Not with files, or a PDF, which a new document would lose.
    if (needsOwnDocument() && !hasFiles.current) location.reload();
    else if (!hasCamera()) show("failed", texts.cameraErrors.noApi);
  }, [show, texts]);

  const { state } = phase;
  useEffect(() => {
    if (state === "running") show("busy", steps.converting);
    if (state === "done") {
      show("done", words.success);
      setView("page");
    }
    if (state === "failed") hide();
  }, [state, show, hide, setView, words.success, steps]);

  function choose(chosen: File[], source: FileSource) {
    hasFiles.current = true;
    hide();
    // In the dialog more files are added; on the page they replace the list, as specified.
    if (guide.choose(chosen, source, onFiles ? "append" : "replace") > 0) setView("files");
  }

  function openCamera() {
    if (needsOwnDocument() && files.length === 0) location.reload();
    else if (needsOwnDocument()) show("failed", texts.cameraErrors.ownDocument);
    else if (hasCamera()) setView("camera");
    else show("failed", texts.cameraErrors.unsupported);
  }

  function takeCaptures() {
    screen.append(captures.map(({ file }) => file));
    setCaptures(none);
    guide.announce(count(announced.added, captures.length));
    hide();
    setView("files");
  }

  function close() {
    // Keeps a finished PDF.
    guide.clear(announced.cleared, () => screen.clear(done ? "empty" : "clear"));
    hide();
    setView("page");
  }

  return (
    <div ref={area} className="grid gap-2">
      <div>
        <DropZone
          tool={tool}
          words={words.dropZone}
          onFiles={choose}
          onNothing={() => show("failed", words.messages.nothingPicked)}
          onApproach={warmFiles}
          disabled={running}
          compact={done}
          buttonRef={guide.chooser}
          beside={
            <Button
              // Above the input, which covers the zone until the script has loaded.
              className={done ? undefined : "relative z-2 min-h-6.5 px-3 text-body"}
              disabled={running}
              onPointerEnter={warmCamera}
              onFocus={warmCamera}
              onClick={(event) => {
                // A click in the surrounding zone would open the picker.
                event.stopPropagation();
                openCamera();
              }}
            >
              <CameraIcon />
              {texts.capture}
            </Button>
          }
        />
        <LiveRegion words={onPage ? guide.words : ""} />
        <ProblemBanner problems={onPage ? problems : []} />
        <OfflineNote waiting={running} />
        {onPage && <WaitingNote screen={screen} />}
      </div>
      {onPage && phase.state === "done" && (
        <PdfResult
          pdf={phase.outcome}
          text={count(texts.success, phase.outcome.pictures)}
          name={making.name}
          onName={making.setName}
        >
          {files.length > 0 && (
            <Button className="min-h-6.5 w-full px-3 text-body sm:w-auto" onClick={() => setView("files")}>
              {texts.change}
            </Button>
          )}
        </PdfResult>
      )}
      {onPage && done && <DeleteNow sessions="none" announce={guide.announce} />}
      {view === "camera" && (
        <CameraCapture
          captures={captures}
          onCapture={(picture) => setCaptures((before) => [...before, ...listFiles([picture])])}
          onDiscard={() => setCaptures(none)}
          onUse={takeCaptures}
          onClose={() => setView("page")}
          onChoose={() => {
            setView("page");
            guide.chooser.current?.click();
          }}
          choose={words.dropZone.button}
          say={show}
          toast={message}
        />
      )}
      {onFiles && (
        <SelectedImages
          screen={screen}
          action={words.action}
          making={making}
          progress={progress}
          onClose={close}
          toast={message}
        />
      )}
      {onPage && message}
    </div>
  );
}
