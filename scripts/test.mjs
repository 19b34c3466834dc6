// `npm test`: installs packages, checks types, style, imports and unused code, runs every test, and prints `N passed, N failed`.
// `npm run test:quick` omits exhaustive tests and those that run a whole site: contracts, attacks, deployment and browsers.
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { ensurePrograms } from "./programs.mjs";
import { runBin } from "./run.mjs";

const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const totals = { passed: 0, failed: 0 };
/** Names of failed tests and checks, repeated at the end of a long output. */
const failures = [];

await suite("Packages", async () => {
  await ensureInstalled();
  return { passed: 0, failed: 0 };
});
// Tests often wait for a database: the checks use that time.
await Promise.all([
  suite("Unit and route tests", async () => {
    await ensurePrograms();
    return vitest("server", "browser");
  }),
  suite("Types", () => runCheck("tsc", ["--noEmit"])),
  suite("Style", () => runCheck("biome", ["check", "."])),
  suite("Imports", () => runCheck("tsx", ["scripts/check-imports.ts"])),
  suite("Unused code", () => runCheck("knip", [])),
]);
if (!process.argv.includes("--quick")) {
  await suite("Exhaustive tests, contracts, attacks and deployment", () => vitest("whole"));
  await suite("Build", async () => {
    await ensureBuilt();
    return { passed: 1, failed: 0 };
  });
  await suite("End-to-end tests", async () => {
    const file = join(reports, "playwright.json");
    const env = { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
    const status = await runBin("playwright", ["test", "--reporter=list,json"], { env, check: false });
    const report = read(file);
    const stats = report?.stats;
    failures.push(...failedSpecs(report?.suites ?? []));
    return countResults(status, stats?.expected, stats && stats.unexpected + stats.flaky);
  });
}

for (const failure of failures) console.info(`Failed: ${failure}`);
console.info(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

async function suite(name, work) {
  console.info(`\n— ${name}`);
  const known = failures.length;
  let result = { passed: 0, failed: 1 };
  try {
    result = await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  totals.passed += result.passed;
  totals.failed += result.failed;
  if (result.failed > failures.length - known) failures.push(name);
}

async function runCheck(bin, args) {
  const status = await runBin(bin, args, { check: false });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs the tests of these projects of vitest.config.ts. */
async function vitest(...projects) {
  const file = join(reports, `${projects.join("-")}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const status = await runBin("vitest", ["run", ...chosen, ...reporters], { check: false });
  const report = read(file);
  for (const { name, assertionResults } of report?.testResults ?? []) {
    const failed = assertionResults.filter((test) => test.status === "failed");
    failures.push(...failed.map((test) => `${relative("", name)} › ${test.fullName}`));
  }
  return countResults(status, report?.numPassedTests, report?.numFailedTests);
}

/** Names of the specs that failed or passed only when run again, in nested suites of Playwright. */
function failedSpecs(suites) {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"))
      .map(({ file, title }) => `${file} › ${title}`),
    ...failedSpecs(inner),
  ]);
}

/** The counts of a suite. A non-zero status counts as one failure when no test is reported as failed. */
function countResults(status, passed = 0, failed = 0) {
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
