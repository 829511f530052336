export { errors } from "./errors";
export { failures } from "./failures";
export { notes } from "./notes";
export { pdfTables } from "./pdf-tables";
export { photoDetails } from "./photo-details";
