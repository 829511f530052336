import { createFolderStore } from "./folder";
import type { StoreSettings } from "./settings";
import type { Store } from "./types";

/**
 * Opens the storage of results. What only a bucket needs is loaded when there is one.
 *
 * @param options.retentionMs age at which a result expires
 * @param options.now clock in milliseconds since the epoch
 * @throws Error with one sentence for the operator
 */
export async function openStore(
  settings: StoreSettings,
  { retentionMs, now }: { retentionMs: number; now?: (() => number) | undefined },
): Promise<Store> {
  const options = { retentionMs, ...(now && { now }) };
  if (settings.kind === "folder") return createFolderStore({ ...settings, ...options });
  const { createS3Store } = await import("./s3").catch((cause) => {
    throw new Error(
      "STORE_URL is an s3:// address, which needs the package aws4fetch. Install it with 'npm ci'.",
      { cause },
    );
  });
  return createS3Store({ ...settings, ...options });
}
