/** Parts of JPG to PDF that are shown once there are files, in one chunk. */
export { PageOptions, PdfResult } from "../converter/pdf-making";
