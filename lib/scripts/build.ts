// npm run build: makes a fresh production build, for container images and pipelines.
import { buildIfNeeded } from "./production-build";

await buildIfNeeded({ force: true });
