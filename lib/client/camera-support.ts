/** Returns whether the browser offers cameras to this page, which it does not over plain HTTP. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === "function";

type WithPolicy = Document & { featurePolicy?: { allowsFeature: (name: string) => boolean } };

/**
 * Returns whether the camera is blocked only because of client navigation: a document keeps the
 * Permissions-Policy of the address it was loaded from.
 */
export function needsOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  const barred = (document as WithPolicy).featurePolicy?.allowsFeature("camera") === false;
  return barred && loaded !== undefined && new URL(loaded.name).pathname !== location.pathname;
}
