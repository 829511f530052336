import { arriving } from "./arriving";

export const loadJpeg = () => arriving(import("../convert-jpeg"));

/** Starts fetching it before it is needed. Failing here is no error: the conversion tries again. */
export const warmJpeg = (): void => {
  loadJpeg().catch(() => {});
};
