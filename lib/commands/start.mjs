// npm start: installs and builds if anything changed, then serves.
import { buildIfNeeded, install, requireNode } from "./project.mjs";

requireNode();
await install();
await buildIfNeeded();
await import("./serve.mjs");
