// npm run audit:lighthouse [-- runs]: Lighthouse on the production build as a phone loads it; writes AUDIT.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { buildIfNeeded, install, requireNode, root, run } from "./project.mjs";

/** Fetched when it is wanted: it brings more packages than the site and all its tests together. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const RUNS = Number(process.argv[2] ?? 3);
/** A browser that starts too slowly is no trace of a page (NO_NAVSTART): asked once more, it is one. */
const ATTEMPTS = 3;
const paths = ["/", "/png-to-jpg", "/heic-to-jpg", "/pdf-to-jpg", "/faq"];
const categories = ["performance", "accessibility", "best-practices", "seo"];

const flags = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";

async function measure(url, file, browser, attempt = 1) {
  const options = [
    "--output=json",
    `--output-path=${file}`,
    `--only-categories=${categories.join(",")}`,
    `--chrome-flags=${flags}`,
    "--no-enable-error-reporting",
    "--quiet",
  ];
  const last = attempt === ATTEMPTS;
  const ended = await run("npx", ["--yes", LIGHTHOUSE, url, ...options], {
    env: { CHROME_PATH: browser },
    allowFailure: !last,
  });
  if (ended !== 0) return measure(url, file, browser, attempt + 1);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const columns = [
  ["performance", (result) => 100 * result.categories.performance.score, 0],
  ["accessibility", (result) => 100 * result.categories.accessibility.score, 0],
  ["best practices", (result) => 100 * result.categories["best-practices"].score, 0],
  ["SEO", (result) => 100 * result.categories.seo.score, 0],
  ["LCP s", (result) => result.audits["largest-contentful-paint"].numericValue / 1000, 1],
  ["CLS", (result) => result.audits["cumulative-layout-shift"].numericValue, 3],
  ["TBT ms", (result) => result.audits["total-blocking-time"].numericValue, 0],
  ["transfer kB", (result) => result.audits["total-byte-weight"].numericValue / 1000, 0],
];

/** Ids of the audits beside performance that did not pass. */
const failed = (result) =>
  categories
    .slice(1)
    .flatMap((category) =>
      result.categories[category].auditRefs
        .filter(
          ({ id, weight }) => weight > 0 && result.audits[id].score !== null && result.audits[id].score < 1,
        )
        .map(({ id }) => id),
    );

const line = (cells) => `| ${cells.join(" | ")} |`;

requireNode();
await install();
await buildIfNeeded();
const browser = await findBrowser();
const { createJiti } = await import("jiti");
const { startSite } = await createJiti(import.meta.url).import("../running/site.ts");
const folder = mkdtempSync(join(tmpdir(), "pixmill-lighthouse-"));
const site = await startSite();
// However this ends, the server does not outlive it.
process.once("exit", () => void site.stop());
const rows = [];
try {
  for (const path of paths) {
    const results = [];
    for (let at = 0; at < RUNS; at++)
      results.push(await measure(`${site.url}${path}`, join(folder, "result.json"), browser));
    const cells = columns.map(([, read, digits]) => median(results.map(read)).toFixed(digits));
    console.log(`${path}: ${columns.map(([name], at) => `${name} ${cells[at]}`).join(", ")}`);
    const findings = [...new Set(results.flatMap(failed))];
    if (findings.length > 0) console.log(`  not passed: ${findings.join(", ")}`);
    rows.push({ path, cells, environment: results[0].environment });
  }
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

const index = median(rows.map(({ environment }) => environment.benchmarkIndex));
const chromium = rows[0].environment.hostUserAgent.match(/Chrome\/(\d+)/)?.[1];
writeFileSync(
  join(root, "AUDIT.md"),
  `# Audited

Made by \`npm run audit:lighthouse\`: medians of ${RUNS} runs of Lighthouse ${LIGHTHOUSE.split("@")[1]} on the production build
on loopback, as it emulates a phone (slow 4G, a processor four times slower).

Machine: ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node.js ${process.version}, Chromium ${chromium}; Lighthouse's index of it: ${index}.

${line(["page", ...columns.map(([name]) => name)])}
${line(["page", ...columns].map(() => "---"))}
${rows.map(({ path, cells }) => line([path, ...cells])).join("\n")}
`,
);
