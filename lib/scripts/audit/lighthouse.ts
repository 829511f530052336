// npm run audit:lighthouse [-- runs]: runs Lighthouse with phone emulation on the production build; writes lib/scripts/audit/AUDIT.md.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { median, table } from "../../../e2e/running/figures";
import { startSite } from "../../../e2e/running/site";
import { pagesIn } from "../../site/pages";
import { english, siteIn } from "../../site/site";
import { placeholders, tools } from "../../tools";
import { translations } from "../../words/languages";
import { findBrowser } from "../browser";
import { run } from "../install.mjs";
import { buildIfNeeded } from "../production-build";

const { contactPage, faqPage } = pagesIn(english);

/** Fetched on demand: it has more dependencies than the site and all its tests together. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const RUNS = Number(process.argv[2] ?? 5);
/** Attempts per run: a browser that starts too slowly gives a trace without a navigation (NO_NAVSTART). */
const ATTEMPTS = 3;
/**
 * A page of each kind: of every screen the most popular tool, which is listed first. Of the other languages the home page
 * and a tool.
 */
const paths = [
  "/",
  ...tools
    .filter((tool) => tool === tools.find(({ screen }) => screen === tool.screen))
    .map(({ path }) => path),
  ...placeholders.slice(0, 1).map(({ path }) => path),
  faqPage.path,
  contactPage.path,
  ...translations.flatMap((language) => ["/", "/heic-to-jpg"].map((path) => siteIn(language).at(path))),
];
const categories = ["performance", "accessibility", "best-practices", "seo"];

const flags = "--headless=new --no-sandbox --disable-gpu --disable-background-networking";

/** The part of a Lighthouse result that is used. */
type Result = {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue: number }>;
  environment: { benchmarkIndex: number; hostUserAgent: string };
};

async function measure(url: string, file: string, browser: string, attempt = 1): Promise<Result> {
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

const score = (category: string) => (result: Result) => 100 * (result.categories[category]?.score ?? 0);
const audited = (audit: string, unit: number) => (result: Result) =>
  (result.audits[audit]?.numericValue ?? 0) / unit;

const columns: readonly (readonly [name: string, read: (result: Result) => number, digits: number])[] = [
  ["performance", score("performance"), 0],
  ["accessibility", score("accessibility"), 0],
  ["best practices", score("best-practices"), 0],
  ["SEO", score("seo"), 0],
  ["LCP s", audited("largest-contentful-paint", 1000), 1],
  ["CLS", audited("cumulative-layout-shift", 1), 3],
  ["TBT ms", audited("total-blocking-time", 1), 0],
  ["transfer kB", audited("total-byte-weight", 1000), 0],
];

/** Returns the ids of failed audits outside performance. */
const failed = ({ categories: all, audits }: Result): string[] =>
  categories
    .slice(1)
    .flatMap((category) => all[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

await buildIfNeeded();
const browser = await findBrowser();
const folder = mkdtempSync(join(tmpdir(), "pixmill-lighthouse-"));
const site = await startSite();
// Stops the server however this process ends.
process.once("exit", () => void site.stop());
const rows: { path: string; cells: string[]; environment: Result["environment"] | undefined }[] = [];
try {
  for (const path of paths) {
    const results: Result[] = [];
    for (let at = 0; at < RUNS; at++)
      results.push(await measure(`${site.url}${path}`, join(folder, "result.json"), browser));
    const cells = columns.map(([, read, digits]) => median(results.map(read)).toFixed(digits));
    console.log(`${path}: ${columns.map(([name], at) => `${name} ${cells[at]}`).join(", ")}`);
    const findings = [...new Set(results.flatMap(failed))];
    if (findings.length > 0) console.log(`  not passed: ${findings.join(", ")}`);
    rows.push({ path, cells, environment: results[0]?.environment });
  }
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

const index = median(rows.map(({ environment }) => environment?.benchmarkIndex ?? 0));
const chromium = rows[0]?.environment?.hostUserAgent.match(/Chrome\/(\d+)/)?.[1];
writeFileSync(
  "lib/scripts/audit/AUDIT.md",
  `# Audited

Made by \`npm run audit:lighthouse\`: medians of ${RUNS} runs of Lighthouse ${LIGHTHOUSE.split("@")[1]} on the production build
on loopback, as it emulates a phone (slow 4G, a processor four times slower).

Machine: ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node.js ${process.version}, Chromium ${chromium}; Lighthouse's index of it: ${index}.

${table(
  ["page", ...columns.map(([name]) => name)],
  rows.map(({ path, cells }) => [path, ...cells]),
)}
`,
);
