import { arriving } from "./arriving";

export const loadPdf = () => arriving(import("../convert-pdf"));

/** Starts fetching what is made of a PDF. Failing here is no error: the conversion tries again. */
export const warmPdf = (): void => {
  loadPdf().catch(() => {});
};
