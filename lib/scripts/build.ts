// npm run build: a fresh production build, for images and pipelines that serve later.
import { buildIfNeeded } from "./production-build";

await buildIfNeeded({ force: true });
