import { arriving } from "./arriving";

export const loadPdfMaker = () => arriving(import("../make-pdf"));

/** Starts fetching what makes a PDF of images. Failing here is no error: the conversion tries again. */
export const warmPdfMaker = (): void => {
  loadPdfMaker().catch(() => {});
};
