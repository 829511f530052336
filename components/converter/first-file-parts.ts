/** Parts of every screen that come with the first file, as one script. */

export { BarWatch, FilesSummary } from "./bar-parts";
export { CancelledNote } from "./cancelled-note";
export { LanguageSwitch } from "./language-switch";
export { OutcomeBanner, RetryButton } from "./outcome-banner";
export { PageFiles } from "./page-files";
export { ProblemList } from "./problem-list";
export { ProgressBar } from "./progress-bar";
export { WaitingNote } from "./waiting-note";
