"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { CameraError, cameraProblem, showCamera } from "@/lib/client/camera";
import { cameraWords } from "@/lib/client/camera-support";
import type { Problem } from "@/lib/client/errors";

type Camera = { state: "starting" } | { state: "live" } | { state: "failed"; problem: Problem };

/** The front camera in a video, from the first render until the component leaves. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const current = useRef<AbortController>(undefined);
  const [camera, setCamera] = useState<Camera>({ state: "starting" });

  const start = useCallback(async () => {
    current.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    const fail = (error: unknown) => {
      if (!signal.aborted) setCamera({ state: "failed", problem: cameraProblem(error) });
    };
    setCamera({ state: "starting" });
    try {
      if (!video.current) throw new CameraError(cameraWords.noFeed, undefined);
      await showCamera(signal, video.current, () => fail(new CameraError(cameraWords.noFeed, undefined)));
      if (!signal.aborted) setCamera({ state: "live" });
    } catch (error) {
      fail(error);
    }
  }, []);

  useEffect(() => {
    start();
    return () => current.current?.abort();
  }, [start]);

  return { video, camera, retry: start };
}
