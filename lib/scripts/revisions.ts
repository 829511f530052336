// npm run revisions: sets the date of pages whose text has changed, for the sitemap (see lib/site/revisions.ts).
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { datedAnew } from "../site/revisions";

const today = new Date().toISOString().slice(0, 10);
writeFileSync(join("lib", "site", "revisions.json"), `${JSON.stringify(datedAnew(today), null, 2)}\n`);
