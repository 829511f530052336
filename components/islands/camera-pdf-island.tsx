"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import type { FileSource } from "@/lib/client/accepts";
import { cameraWords, hasCamera, needsOwnDocument } from "@/lib/client/camera-support";
import { progressProfiles } from "@/lib/limits";
import type { AlternativeTools, CameraPdfScreen } from "@/lib/tools/types";
import { ProblemBanner } from "../converter/banners";
import { DropZone } from "../converter/drop-zone";
import { useGuidance } from "../hooks/use-guidance";
import { useCameraPdf, warmPdfMaker } from "../hooks/use-pdf-making";
import { useSimulatedProgress } from "../hooks/use-simulated-progress";
import { Button } from "../ui/button";
import { CameraIcon } from "../ui/icons";
import { LiveRegion, useQuarters } from "../ui/live-region";
import { Toast, useToast } from "../ui/toast";

const loadFiles = () => import("./selected-images");
const loadCamera = () => import("./camera-capture");
// `loading` gives each its own Suspense boundary. Without one the whole island would wait.
const loading = () => null;
const SelectedImages = dynamic(() => loadFiles().then((module) => module.SelectedImages), { loading });
// In the dialog's chunk, so that it has loaded before a PDF is ready.
const PdfResult = dynamic(() => loadFiles().then((module) => module.PdfResult), { loading });
const CameraCapture = dynamic(() => loadCamera().then((module) => module.CameraCapture), { loading });

const warm = () => {
  warmPdfMaker();
  loadFiles().catch(() => {});
};
const warmCamera = () => {
  loadCamera().catch(() => {});
};

/** The toasts announce the rest. */
const said = {
  started: "",
  cancelled: "Conversion cancelled.",
  cleared: "All files removed.",
  finished: () => "",
};

/** IMG to PDF: images from files or the camera, checked in a dialog, into one PDF. */
export function CameraPdfIsland({
  tool,
  alternatives,
}: {
  tool: CameraPdfScreen;
  alternatives: AlternativeTools;
}) {
  const screen = useCameraPdf(tool, alternatives);
  const { files, captures, conversion, problem } = screen;
  const guide = useGuidance(screen, said, warm);
  const { toast, show, hide } = useToast();
  const [view, setView] = useState<"page" | "files" | "camera">("page");
  const running = conversion.state === "running";
  const done = conversion.state === "done";
  const answered = running && conversion.answered;
  const progress = useSimulatedProgress(progressProfiles.a, tool.steps, { running, answered });
  useQuarters(running ? progress.percent : undefined, guide.announce);
  const onFiles = view === "files" && files.length > 0;
  const onPage = !onFiles && view !== "camera";
  const message = <Toast toast={toast} />;

  useEffect(() => {
    if (needsOwnDocument()) location.reload();
    else if (!hasCamera()) show("failed", cameraWords.noApi);
  }, [show]);

  const { state } = conversion;
  useEffect(() => {
    if (state === "running") show("busy", "Converting...");
    if (state === "done") {
      show("done", tool.success);
      setView("page");
    }
    if (state === "failed") hide();
  }, [state, show, hide, tool.success]);

  function choose(chosen: File[], source: FileSource) {
    hide();
    warm();
    const taken = screen.choose(chosen, source);
    if (taken === 0) return;
    guide.announce(`Added ${taken}.`);
    setView("files");
  }

  function openCamera() {
    if (hasCamera()) setView("camera");
    else show("failed", cameraWords.unsupported);
  }

  function takeCaptures() {
    screen.takeCaptures();
    guide.announce(`Added ${captures.length}.`);
    hide();
    setView("files");
  }

  function close() {
    guide.clear();
    hide();
    setView("page");
  }

  return (
    <div className="grid gap-2">
      <div>
        <DropZone
          tool={tool}
          onFiles={choose}
          onNothing={() => show("failed", tool.messages.nothingPicked)}
          onApproach={warm}
          disabled={running}
          compact={done}
          buttonRef={guide.chooser}
          beside={
            <Button
              className={done ? undefined : "min-h-6.5 px-3 text-body"}
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
              Capture Images
            </Button>
          }
        />
        <LiveRegion words={onPage ? guide.words : ""} />
        <ProblemBanner problems={onPage && problem ? [problem] : []} />
      </div>
      {onPage && done && (
        <PdfResult pdf={conversion.result} text="One PDF, with a page for every picture.">
          {files.length > 0 && (
            <Button className="min-h-6.5 w-full px-3 text-body sm:w-auto" onClick={() => setView("files")}>
              Change pages
            </Button>
          )}
        </PdfResult>
      )}
      {view === "camera" && (
        <CameraCapture
          captures={captures}
          onCapture={screen.capture}
          onDiscard={screen.discard}
          onUse={takeCaptures}
          onClose={() => setView("page")}
          say={show}
          toast={message}
        />
      )}
      {onFiles && (
        <SelectedImages
          tool={tool}
          screen={screen}
          guide={guide}
          progress={progress}
          onRemove={guide.remove}
          onClose={close}
          toast={message}
        />
      )}
      {onPage && message}
    </div>
  );
}
