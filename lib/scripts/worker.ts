// npm run worker: builds if anything changed, then converts files of the shared queue.
import { startProgram } from "./start-program";

await startProgram("worker.mjs");
