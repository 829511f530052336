import { arriving } from "./arriving";

export const loadCompressor = () => arriving(import("../compress-files"));

/** Starts fetching it before it is needed. Failing here is no error: the compression tries again. */
export const warmCompressor = (): void => {
  loadCompressor().catch(() => {});
};
