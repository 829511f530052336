// npm start: builds if anything changed, then serves.
import { startProgram } from "./start-program";

await startProgram("main.mjs");
