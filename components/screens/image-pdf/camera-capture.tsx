"use client";

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { CameraError, showCamera, takePicture } from "@/lib/client/camera";
import type { Problem } from "@/lib/client/errors";
import { camera as wanted } from "@/lib/limits";
import type { Words } from "@/lib/words";
import { Preview } from "../../converter/preview";
import { ProblemBanner } from "../../converter/problem-banner";
import type { ListedFile } from "../../converter/state";
import { useFocusAfter } from "../../converter/use-focus-after";
import { Button } from "../../ui/button";
import { CameraIcon, SpinnerIcon } from "../../ui/icons";
import { Modal } from "../../ui/modal";
import type { ToastMessage } from "../../ui/toast";
import { useFormat, useWords } from "../../ui/words";

type CameraCaptureProps = {
  captures: readonly ListedFile[];
  onCapture: (picture: File) => void;
  onDiscard: () => void;
  /** Adds the captures to the PDF's files. */
  onUse: () => void;
  onClose: () => void;
  /** Opens the file picker in place of the camera, and the words of its button. */
  onChoose: () => void;
  choose: string;
  say: (tone: ToastMessage["tone"], text: string) => void;
  toast: ReactNode;
};

/**
 * 'Camera Capture': the front camera and the pictures taken with it. Closing the dialog turns the camera off.
 */
export function CameraCapture({
  captures,
  onCapture,
  onDiscard,
  onUse,
  onClose,
  onChoose,
  choose,
  say,
  toast,
}: CameraCaptureProps) {
  const { camera: texts, cameraErrors } = useWords("cameraPdf");
  const { fill } = useFormat();
  const { video, camera, retry } = useCamera();
  const [ratio, setRatio] = useState(wanted.width / wanted.height);
  const shutter = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  const live = camera.state === "live";
  const any = captures.length > 0;
  /** Whether there is nothing to do with a camera. */
  const isStuck = camera.state === "failed" && !any;

  useEffect(() => {
    // Move the focus only if it is still on the dialog or its heading, not if the visitor has moved it.
    if (live && document.activeElement?.matches("dialog, dialog h2")) shutter.current?.focus();
  }, [live]);

  async function capture() {
    try {
      onCapture(await takePicture(video.current));
      say("done", texts.taken);
    } catch (error) {
      const own = error instanceof CameraError && cameraErrors[error.code];
      say("failed", own || (error instanceof Error && error.message) || cameraErrors.notCaptured);
    }
  }

  function discard() {
    onDiscard();
    say("done", texts.discarded);
    focusAfter(() => shutter.current);
  }

  function use() {
    if (any) onUse();
    else say("failed", texts.none);
  }

  return (
    <Modal
      title={texts.title}
      onClose={onClose}
      footer={
        isStuck ? (
          <div className="flex flex-wrap gap-1">
            <Button look="primary" className="min-h-6.5 px-3 text-body max-sm:flex-1" onClick={onChoose}>
              {choose}
            </Button>
            <Button className="min-h-6.5 px-3 text-body max-sm:flex-1" onClick={retry}>
              {texts.again}
            </Button>
          </div>
        ) : (
          <Button
            look={any ? "primary" : "secondary"}
            className="min-h-6.5 w-full px-3 text-body aria-disabled:opacity-60 sm:w-auto"
            // It says why, as specified.
            aria-disabled={!any}
            onClick={use}
          >
            {fill(texts.use, { n: captures.length })}
          </Button>
        )
      }
    >
      <div className="grid gap-1.5">
        <div
          className="relative mx-auto grid aspect-(--ratio) w-[min(100%,46dvh*var(--ratio))] place-items-center overflow-hidden rounded-control bg-[oklch(0.185_0.012_265)] text-[oklch(0.955_0.005_100)]"
          style={{ "--ratio": ratio } as CSSProperties}
          hidden={camera.state === "failed"}
        >
          <video
            ref={video}
            muted
            playsInline
            aria-label={texts.view}
            // Mirrored, unlike the picture that is taken.
            className="absolute inset-0 size-full object-contain [transform:scaleX(-1)]"
            onResize={({ currentTarget: { videoWidth, videoHeight } }) => {
              if (videoHeight > 0) setRatio(videoWidth / videoHeight);
            }}
          />
          {camera.state === "starting" && (
            <p className="relative flex items-center gap-1 px-2 font-semibold text-small">
              <SpinnerIcon className="size-2.5 shrink-0 animate-turn" />
              {texts.starting}
            </p>
          )}
        </div>
        <div>
          <ProblemBanner problems={camera.state === "failed" ? [camera.problem] : []} />
          {camera.state === "failed" && any && (
            <Button className="mt-1.5 min-h-6.5 px-3" onClick={retry}>
              {texts.again}
            </Button>
          )}
        </div>
        {!isStuck && (
          <div className="flex flex-wrap items-center justify-center gap-1">
            <Button
              ref={shutter}
              look={any ? "secondary" : "primary"}
              className="min-h-6.5 px-3 text-body tabular-nums"
              disabled={!live}
              onClick={capture}
            >
              <CameraIcon />
              {fill(texts.take, { n: captures.length })}
            </Button>
            <Button look="quiet" disabled={!any} onClick={discard}>
              {texts.discard}
            </Button>
          </div>
        )}
        {any && (
          <ol aria-label={texts.captures} className="grid grid-cols-4 gap-1 sm:grid-cols-6">
            {captures.map(({ id, file }) => (
              <li key={id} title={file.name}>
                <Preview picture={file} format="jpg" className="w-full" />
              </li>
            ))}
          </ol>
        )}
      </div>
      {toast}
    </Modal>
  );
}

/** Says what happened to the camera, in the browser's own words if access failed, and what helps. */
function problemOf({ cameraErrors, cameraAdvice }: Words["cameraPdf"], error: unknown): Problem {
  const { code, cause } = error instanceof CameraError ? error : { code: "noAccess" as const, cause: error };
  const { name = "", message = "" } = cause instanceof Error ? cause : {};
  const advice: Readonly<Record<string, string>> = cameraAdvice;
  const detail = advice[name];
  return { text: (code === "noAccess" && message) || cameraErrors[code], ...(detail && { detail }) };
}

type Camera = { state: "starting" } | { state: "live" } | { state: "failed"; problem: Problem };

/** Shows the front camera in a video while the component is mounted. */
function useCamera() {
  const texts = useWords("cameraPdf");
  const video = useRef<HTMLVideoElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [camera, setCamera] = useState<Camera>({ state: "starting" });

  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each attempt.
  useEffect(() => {
    if (!video.current) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const fail = (error: unknown) => {
      if (!signal.aborted) setCamera({ state: "failed", problem: problemOf(texts, error) });
    };
    setCamera({ state: "starting" });
    showCamera(signal, video.current, () => fail(new CameraError("noFeed"))).then(() => {
      if (!signal.aborted) setCamera({ state: "live" });
    }, fail);
    return () => leaving.abort();
  }, [texts, attempt]);

  return { video, camera, retry: () => setAttempt(attempt + 1) };
}
