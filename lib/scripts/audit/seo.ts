// npm run audit:seo: reads the production build like a crawler and lists problems.

import { siteUrl } from "../../settings";
import { buildIfNeeded } from "../production-build";
import { audit } from ".";
import { readBuild } from "./read-build";

await buildIfNeeded();
const site = readBuild(process.cwd(), siteUrl);
const findings = audit(site);
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);
console.log(`${site.pages.size} pages read, nothing found.`);
