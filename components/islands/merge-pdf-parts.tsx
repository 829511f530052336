/** What JPG to PDF shows once there are files; one chunk, so that what comes later is there when it is wanted. */
export { PageOptions, PdfResult } from "../converter/pdf-making";
