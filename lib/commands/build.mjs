// npm run build: a fresh production build, for images and pipelines that serve later.
import { buildIfNeeded, install, requireNode } from "./project.mjs";

requireNode();
await install();
await buildIfNeeded({ force: true });
