import { camera } from "../limits";
import { cameraWords } from "./camera-support";
import type { Problem } from "./errors";

/** Advice by the name of the browser's error (Media Capture and Streams, 10.2). */
const advice: Readonly<Record<string, string>> = {
  NotAllowedError: "Allow the camera for this site in your browser's settings, then try again.",
  NotFoundError: "Connect a camera and try again, or close this and choose images instead.",
  NotReadableError: "Close other programs that use the camera, then try again.",
};

/** Thrown when the camera cannot be shown. */
export class CameraError extends Error {
  override name = "CameraError";
  readonly detail: string | undefined;

  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.detail = cause instanceof Error ? advice[cause.name] : undefined;
  }
}

/** Returns the browser's message or ours. */
export function cameraProblem(error: unknown): Problem {
  const text = (error instanceof Error && error.message) || cameraWords.noAccess;
  return { text, ...(error instanceof CameraError && error.detail && { detail: error.detail }) };
}

const constraints = {
  audio: false,
  video: { facingMode: "user", width: { ideal: camera.width }, height: { ideal: camera.height } },
} satisfies MediaStreamConstraints;

/**
 * Shows the front camera in a video until the signal aborts.
 *
 * @param onLost called when the camera stops by itself
 * @throws {CameraError} or the platform's AbortError
 */
export async function showCamera(
  signal: AbortSignal,
  video: HTMLVideoElement,
  onLost: () => void,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia(constraints).catch((cause: unknown) => {
    throw new CameraError((cause instanceof Error && cause.message) || cameraWords.noAccess, cause);
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    if (video.srcObject === stream) video.srcObject = null;
  };
  // The visitor may have left while the browser asked for permission.
  if (signal.aborted) stop();
  signal.throwIfAborted();
  signal.addEventListener("abort", stop, { once: true });
  for (const track of stream.getTracks())
    track.addEventListener("ended", () => {
      stop();
      onLost();
    });
  try {
    video.srcObject = stream;
    await video.play();
  } catch (cause) {
    stop();
    signal.throwIfAborted();
    throw new CameraError(cameraWords.noFeed, cause);
  }
}

/**
 * Takes a picture from a video in the camera's resolution, not mirrored.
 *
 * @throws an Error with a message for the visitor
 */
export async function takePicture(video: HTMLVideoElement | null): Promise<File> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!video?.videoWidth || !context) throw new Error(cameraWords.notReady);
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  context.drawImage(video, 0, 0);
  const type = "image/jpeg";
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, camera.quality));
  if (!picture) throw new Error(cameraWords.notCaptured);
  return new File([picture], `camera-capture-${Date.now()}.jpg`, { type });
}
