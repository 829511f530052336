import { counted } from "../format";
/** Words of the screen that makes a PDF of pictures and camera captures. */
export const cameraPdf = {
  capture: "Capture Images",
  files: "Selected Files",
  success: counted({ one: "One PDF with {n} picture.", other: "One PDF with {n} pictures." }),
  change: "Change pages",
  camera: {
    title: "Camera Capture",
    view: "Live camera view, mirrored",
    starting: "Initializing camera...",
    take: "Capture Image ({n})",
    taken: "Image captured!",
    discard: "Discard All",
    discarded: "Captured images discarded",
    captures: "Captured images",
    use: "Use {n} Captured Image(s) for PDF",
    none: "No images captured yet",
    again: "Try again",
  },
  cameraErrors: {
    /** Shown when the page loads. */
    noApi: "Camera API is not supported in this browser",
    /** Shown when the camera is opened. */
    unsupported: "Camera not supported on this device/browser",
    /** Shown when the camera is opened and the document may not use it. */
    ownDocument: "Reload this page to use the camera. Then select your files again.",
    noFeed: "Error displaying camera feed",
    noAccess: "Failed to access camera",
    notReady: "Camera not properly initialized",
    notCaptured: "Failed to capture image",
  },
  /** By the name of the browser's error (Media Capture and Streams, 10.2). */
  cameraAdvice: {
    NotAllowedError: "Allow the camera for this site in your browser's settings, then try again.",
    NotFoundError: "Connect a camera and try again, or close this and choose images instead.",
    NotReadableError: "Close other programs that use the camera, then try again.",
  },
};
