/** The specified sentences about the camera. */
export const cameraWords = {
  /** At load. */
  noApi: "Camera API is not supported in this browser",
  /** When it is asked for. */
  unsupported: "Camera not supported on this device/browser",
  noFeed: "Error displaying camera feed",
  noAccess: "Failed to access camera",
  notReady: "Camera not properly initialized",
  notCaptured: "Failed to capture image",
} as const;

/** Whether the browser has cameras for this page: over plain HTTP it has none. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === "function";

type WithPolicy = Document & { featurePolicy?: { allowsFeature: (name: string) => boolean } };

/**
 * Whether the camera is barred only because the visitor came here from another page of the site: a document keeps
 * the Permissions-Policy of the address it was loaded from.
 */
export function needsOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  const barred = (document as WithPolicy).featurePolicy?.allowsFeature("camera") === false;
  return barred && loaded !== undefined && new URL(loaded.name).pathname !== location.pathname;
}
