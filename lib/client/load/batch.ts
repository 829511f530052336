import { arriving } from "./arriving";

export const loadBatch = () => arriving(import("../convert-batch"));

/** Starts fetching what a conversion needs. Failing here is no error: the conversion tries again. */
export const warmConversion = (): void => {
  loadBatch().catch(() => {});
};
