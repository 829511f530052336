/** What scripts say that are loaded on demand: no page is sent these words, see `lib/client/words`. */

export { errors } from "./errors";
export { fileChoices } from "./file-choices";
export { kept } from "./kept";
export { notes } from "./notes";
export { pagePicker } from "./page-picker";
export { photoDetails } from "./photo-details";
export { search } from "./search";
export { tablesEditor } from "./tables-editor";
export { vocabulary } from "./vocabulary";
