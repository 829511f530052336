// npm run audit:seo: reads the production build like a crawler and lists problems.
import { audit } from "../audit";
import { readBuild } from "../audit/read-build";
import { siteUrl } from "../site/settings";
import { buildIfNeeded } from "./production-build";

await buildIfNeeded();
const site = readBuild(process.cwd(), siteUrl);
const findings = audit(site);
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);
console.log(`${site.pages.size} pages read, nothing found.`);
