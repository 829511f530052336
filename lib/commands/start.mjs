// npm start: installs and builds if anything changed, then serves.
import { buildIfNeeded, install, requireNode } from "./project.mjs";
import { readPort } from "./settings.mjs";

requireNode();
readPort();
await install();
await buildIfNeeded();
await import("./serve.mjs");
