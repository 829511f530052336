// npm run audit:seo: reads the production build like a crawler, and says what is not as it should be.
import { buildIfNeeded, install, requireNode, root } from "./project.mjs";

requireNode();
await install();
await buildIfNeeded();
const { createJiti } = await import("jiti");
const jiti = createJiti(import.meta.url);
const { audit } = await jiti.import("../audit/index.ts");
const { readBuild } = await jiti.import("../audit/read-build.ts");
const { siteUrl } = await jiti.import("../site/name.ts");
const site = readBuild(root, siteUrl);
const findings = audit(site);
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);
console.log(`${site.pages.size} pages read, nothing found.`);
