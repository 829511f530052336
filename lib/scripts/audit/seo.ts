// npm run audit:seo: reads the production build like a crawler and lists problems.

import { siteUrl } from "../../settings";
import { buildIfNeeded } from "../production-build";
import { audit } from ".";
import { englishLeft, faultsOf } from "./english-left";
import { readBuild } from "./read-build";

await buildIfNeeded();
const site = await readBuild(process.cwd(), siteUrl);
const left = englishLeft(site);
for (const { language, sentences, doubtful } of left) {
  console.log(`${language}: ${doubtful.length} of ${sentences} sentences could be English.`);
  for (const { path, text } of doubtful) console.log(`  ${path}: ${text}`);
}
const findings = [...audit(site), ...left.flatMap(faultsOf)];
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);
console.log(`${site.pages.size} pages read, nothing found.`);
