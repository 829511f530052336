import { camera } from "../limits";

/** Thrown when the camera cannot be shown, or takes no picture. Its cause is the browser's error. */
export class CameraError extends Error {
  override name = "CameraError";

  constructor(
    readonly code: "noAccess" | "noFeed" | "notReady" | "notCaptured",
    cause?: unknown,
  ) {
    super(code, { cause });
  }
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
    throw new CameraError("noAccess", cause);
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
    throw new CameraError("noFeed", cause);
  }
}

/**
 * Takes a picture from a video in the camera's resolution, not mirrored.
 *
 * @throws {CameraError} or the canvas's error
 */
export async function takePicture(video: HTMLVideoElement | null): Promise<File> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!video?.videoWidth || !context) throw new CameraError("notReady");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  context.drawImage(video, 0, 0);
  const type = "image/jpeg";
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, camera.quality));
  if (!picture) throw new CameraError("notCaptured");
  return new File([picture], `camera-capture-${Date.now()}.jpg`, { type });
}
