// npm run revisions: dates the pages whose words have changed, for the sitemap (see lib/site/revisions.ts).
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { install, requireNode, root } from "./project.mjs";

requireNode();
await install();
const { createJiti } = await import("jiti");
const { datedAnew } = await createJiti(import.meta.url).import("../site/revisions.ts");
const today = new Date().toISOString().slice(0, 10);
writeFileSync(join(root, "lib", "site", "revisions.json"), `${JSON.stringify(datedAnew(today), null, 2)}\n`);
